import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders

/// Table and collection cells, as their hosts size them at run time.
@Suite struct InterfaceBuilderCellTests {
    private typealias Sample = InterfaceBuilderSample

    /// A table of 375 points with one cell, 44 high, whose content is `subviews` and `constraints`.
    private static func table(
        _ tableAttributes: String,
        cell: String = "",
        subviews: String,
        constraints: String,
        drawnHeight: Double = 44
    ) -> String {
        Sample.storyboard(
            views: Sample.view(
                "table",
                (0, 0, 375, 667),
                tag: "tableView",
                attributes: " " + tableAttributes,
                children: """
                    <prototypes><tableViewCell id="cell" \(cell)>
                    <rect key="frame" x="0" y="28" width="375" height="\(drawnHeight)"/>
                    <tableViewCellContentView key="contentView" id="content">
                    <rect key="frame" x="0" y="0" width="375" height="\(drawnHeight)"/>
                    <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>
                    </tableViewCellContentView></tableViewCell></prototypes>
                    """
            ),
            constraints: ["top", "bottom", "leading", "trailing"].map { pin("table", $0, "root", $0) }.joined()
        )
    }

    @Test(
        "a table makes its cells as wide as itself, and rows of a stated height that high, whatever the file recorded",
        arguments: [
            ("style=\"plain\"", "", 600, 44), ("style=\"grouped\"", "", 600, 44),
            ("style=\"insetGrouped\"", "", 320, 44), ("rowHeight=\"60\"", "", 600, 60),
            ("rowHeight=\"-1\"", "", 600, 44),
            ("rowHeight=\"60\"", "rowHeight=\"50\"", 600, 44),
        ] as [(String, String, Double, Double)]
    )
    func cellsOfTheTablesWidth(_ attributes: String, _ cell: String, width: Double, height: Double) throws {
        let row = """
            <prototypes><tableViewCell id="cell" \(cell)><rect key="frame" x="0" y="28" width="320" height="44"/>
            <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="286" height="43.5"/></tableViewCellContentView></tableViewCell></prototypes>
            """
        let text = Sample.storyboard(
            views: Sample.view("t", (0, 0, 600, 600), tag: "tableView", attributes: " " + attributes, children: row)
        )
        let layout = try Sample.read(text).layout
        #expect(layout.view("cell")?.frame == Rectangle(x: 0, y: 28, width: width, height: height))
        #expect(layout.view("content")?.frame == Rectangle(x: 0, y: 0, width: width - 34, height: height - 0.5))
        #expect(layout.view("cell")?.inferred == ["frame"] && layout.view("content")?.inferred == ["frame"])
    }

    private static func pin(_ first: String, _ a: String, _ second: String, _ b: String, _ c: Double = 0) -> String {
        "<constraint firstItem=\"\(first)\" firstAttribute=\"\(a)\" secondItem=\"\(second)\" secondAttribute=\"\(b)\""
            + " constant=\"\(c)\" id=\"\(first)-\(a)-\(second)\"/>"
    }

    private static func height(_ view: String, _ points: Double) -> String {
        "<constraint firstItem=\"\(view)\" firstAttribute=\"height\" constant=\"\(points)\" id=\"\(view)-height\"/>"
    }

    /// A plain view between the edges of the content view, of a height of its own.
    private static let box = Sample.view("box", (8, 8, 359, 28))
    private static func boxConstraints(height points: Double) -> String {
        pin("box", "top", "content", "top", 8) + pin("content", "bottom", "box", "bottom", 8)
            + pin("box", "leading", "content", "leading", 8) + pin("content", "trailing", "box", "trailing", 8)
            + height("box", points)
    }

    private static func solved(_ text: String, _ ids: String...) throws -> [Double] {
        let diagnosis = try Sample.read(text).diagnosed(options: DiagnosisOptions())
        return try ids.map { id in
            let index = try #require(diagnosis.layout.views.firstIndex { $0.id == id })
            return diagnosis.solved().frames[index].height
        }
    }

    private static func findings(_ text: String) throws -> [Finding] {
        var options = DiagnosisOptions()
        options.includesNotes = true
        return try Sample.read(text).diagnosed(options: options).findings
    }

    @Test(
        "a row height holds a cell to it, automatic heights follow the content",
        arguments: [
            ("rowHeight=\"44\"", "", true), ("rowHeight=\"44\" estimatedRowHeight=\"-1\"", "", true),
            ("rowHeight=\"-1\" estimatedRowHeight=\"-1\"", "rowHeight=\"44\"", true),
            ("rowHeight=\"-1\" estimatedRowHeight=\"-1\"", "", false), ("", "", false),
        ]
    )
    func rowHeight(table: String, cell: String, isHeld: Bool) throws {
        let text = Self.table(table, cell: cell, subviews: Self.box, constraints: Self.boxConstraints(height: 84))
        let findings = try Self.findings(text).filter { $0.severity > .note }
        #expect(findings.map(\.rule) == (isHeld ? ["conflict"] : []))
        #expect(findings.allSatisfy { $0.confidence == .possible })
        #expect(try Self.solved(text, "content", "cell") == (isHeld ? [44, 44] : [100, 100]))
    }

    @Test("a cell that its content does not size stays as drawn")
    func openContent() throws {
        let constraints =
            Self.pin("box", "top", "content", "top", 8) + Self.pin("box", "leading", "content", "leading", 8)
            + Self.height("box", 20)
            + "<constraint firstItem=\"box\" firstAttribute=\"width\" constant=\"20\" id=\"w\"/>"
        let text = Self.table("rowHeight=\"-1\"", subviews: Self.box, constraints: constraints, drawnHeight: 60)
        #expect(try Self.solved(text, "content", "cell") == [60, 60])
        #expect(try Self.findings(text).filter { $0.rule == "ambiguous-layout" }.isEmpty)
    }

    @Test("content that a cell was not drawn for is neither truncated nor misplaced")
    func cellsBelowTheCanvas() throws {
        let label = Sample.view("title", (8, 8, 359, 0), tag: "label", attributes: " text=\"Title\"")
        let constraints =
            Self.pin("title", "top", "content", "top", 8) + Self.pin("title", "leading", "content", "leading", 8)
            + Self.pin("box", "top", "title", "bottom", 8) + Self.pin("content", "bottom", "box", "bottom", 8)
            + Self.pin("box", "leading", "content", "leading", 8)
            + Self.pin("content", "trailing", "box", "trailing", 8) + Self.height("box", 40)
        let text = Self.table("rowHeight=\"-1\"", subviews: label + Self.box, constraints: constraints)
        #expect(try Self.findings(text).filter { $0.severity > .note }.isEmpty)
        #expect(try Self.solved(text, "cell")[0] > 80)
    }

    @Test("a cell in a xib of its own follows its content unless it has a row height", arguments: [true, false])
    func cellsInXibs(hasRowHeight: Bool) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
            <tableViewCell id="cell"\(hasRowHeight ? " rowHeight=\"44\"" : "")>
            <rect key="frame" x="0" y="0" width="375" height="44"/>
            <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="375" height="44"/>
            <subviews>\(Self.box)</subviews><constraints>\(Self.boxConstraints(height: 84))</constraints>
            </tableViewCellContentView></tableViewCell></objects></document>
            """
        #expect(try Self.findings(text).contains { $0.rule == "conflict" } == hasRowHeight)
        #expect(try Self.solved(text, "content", "cell") == (hasRowHeight ? [44, 44] : [100, 100]))
    }

    @Test("an edit of the content changes the height of the cell with it")
    func edits() throws {
        let text = Self.table("rowHeight=\"-1\"", subviews: Self.box, constraints: Self.boxConstraints(height: 84))
        let analysis = try Analysis(try Sample.read(text).layout)
        let edited = try #require(try analysis.applying([.constraint(id: "box-height", .constant(120))]))
        let cell = try #require(edited.layout.views.firstIndex { $0.id == "cell" })
        #expect(edited.solved().frames[cell].height == 136)
        #expect(try edited.diagnosis().findings.filter { $0.severity > .note }.isEmpty)
    }

    @Test(
        "the pixel of a separator makes equal views compete for it, and that is a note",
        arguments: [("", true), (" separatorStyle=\"none\"", false)]
    )
    func separators(style: String, competes: Bool) throws {
        let labels = ["a", "b"].enumerated().map { index, id in
            Sample.view(
                id,
                (8, 8 + 20.5 * Double(index), 359, 20.5),
                tag: "label",
                attributes: " text=\"Text\" verticalHuggingPriority=\"251\"",
                children: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
            )
        }.joined()
        let constraints =
            Self.pin("a", "top", "content", "top", 8) + Self.pin("b", "top", "a", "bottom")
            + Self.pin("content", "bottom", "b", "bottom", 8)
            + ["a", "b"].map { Self.pin($0, "leading", "content", "leading", 8) }.joined()
        let text = Self.table("rowHeight=\"-1\"" + style, subviews: labels, constraints: constraints, drawnHeight: 57.5)
        let found = try Self.findings(text).filter { $0.rule == "ambiguous-layout" }
        #expect(found.map(\.severity) == (competes ? [.note] : []))
        #expect(found.allSatisfy { $0.notes.last?.message.contains("for the separator") ?? false })
    }

    @Test("margins of a cell's content are the same above and below, whatever a conflict was drawn with")
    func margins() throws {
        let constraints =
            Self.pin("box", "top", "content", "topMargin", 7) + Self.pin("content", "bottomMargin", "box", "bottom", -8)
            + Self.pin("box", "leading", "content", "leading") + Self.height("box", 44)
        let box = Sample.view("box", (8, 18, 359, 44))
        let text = Self.table(
            "rowHeight=\"44\"",
            cell: "rowHeight=\"59\"",
            subviews: box,
            constraints: constraints,
            drawnHeight: 59
        )
        let margins = try Sample.read(text).layout.view("content")?.layoutMargins
        #expect(margins?.top == 11)
        #expect(margins?.bottom == 11)
        let conflicts = try Self.findings(text).filter { $0.rule == "conflict" }
        #expect(conflicts.map { $0.message.contains("65 points") } == [true])
    }

    @Test("cells and contents without a frame get what their host would give them")
    func omittedFrames() throws {
        func cell(_ id: String, _ attributes: String = "") -> String {
            "<tableViewCell id=\"\(id)\"\(attributes)>"
                + "<tableViewCellContentView key=\"contentView\" id=\"\(id)-content\"/></tableViewCell>"
        }
        let rows =
            "<prototypes>\(cell("one"))\(cell("two", " rowHeight=\"115\" accessoryType=\"disclosureIndicator\""))</prototypes>"
        let items = """
            <collectionViewFlowLayout key="collectionViewLayout"><size key="itemSize" width="120" height="80"/>
            </collectionViewFlowLayout><cells><collectionViewCell id="item"/><collectionViewCell id="next"/></cells>
            """
        let text = Sample.storyboard(
            views: Sample.view(
                "table",
                (0, 0, 320, 400),
                tag: "tableView",
                attributes: " rowHeight=\"60\"",
                children: rows
            )
                + Sample.view("items", (0, 400, 320, 200), tag: "collectionView", children: items)
        )
        let layout = try Sample.read(text).layout
        #expect(layout.view("one")?.frame == Rectangle(x: 0, y: 0, width: 320, height: 60))
        #expect(layout.view("two")?.frame == Rectangle(x: 0, y: 60, width: 320, height: 115))
        #expect(layout.view("one-content")?.frame == Rectangle(x: 0, y: 0, width: 320, height: 60))
        #expect(layout.view("two-content")?.frame == Rectangle(x: 0, y: 0, width: 289, height: 115))
        #expect(layout.view("item")?.frame == Rectangle(x: 0, y: 0, width: 120, height: 80))
        #expect(layout.view("next")?.frame == Rectangle(x: 130, y: 0, width: 120, height: 80))
        for id in ["one", "two", "one-content", "item"] { #expect(layout.view(id)?.inferred == ["frame"]) }
    }

    @Test("a cell without a frame whose content view has another size than its items lists its frame as inferred once")
    func frameInferredOnce() throws {
        let items = """
            <collectionViewFlowLayout key="collectionViewLayout"><size key="itemSize" width="120" height="80"/>
            </collectionViewFlowLayout><cells><collectionViewCell id="item"><view key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="100" height="60"/></view></collectionViewCell></cells>
            """
        let views = Sample.view("items", (0, 0, 320, 200), tag: "collectionView", children: items)
        let layout = try Sample.read(Sample.storyboard(views: views)).layout
        #expect(layout.view("item")?.frame == Rectangle(x: 0, y: 0, width: 100, height: 60))
        #expect(layout.view("item")?.inferred == ["frame"])
    }

    @Test("a content view marked as ambiguous, whose content does not fit, is a conflict and nothing else")
    func marks() throws {
        let text = Self.table("rowHeight=\"44\"", subviews: Self.box, constraints: Self.boxConstraints(height: 84))
            .replacing("key=\"contentView\" id", with: "key=\"contentView\" ambiguous=\"YES\" id")
        #expect(try Self.findings(text).map(\.rule).contains("conflict"))
        #expect(try !Self.findings(text).map(\.rule).contains("unconfirmed-report"))
    }
}
