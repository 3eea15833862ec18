import LayoutInspector
import Testing

/// What Xcode's mark `misplaced="YES"` says of a view, and of its content.
@Suite("Marks of misplaced views")
struct MisplacedMarkTests {
    /// A label of 17 points, recorded `width` wide, 30 from the left; centered where `isCentered`.
    private func document(_ label: String, width: Double, isMarked: Bool = true, font: String, constraints: String)
        -> String
    {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" useAutolayout="YES">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <objects><view contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
                <subviews><label text="\(label)" \(isMarked ? "misplaced=\"YES\"" : "") \
        translatesAutoresizingMaskIntoConstraints="NO" id="name">
                    <rect key="frame" x="30" y="10" width="\(width)" height="20.5"/>
                    \(font)
                </label></subviews>
                <constraints>
                    <constraint firstItem="name" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
        constant="30" id="a"/>
                    <constraint firstItem="name" firstAttribute="top" secondItem="root" secondAttribute="top" \
        constant="10" id="b"/>
                    \(constraints)
                </constraints>
            </view></objects>
        </document>
        """
    }

    private let system = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    private let own = #"<fontDescription key="fontDescription" name="Brand-Regular" family="Brand" pointSize="17"/>"#

    private func findings(_ document: String) throws -> [Finding] {
        var options = DiagnosisOptions()
        options.includesNotes = true
        let rules: Set = ["unconfirmed-report", "misplaced-view", "conflict"]
        return try Layout.read(Array(document.utf8)).diagnosed(options: options).findings
            .filter { rules.contains($0.rule) }
    }

    private func width(_ document: String) throws -> Double? {
        try Layout.read(Array(document.utf8)).diagnosed().solved().frames.last?.width
    }

    @Test("the frame of a marked view does not say how wide its text is, where the font is known")
    func knownFont() throws {
        // "Brightness" is 81.5 wide (recorded on iOS 26); 86 is within what a recorded frame of an unmarked label may have.
        let marked = document("Brightness", width: 86, font: system, constraints: "")
        #expect(try width(marked) == 81.5)
        #expect(try findings(marked).map(\.rule) == ["misplaced-view"])
        #expect(try width(document("Brightness", width: 86, isMarked: false, font: system, constraints: "")) == 86)
    }

    @Test("in a font that is not known, the frame is all there is, and the mark cannot be checked")
    func unknownFont() throws {
        let marked = document("Brightness", width: 86, font: own, constraints: "")
        #expect(try width(marked) == 86)
        let messages = try findings(marked).map(\.message)
        #expect(
            messages == [
                "Xcode marks UILabel \"Brightness\" as misplaced, which cannot be checked: the size of its content is not in the file"
            ]
        )
    }

    @Test("a view whose constraints alone say where it is matches them, or does not")
    func constraintsAlone() throws {
        let fixed = #"""
            <constraint firstItem="name" firstAttribute="width" constant="86" id="c"/>
            <constraint firstItem="name" firstAttribute="height" constant="20.5" id="d"/>
            """#
        let messages = try findings(document("Brightness", width: 86, font: own, constraints: fixed)).map(\.message)
        #expect(messages == ["Xcode marks UILabel \"Brightness\" as misplaced, but its frame matches its constraints"])
    }

    @Test("where the place is wrong, an estimated size is not said beside it")
    func place() throws {
        let marked = document("Brightness", width: 86, font: system, constraints: "")
            .replacing(#"x="30" y="10""#, with: #"x="139" y="74""#)
        let message = try #require(try findings(marked).first?.message)
        #expect(message == "UILabel \"Brightness\"'s frame has x 139 and y 74, but its constraints give x 30 and y 10")
    }

    /// A centered view without content in a column, as Interface Builder draws it.
    @Test("240 points are Interface Builder's, where a view of a stack asks for no width", arguments: ["", "width"])
    func drawnWithoutContent(_ size: String) throws {
        let own = size.isEmpty ? "" : #"<constraint firstAttribute="width" constant="100" id="w"/>"#
        let document = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" useAutolayout="YES">
                <device id="retina4_7" orientation="portrait" appearance="light"/>
                <objects><view contentMode="scaleToFill" id="root">
                    <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
                    <subviews><stackView opaque="NO" contentMode="scaleToFill" axis="vertical" alignment="center" \
            translatesAutoresizingMaskIntoConstraints="NO" id="column">
                        <rect key="frame" x="0.0" y="0.0" width="300" height="32"/>
                        <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="spacer">
                            <rect key="frame" x="30" y="0.0" width="240" height="32"/>
                            <constraints><constraint firstAttribute="height" constant="32" id="h"/>\(own)</constraints>
                        </view></subviews>
                        <constraints><constraint firstAttribute="width" constant="300" id="c"/></constraints>
                    </stackView></subviews>
                    <constraints>
                        <constraint firstItem="column" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="a"/>
                        <constraint firstItem="column" firstAttribute="top" secondItem="root" secondAttribute="top" id="b"/>
                    </constraints>
                </view></objects>
            </document>
            """
        let certain = try findings(document).filter { $0.rule == "misplaced-view" && $0.confidence == .certain }
        #expect(certain.isEmpty == size.isEmpty)
    }

    @Test("the mark of a view in a conflict says nothing beside it")
    func conflict() throws {
        let fixed = #"""
            <constraint firstItem="name" firstAttribute="width" constant="86" id="c"/>
            <constraint firstItem="name" firstAttribute="width" constant="87" id="d"/>
            """#
        let rules = try findings(document("Brightness", width: 86, font: system, constraints: fixed)).map(\.rule)
        #expect(rules.contains("conflict") && !rules.contains("unconfirmed-report"))
    }
}
