import LayoutInspector
import SwiftSource
import TestSupport
import Testing

@testable import LayoutPrinter

@Suite("items of toolbars")
struct BarItemTests {
    /// A toolbar whose items show two views, and one that shows none.
    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <scenes><scene sceneID="s"><objects><viewController id="c" customClass="PlayerController" sceneMemberID="viewController">
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <toolbar translatesAutoresizingMaskIntoConstraints="NO" id="bar"><rect key="frame" x="0" y="600" width="375" height="44"/>
        <items>
        <barButtonItem style="plain" systemItem="flexibleSpace" id="i1"/>
        <barButtonItem style="plain" id="i2"><slider key="customView" id="slider">
        <rect key="frame" x="80" y="7" width="174" height="30"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></slider></barButtonItem>
        <barButtonItem width="8" style="plain" systemItem="fixedSpace" id="i3"/>
        <barButtonItem style="plain" id="i4"><view key="customView" id="badge">
        <rect key="frame" x="262" y="7" width="40" height="30"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        <subviews><label text="3" translatesAutoresizingMaskIntoConstraints="NO" id="count">
        <rect key="frame" x="0" y="0" width="40" height="30"/></label></subviews>
        <constraints><constraint firstItem="count" firstAttribute="top" secondItem="badge" secondAttribute="top" id="k3"/>
        </constraints></view></barButtonItem>
        </items></toolbar>
        <toolbar translatesAutoresizingMaskIntoConstraints="NO" id="edit"><rect key="frame" x="0" y="0" width="375" height="44"/>
        <items><barButtonItem systemItem="add" id="i5"/><barButtonItem title="Done" style="done" id="i6"/>
        <barButtonItem image="trash" catalog="system" id="i7"/></items></toolbar>
        </subviews><constraints>
        <constraint firstItem="bar" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="k1"/>
        <constraint firstItem="edit" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="k2"/>
        </constraints></view><connections><outlet property="bar" destination="bar" id="o1"/>
        <outlet property="slider" destination="slider" id="o2"/><outlet property="edit" destination="edit" id="o3"/>
        </connections></viewController></objects></scene></scenes></document>
        """

    private func text(_ dialect: Dialect, _ form: SourceForm, configures: Bool = true) throws -> String {
        var options = PrintOptions()
        options.printsConfiguration = configures
        let layout = try Layout.read(Array(Self.document.utf8)).layout
        return try layout.printed(as: dialect, form: form, options: options).text
    }

    @Test("a bar takes the views of its items by assignment, in every dialect and form", arguments: Dialects.all)
    func customViews(_ dialect: Dialect) throws {
        guard dialect.name != "notautolayout" else { return }
        for form in dialect.forms {
            for configures in [false, true] {
                let text = try text(dialect, form, configures: configures)
                let words = text.split { $0.isWhitespace }.joined(separator: " ")
                if dialect.name == "masonry" {
                    #expect(
                        words.contains(
                            "[UIBarButtonItem flexibleSpaceItem], [[UIBarButtonItem alloc] initWithCustomView:"
                        )
                    )
                    #expect(words.contains("[UIBarButtonItem fixedSpaceItemOfWidth:8]"))
                } else {
                    #expect(
                        words.contains(".flexibleSpace(), UIBarButtonItem(customView: slider), .fixedSpace(8),"),
                        "\(text)"
                    )
                }
                #expect(!words.contains("bar.addSubview") && !words.contains("bar addSubview"))
                #expect(!words.contains("not set of bar"))
            }
        }
    }

    @Test("items without views are a setting")
    func settings() throws {
        let text = try text(.anchors, .plan)
        #expect(
            text.contains(
                """
                    edit.items = [
                        UIBarButtonItem(systemItem: .add),
                        UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
                        UIBarButtonItem(image: UIImage(systemName: "trash"), style: .plain, target: nil, action: nil),
                """
            ),
            "\(text)"
        )
        #expect(try !self.text(.anchors, .plan, configures: false).contains("edit.items"))
    }

    @Test("source with other items than the layout's is caught")
    func mutants() throws {
        let layout = try Layout.read(Array(Self.document.utf8)).layout
        let printing = try Anchors().printing(of: layout, form: .class, options: PrintOptions())
        try Anchors().prove(printing.plan, in: printing.context)
        var count = 0
        for mutant in AnchorsMutants.all(of: printing.plan) where mutant.plan != printing.plan {
            if ["reversed", "shortened", "other view"].contains(where: mutant.kind.hasSuffix) { count += 1 }
            #expect(throws: ProofFailure.self, "\(mutant.kind) passed") {
                try Anchors().prove(mutant.plan, in: printing.context)
            }
        }
        #expect(count >= 3)
    }

    @Test("an item is read as it is written, and in no other way")
    func reading() throws {
        let layout = try Layout.read(Array(Self.document.utf8)).layout
        let items = try #require(FrameworkViews.barItems(of: layout.views[1]))
        let read = items.compactMap { BarItem($0, isWhole: true) { $0 } }
        #expect(read == [.flexibleSpace, .customView("slider"), .fixedSpace(8), .customView("badge")])
        for item in read {
            #expect(try BarItem(reading: item.expression, line: 1) == item)
        }
        let foreign = SwiftExpression.call("UIBarButtonItem", [.init(label: "customView", value: .string("slider"))])
        #expect(throws: ProofFailure.self) { try BarItem(reading: foreign, line: 1) }
    }
}
