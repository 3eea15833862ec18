@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

/// Small Interface Builder files, put together from parts.
enum InterfaceBuilderSample {
    /// A storyboard with one scene, whose controller's view is 375 x 667 and holds `views` and `constraints`.
    static func storyboard(
        device: String = "<device id=\"retina4_7\" orientation=\"portrait\"/>",
        views: String = "",
        constraints: String = "",
        viewChildren: String = "",
        viewAttributes: String = "",
        controllerChildren: String = "",
        resources: String = "",
        documentAttributes: String = ""
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"\(documentAttributes)>
            \(device)
            <scenes>
                <scene sceneID="s1">
                    <objects>
                        <viewController id="c1" customClass="LoginController" customModule="Shop" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="root"\(viewAttributes)>
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <subviews>
                                    \(views)
                                </subviews>
                                <viewLayoutGuide key="safeArea" id="safe"/>
                                <constraints>
                                    \(constraints)
                                </constraints>
                                \(viewChildren)
                            </view>
                            \(controllerChildren)
                        </viewController>
                    </objects>
                </scene>
            </scenes>
            <resources>
                \(resources)
            </resources>
        </document>
        """
    }

    /// A plain view that Auto Layout places.
    static func view(
        _ id: String,
        _ frame: (Double, Double, Double, Double) = (0, 0, 10, 10),
        tag: String = "view",
        attributes: String = "",
        children: String = ""
    ) -> String {
        """
        <\(tag) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"\(attributes)>
        <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>\(children)</\(tag)>
        """
    }

    static func read(_ text: String, traits: Traits? = nil) throws(ReadError) -> Reading {
        let bytes = Array(text.utf8)
        return try bytes.withUnsafeBytes { buffer in
            Result { () throws(ReadError) in
                try InterfaceBuilderReader.read(buffer, options: ReadOptions(path: "Login.storyboard", traits: traits))
            }
        }.get()
    }
}

extension Layout {
    func view(_ id: String) -> View? {
        guard case .view(let index)? = item(id: id) else { return nil }
        return views[index]
    }

    func constraint(_ id: String) -> Constraint? { constraintIndex(id: id).map { constraints[$0] } }

    func attribute(_ key: String, of view: String) -> String? {
        self.view(view)?.attributes.first { $0.key == key }?.json
    }
}
