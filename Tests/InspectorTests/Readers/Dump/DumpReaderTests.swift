import Testing
import TestSupport

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite struct DumpReaderTests {
    @Test("every key of the format is read and written back, byte for byte")
    func everyKey() throws {
        let reading = try DumpFixtures.read(DumpFixtures.everyKey)
        #expect(reading.findings.isEmpty)
        #expect(reading.layout.dumpText == DumpFixtures.everyKey)
        #expect(try Layout.read(reading.layout.dump()).layout == reading.layout)
    }

    @Test("the values of every key reach the model")
    func values() throws {
        let layout = try DumpFixtures.read(DumpFixtures.everyKey).layout
        #expect(layout.source.kind == .runtime)
        #expect(layout.source.file == "a \"b\".json")
        #expect(layout.coverage == .partial)
        #expect(layout.screen == Layout.Screen(width: 375, height: 667.5, scale: 3))
        #expect(layout.direction == .rightToLeft)
        #expect(layout.roots == [0, 5])

        let root = layout.views[0]
        #expect(root.baseClass == "UIView" && root.shortClassName == "RootView")
        #expect(root.label == "Root ü 🙂" && root.text == "tab\tand\nline")
        #expect(root.frame == Rectangle(x: 0, y: 0, width: 375, height: 667.5))
        #expect(root.intrinsicContentSize == PerAxis(nil, 44.5))
        #expect(root.contentHugging == PerAxis(251, 249.5))
        #expect(root.compressionResistance == PerAxis(0, 1000))
        #expect(root.baselineOffsets == Layout.BaselineOffsets(first: 12.25, last: 3))
        #expect(root.authoredMargins == DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(root.safeAreaInsets == EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(root.alignmentRectInsets.right == -1)
        #expect(root.isTransformed && root.isHidden && root.preservesSuperviewMargins)
        #expect(!root.insetsMarginsFromSafeArea)
        #expect(root.statedTranslatesAutoresizingMask == true)
        #expect(root.autoresizingMask == [.flexibleLeftMargin, .flexibleWidth, .flexibleBottomMargin])
        #expect(root.inferred == ["safeAreaInsets", "frame"])
        #expect(root.location == Layout.SourceLocation(file: "Main.storyboard", line: 12, column: 3))
        #expect(
            root.attributes == [
                Layout.Attribute(key: "backgroundColor", json: "\"#fff\""),
                Layout.Attribute(key: "numberOfLines", json: "2"),
                Layout.Attribute(key: "font", json: "{\"name\":\"Body\",\"size\":17}"),
                Layout.Attribute(key: "list", json: "[1,2.50,null,true]"),
            ]
        )

        #expect(layout.item(id: "root.safeArea") == layout.item(id: "root-safe"))
        #expect(layout.guides[1].frame == Rectangle(x: 1, y: 2, width: 3, height: 4))
        #expect(layout.guides[2].id == "root.layoutMargins" && !layout.guides[2].isListed)
        let stack = try #require(layout.views[1].stack)
        #expect(stack.axis == .vertical && stack.distribution == .equalSpacing && stack.alignment == .leading)
        #expect(stack.statedArranged == [3, 2] && layout.arrangedSubviews(of: 1) == [3, 2])
        #expect(stack.customSpacing.map(\.view) == [3, 2] && stack.customSpacing.map(\.points) == [20, 0.1])
        #expect(layout.views[4].scroll?.contentOffset == Point(x: 0, y: -88))

        let constraint = layout.constraints[0]
        #expect(constraint.first == Layout.Anchor(.view(1), .leadingMargin))
        #expect(constraint.second == Layout.Anchor(.guide(0), .leading))
        #expect(constraint.relation == .greaterThanOrEqual && constraint.multiplier == 0.5)
        #expect(constraint.constant == -16.25 && constraint.priority == 999.5)
        #expect(!constraint.isActive && constraint.origin == .prototyping)
        #expect(layout.constraints[2].terms.map(\.multiplier) == [1, -1])
        #expect(layout.reports[0].constraints == ["c1", "gone"] && layout.reports[0].broken == "c1")
        #expect(layout.reports[1].attributes == [.minX, .height])
    }

    @Test("the order of keys in an object means nothing")
    func keyOrder() throws {
        let usual = try DumpFixtures.read(
            """
            {"format": "layout-dump", "version": 1,
             "roots": [{"id": "r", "class": "UIView", "guides": [{"id": "g", "kind": "custom"}], "subviews": [
               {"id": "s", "class": "UIStackView", "stack": {"arranged": ["a"]}, "subviews": [
                 {"id": "a", "class": "UIView"}]}]}],
             "constraints": [{"id": "k", "first": {"item": "a", "attribute": "top"},
                              "second": {"item": "g", "attribute": "top"}}]}
            """
        ).layout
        let turned = try DumpFixtures.read(
            """
            {"constraints": [{"second": {"attribute": "top", "item": "g"},
                              "first": {"attribute": "top", "item": "a"}, "id": "k"}],
             "roots": [{"subviews": [{"subviews": [{"class": "UIView", "id": "a"}],
                                      "stack": {"arranged": ["a"]}, "class": "UIStackView", "id": "s"}],
                        "guides": [{"kind": "custom", "id": "g"}], "class": "UIView", "id": "r"}],
             "version": 1, "format": "layout-dump"}
            """
        ).layout
        #expect(usual == turned)
        #expect(usual.dump() == turned.dump())
    }

    @Test("words are read in their other spellings")
    func otherSpellings() throws {
        let spellings: [(String, LayoutAttribute)] = [
            ("minX", .left), ("midX", .centerX), ("maxX", .right), ("minY", .top), ("midY", .centerY),
            ("maxY", .bottom), ("baseline", .lastBaseline),
        ]
        for (spelling, attribute) in spellings {
            let constraint = DumpFixtures.constraint("a \(spelling)", "r \(spelling)")
            let layout = try DumpFixtures.read(DumpFixtures.dump(constraint: constraint)).layout
            #expect(layout.constraints.first?.first?.attribute == attribute)
        }
        for (spelling, relation) in [("==", Relation.equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual)] {
            let constraint = DumpFixtures.constraint("a top", "r top", more: "\"relation\": \"\(spelling)\"")
            let layout = try DumpFixtures.read(DumpFixtures.dump(constraint: constraint)).layout
            #expect(layout.constraints.first?.relation == relation)
        }
    }

    @Test("a second attribute that is none leaves the constant alone")
    func notAnAttribute() throws {
        for second in [
            "{\"attribute\": \"notAnAttribute\"}", "{\"item\": \"b\", \"attribute\": \"notAnAttribute\"}",
        ] {
            let constraint = DumpFixtures.constraint("a width", more: "\"constant\": 4, \"second\": \(second)")
            let layout = try DumpFixtures.read(DumpFixtures.dump(constraint: constraint)).layout
            #expect(layout.constraints.first?.second == nil)
            #expect(layout.constraints.first?.constant == 4)
        }
    }

    @Test("a content size constraint with the relation equal is read as the pair that it is")
    func contentSizePair() throws {
        let reading = try DumpFixtures.read(
            DumpFixtures.dump(
                roots: """
                    [{"id": "r", "class": "UILabel", "contentHugging": [251, 0]}]
                    """,
                constraints: """
                    [{"id": "0x1", "first": {"item": "r", "attribute": "width"}, "constant": 40, "origin": "contentSize"},
                     {"id": "0x2", "first": {"item": "r", "attribute": "height"}, "constant": 20, "origin": "contentSize"}]
                    """
            )
        )
        #expect(reading.layout.constraints.map(\.id) == ["0x1/hugging", "0x1/compression", "0x2/compression"])
        #expect(
            reading.layout.constraints.map(\.relation) == [.lessThanOrEqual, .greaterThanOrEqual, .greaterThanOrEqual]
        )
        #expect(reading.layout.constraints.map(\.priority) == [251, 750, 750])
        #expect(reading.layout.constraints.map(\.constant) == [40, 40, 20])
        #expect(reading.findings.map(\.severity) == [.note, .note])
        #expect(reading.places.constraints.count == 3)
    }

    @Test("objects know their line and their column, in bytes")
    func places() throws {
        let reading = try DumpFixtures.read(
            """
            {"format": "layout-dump", "version": 1,
             "roots": [{"id": "ü", "class": "UIView", "subviews": [{"id": "a", "class": "UIView",
               "guides": [ {"id": "g", "kind": "custom"}]}]}],
             "constraints": [
               {"id": "k", "first": {"item": "a", "attribute": "width"}}
             ]
            }
            """
        )
        #expect(reading.places.views == [Place(line: 2, column: 12), Place(line: 2, column: 57)])
        #expect(reading.places.guides == [Place(line: 3, column: 16)])
        #expect(reading.places.constraints == [Place(line: 5, column: 4)])
    }

    @Test("standard guides are found by the name of their view, listed or not")
    func standardGuides() throws {
        let layout = try DumpFixtures.read(
            DumpFixtures.dump(
                roots: """
                    [{"id": "r", "class": "UIView", "guides": [{"id": "r.safeArea", "kind": "safeArea"}, \
                    {"id": "m", "kind": "layoutMargins"}]}, {"id": "x.y", "class": "UIView"}]
                    """,
                constraints: "["
                    + [
                        DumpFixtures.constraint("r.safeArea top", "r.layoutMargins top", id: "1"),
                        DumpFixtures.constraint("x.y.keyboard top", "x.y.keyboard bottom", id: "2"),
                        DumpFixtures.constraint("r.custom top", "r top", id: "3"),
                    ].joined(separator: ",") + "]"
            )
        ).layout
        #expect(layout.constraints[0].first?.item == .guide(0))
        #expect(layout.constraints[0].second?.item == .guide(1))
        #expect(layout.guides.map(\.id) == ["r.safeArea", "m", "x.y.keyboard"])
        #expect(layout.constraints[2].fault?.rule == "unreachable-item")
    }

    @Test("a byte order mark and carriage returns do no harm")
    func byteOrderMark() throws {
        let text = DumpFixtures.everyKey.replacing("\n", with: "\r\n")
        let reading = try Layout.read([0xEF, 0xBB, 0xBF] + Array(text.utf8))
        #expect(reading.layout.dumpText == DumpFixtures.everyKey)
    }

    @Test("an input of an unknown kind is one clear error")
    func unknownContent() {
        for text in ["[1, 2]", "hello", "\u{0}\u{1}"] {
            let error = #expect(throws: ReadError.self) { try Layout.read(Array(text.utf8)) }
            #expect(error?.message.hasPrefix("unrecognized file; expected a storyboard, xib") == true)
        }
        let empty = #expect(throws: ReadError.self) { try Layout.read([]) }
        #expect(empty?.message == "the file is empty")
        let missing = #expect(throws: ReadError.self) { try Layout(contentsOf: "/nonexistent/file.json") }
        #expect(missing?.message == "cannot open \"/nonexistent/file.json\": no such file or directory")
        let folder = #expect(throws: ReadError.self) { try Layout(contentsOf: "/") }
        #expect(folder?.message == "cannot read \"/\": it is a folder")
    }

    #if os(Linux)
        @Test("a file without a known size is read to its end")
        func fileWithoutSize() {
            let error = #expect(throws: ReadError.self) { try Layout(contentsOf: "/proc/self/status") }
            #expect(error?.message.hasPrefix("unrecognized file") == true)
        }
    #endif

    @Test("views nested 100,000 deep are read, written and released on a small stack")
    func depth() throws {
        let depth = 100_000
        try onSmallStack {
            var text = "{\"format\": \"layout-dump\", \"version\": 1, \"roots\": ["
            for level in 0..<depth {
                text += level == 0 ? "" : ", \"subviews\": ["
                text += "{\"id\": \"\(level)\", \"class\": \"UIView\""
            }
            for level in 0..<depth { text += level == depth - 1 ? "}" : "}]" }
            text += "], \"constraints\": [\(DumpFixtures.constraint("99999 top", "0 top"))]}"
            let layout = try DumpFixtures.read(text).layout
            #expect(layout.views.count == depth)
            #expect(layout.views.last?.depth == depth - 1)
            let dump = layout.dump()
            #expect(dump.count < 500 * depth)
            #expect(try Layout.read(dump).layout == layout)
        }
    }

    @Test("other values nested 100,000 deep are skipped and kept on a small stack")
    func depthOfOtherValues() throws {
        try onSmallStack {
            let nested = String(repeating: "[{\"a\":", count: 50_000) + "1" + String(repeating: "}]", count: 50_000)
            let roots =
                "[{\"id\": \"r\", \"class\": \"UIView\", \"attributes\": {\"deep\": \(nested)}, \"odd\": \(nested)}]"
            let reading = try DumpFixtures.read(DumpFixtures.dump(roots: roots))
            #expect(reading.layout.views[0].attributes[0].json.utf8.count == nested.utf8.count)
            #expect(reading.findings.map(\.rule) == ["unknown-key"])
            let cut = DumpFixtures.dump(roots: "[{\"odd\": \(nested.dropLast())")
            let error = #expect(throws: ReadError.self) { try DumpFixtures.read(cut) }
            #expect((error?.keyPath?.utf8.count ?? .max) < 500)
        }
    }
}
