import LayoutInspector
import TestSupport
import Testing

@testable import LayoutPrinter

@Suite("flow layouts of collection views")
struct FlowLayoutSettingsTests {
    private func dumped(_ json: String, className: String = "UICollectionView") -> String {
        dump(
            #"""
            {"id": "v", "class": "\#(className)", "baseClass": "UICollectionView", "name": "v",
             "translatesAutoresizingMask": false, "attributes": {"collectionViewLayout": \#(json)}}
            """#
        )
    }

    private func source(
        _ dump: String,
        as dialect: Dialect = .draftsman,
        form: SourceForm = .class
    ) throws -> String {
        var options = PrintOptions()
        options.printsConfiguration = true
        return try layout(dump).printed(as: dialect, form: form, options: options).text
    }

    /// The lines of the closure up to the collection view, without indentation.
    private func lines(_ text: String) -> [String] {
        let lines = text.split(separator: "\n").map { String($0.trimmingPrefix { $0 == " " }) }
        let start = lines.firstIndex { $0.hasSuffix("v: UICollectionView = {") } ?? lines.endIndex
        return Array(lines[start...].dropFirst().prefix { $0 != "return view" })
    }

    @Test(
        "what differs from the layout's defaults is set before the collection view is created",
        arguments: [
            (#"{"scrollDirection": "horizontal"}"#, ["scrollDirection = .horizontal"]),
            (#"{"minimumLineSpacing": 2, "minimumInteritemSpacing": 10}"#, ["minimumLineSpacing = 2"]),
            (
                #"{"itemSize": {"width": 110, "height": 50}, "headerReferenceSize": {"width": 0, "height": 0}}"#,
                ["itemSize = CGSize(width: 110, height: 50)"]
            ),
            (
                #"{"sectionInset": {"minX": 1, "minY": 2, "maxX": 3, "maxY": 4}}"#,
                ["sectionInset = UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)"]
            ),
            (
                #"{"sectionInset": {"top": 1, "left": 2, "bottom": 3, "right": 4}, "minimumLineSpacing": 0}"#,
                ["minimumLineSpacing = 0", "sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"]
            ),
            (
                #"{"automaticEstimatedItemSize": true, "estimatedItemSize": {"width": 9, "height": 9}}"#,
                ["estimatedItemSize = UICollectionViewFlowLayout.automaticSize"]
            ),
            (
                #"{"sectionInsetReference": "safeArea", "sectionHeadersPinToVisibleBounds": true}"#,
                ["sectionInsetReference = .fromSafeArea", "sectionHeadersPinToVisibleBounds = true"]
            ),
        ]
    )
    func settings(_ json: String, _ expected: [String]) throws {
        let text = try source(dumped(json))
        #expect(
            lines(text) == ["let layout = UICollectionViewFlowLayout()"] + expected.map { "layout." + $0 }
                + ["let view = UICollectionView(frame: .zero, collectionViewLayout: layout)"],
            "\(text)"
        )
        #expect(!text.contains("not set"))
    }

    @Test(
        "a layout with the defaults needs neither a setting nor a comment",
        arguments: [
            "{}",
            #"""
            {"scrollDirection": "vertical", "minimumLineSpacing": 10, "minimumInteritemSpacing": 10,
             "itemSize": {"width": 50, "height": 50}, "sectionInset": {"minX": 0, "minY": 0, "maxX": 0, "maxY": 0},
             "automaticEstimatedItemSize": false, "sectionInsetReference": "contentInset"}
            """#,
        ]
    )
    func defaults(_ json: String) throws {
        let text = try source(dumped(json))
        #expect(
            text.contains("v = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())\n")
        )
        #expect(!text.contains("not set"))
    }

    @Test(
        "a layout of the app's own class, and what is unknown, is a comment",
        arguments: [
            #"{"customClass":"GridLayout","minimumLineSpacing":2}"#, #"{"minimumLineSpacing":"wide"}"#, #""grid""#,
            #"{"itemSize":{"width":1}}"#,
        ]
    )
    func unknown(_ json: String) throws {
        let text = try source(dumped(json))
        #expect(text.contains("// not set: collectionViewLayout " + json + "\n"), "\(text)")
        #expect(!text.contains("let layout"))
    }

    @Test("a collection view that exists already has a layout of some class: a comment shows its values")
    func existing() throws {
        let text = try source(dumped(#"{"minimumLineSpacing":2}"#), form: .plan)
        #expect(text.contains(#"// not set of v: collectionViewLayout {"minimumLineSpacing":2}"#), "\(text)")
    }

    @Test("Objective-C lists what it does not set")
    func objectiveC() throws {
        let text = try source(dumped(#"{"minimumLineSpacing":2}"#), as: .masonry)
        #expect(text.contains("// not set: collectionViewLayout.minimumLineSpacing\n"), "\(text)")
    }

    @Test("a class whose name ends in Layout does not take the name of the layout")
    func names() throws {
        let text = try source(dumped(#"{"minimumLineSpacing": 2}"#, className: "Shop.GridLayout"))
        #expect(text.contains("let view = GridLayout(frame: .zero, collectionViewLayout: layout)\n"), "\(text)")
    }

    @Test("every dialect in Swift sets it")
    func dialects() throws {
        for dialect in Dialects.all where dialect.name != Dialect.masonry.name {
            let text = try source(dumped(#"{"minimumLineSpacing": 2}"#), as: dialect)
            #expect(text.contains("        layout.minimumLineSpacing = 2\n"), "\(text)")
        }
    }

    @Test(
        "text that makes the layout otherwise is not proven",
        arguments: [
            // No setting, another object's setting, another class, a layout that nothing takes, one that is returned.
            ("layout.minimumLineSpacing = 2\n        ", ""), ("layout.minimum", "other.minimum"),
            ("let layout = UICollectionViewFlowLayout()", "let layout = UICollectionViewLayout()"),
            ("collectionViewLayout: layout)", "collectionViewLayout: UICollectionViewFlowLayout())"),
            ("return view", "return layout"), ("let view = ", "let layout = "), ("let layout = ", "let grid = "),
        ]
    )
    func reading(_ original: String, _ changed: String) throws {
        var options = PrintOptions()
        options.printsConfiguration = true
        let document = try layout(dumped(#"{"minimumLineSpacing": 2}"#))
        let printing = try Draftsman().printing(of: document, form: .class, options: options)
        let broken = printing.text.replacing(original, with: changed)
        try #require(broken != printing.text)
        #expect(throws: ProofFailure.self) {
            try Draftsman().prove(broken, of: printing.plan, in: printing.context)
        }
    }
}
