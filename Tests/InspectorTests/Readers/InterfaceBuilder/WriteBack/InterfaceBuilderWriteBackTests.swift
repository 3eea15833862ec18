import Testing

@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSyntax

/// Edits written into documents of these tests' own.
@Suite struct InterfaceBuilderWriteBackTests {
    /// A document with what trips writers: quotes of both kinds, references, comments, an element on one line, a variation
    /// that holds, one that does not, an outlet and a list of outlets.
    static let document = """
        <?xml version="1.0" encoding="UTF-8" standalone="no"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
            <device id="retina4_7" orientation="portrait"/>
            <!-- a comment with <constraint id="top"/> in it -->
            <scenes>
                <scene sceneID="s1">
                    <objects>
                        <viewController id="c1" customClass="Login" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="root">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <subviews>
                                    <label opaque="NO" text='Say &quot;hi&quot; &amp; go' translatesAutoresizingMaskIntoConstraints="NO" id="title" userLabel="Title"/>
                                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/><constraints><constraint firstAttribute="width" constant='10' id="wide"/></constraints></view>
                                </subviews>
                                <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                                <constraints>
                                    <constraint firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" symbolic="YES" id="top"/>
                                    <constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8" id="lead">
                                        <variation key="widthClass=compact" constant="16"/>
                                        <variation key="widthClass=regular" constant="32"/>
                                    </constraint>
                                    <constraint firstItem="box" firstAttribute="top" secondItem="title" secondAttribute="bottom" id="gap"/>
                                    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="off"/>
                                </constraints>
                                <variation key="default">
                                    <mask key="constraints">
                                        <exclude reference="off"/>
                                    </mask>
                                </variation>
                                <connections>
                                    <outletCollection property="gaps" destination="gap" id="x1"/>
                                </connections>
                            </view>
                            <connections>
                                <outlet property="topSpace" destination="top" id="x2"/>
                            </connections>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
        </document>

        """

    private func read(_ text: String) throws -> Layout {
        try Layout.read(Array(text.utf8), as: .interfaceBuilder).layout
    }

    private func write(_ edits: [LayoutEdit], into text: String = document) throws -> EditedDocument {
        var layout = try read(text)
        for edit in edits { try layout.apply(edit) }
        return try InterfaceBuilderWriteBack.document(Array(text.utf8), with: layout, options: ReadOptions())
    }

    /// The lines that change, without their indentation.
    private func changes(_ edits: [LayoutEdit]) throws -> LineChanges {
        let changes = LineChanges(from: Array(Self.document.utf8), to: try write(edits).bytes)
        func trimmed(_ lines: [String]) -> [String] {
            lines.map { line in
                String(line.drop { $0 == " " }.filter { $0 != "\n" })
            }
        }
        return LineChanges(removed: trimmed(changes.removed), added: trimmed(changes.added))
    }

    @Test("without edits nothing changes")
    func unedited() throws {
        let document = try write([])
        #expect(document.bytes == Array(Self.document.utf8))
        #expect(document.changedLineCount == 0 && document.notes.isEmpty)
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var edits: [LayoutEdit]
        var removed: [String] = []
        var added: [String] = []
        var testDescription: String { "\(edits)" }
    }

    static let topLine =
        "<constraint firstItem=\"title\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" constant=\"20\" "
        + "symbolic=\"YES\" id=\"top\"/>"
    static let gapLine =
        "<constraint firstItem=\"box\" firstAttribute=\"top\" secondItem=\"title\" secondAttribute=\"bottom\" id=\"gap\"/>"
    static let titleLine =
        "<label opaque=\"NO\" text='Say &quot;hi&quot; &amp; go' translatesAutoresizingMaskIntoConstraints=\"NO\" "
        + "id=\"title\" userLabel=\"Title\"/>"

    static let cases: [Case] = [
        // A number of the user's is no standard space any more.
        Case(
            edits: [.constraint(id: "top", .constant(24.5))],
            removed: [topLine],
            added: [topLine.replacing("constant=\"20\" symbolic=\"YES\"", with: "constant=\"24.5\"")]
        ),
        Case(
            edits: [.constraint(id: "top", .constant(0))],
            removed: [topLine],
            added: [topLine.replacing(" constant=\"20\" symbolic=\"YES\"", with: "")]
        ),
        // Where a variation holds, its value is the one that counts.
        Case(
            edits: [.constraint(id: "lead", .constant(12))],
            removed: ["<variation key=\"widthClass=compact\" constant=\"16\"/>"],
            added: ["<variation key=\"widthClass=compact\" constant=\"12\"/>"]
        ),
        // New attributes are in Xcode's order.
        Case(
            edits: [
                .constraint(id: "gap", .identifier("a \"b\" & <c>")), .constraint(id: "gap", .constant(-8)),
                .constraint(id: "gap", .priority(750)), .constraint(id: "gap", .relation(.lessThanOrEqual)),
                .constraint(id: "gap", .multiplier(0.5)),
            ],
            removed: [gapLine],
            added: [
                "<constraint firstItem=\"box\" firstAttribute=\"top\" relation=\"lessThanOrEqual\" secondItem=\"title\" "
                    + "secondAttribute=\"bottom\" multiplier=\"0.5\" priority=\"750\" constant=\"-8\" "
                    + "identifier=\"a &quot;b&quot; &amp; &lt;c&gt;\" id=\"gap\"/>"
            ]
        ),
        Case(
            edits: [
                .view(id: "title", .contentHugging(.vertical, 251)),
                .view(id: "title", .compressionResistance(.horizontal, 749)), .view(id: "title", .isHidden(true)),
            ],
            removed: [titleLine],
            added: [
                titleLine.replacing(
                    "<label opaque=\"NO\"",
                    with: "<label hidden=\"YES\" opaque=\"NO\" verticalHuggingPriority=\"251\" "
                        + "horizontalCompressionResistancePriority=\"749\""
                )
            ]
        ),
        Case(
            edits: [.view(id: "title", .translatesAutoresizingMask(true))],
            removed: [titleLine],
            added: [titleLine.replacing(" translatesAutoresizingMaskIntoConstraints=\"NO\"", with: "")]
        ),
        Case(edits: [.constraint(id: "gap", .isActive(false))], added: ["<exclude reference=\"gap\"/>"]),
        // The mask goes with its last entry.
        Case(
            edits: [.constraint(id: "off", .isActive(true))],
            removed: [
                "<variation key=\"default\">", "<mask key=\"constraints\">", "<exclude reference=\"off\"/>", "</mask>",
                "</variation>",
            ]
        ),
        // What names a constraint goes with it, and lists that become empty.
        Case(
            edits: [.remove(constraint: "top")],
            removed: [
                topLine, "<connections>", "<outlet property=\"topSpace\" destination=\"top\" id=\"x2\"/>",
                "</connections>",
            ]
        ),
    ]

    @Test("an edit changes its lines and no other", arguments: cases)
    func edit(_ edit: Case) throws {
        let changes = try changes(edit.edits)
        #expect(Set(changes.removed) == Set(edit.removed) && changes.removed.count == edit.removed.count, "\(changes)")
        #expect(Set(changes.added) == Set(edit.added) && changes.added.count == edit.added.count, "\(changes)")
    }

    @Test("the replacements by line and column make the same document", arguments: cases)
    func replacements(_ edit: Case) throws {
        // A character of several bytes before the edits counts as one.
        let text = Self.document.replacing("<label opaque", with: "<!-- \u{e9}\u{1F600} --><label opaque")
        let document = try write(edit.edits, into: text)
        #expect(!document.replacements.isEmpty)
        #expect(document.replacements.applied(to: text) == String(decoding: document.bytes, as: UTF8.self))
        // The same as whole lines.
        let bytes = Array(text.utf8)
        let lines = try #require(
            LineReplacement(document.replacements, from: bytes, to: document.bytes, limit: .max)
        )
        var all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        all.replaceSubrange((lines.first - 1)...(lines.last - 1), with: [lines.text])
        #expect(all.joined(separator: "\n") == String(decoding: document.bytes, as: UTF8.self))
        let span = lines.last - lines.first
        #expect(LineReplacement(document.replacements, from: bytes, to: document.bytes, limit: span) == nil)
    }

    @Test("an attribute in single quotes keeps them, and an element on one line stays on it")
    func quotes() throws {
        let document = try write([.constraint(id: "wide", .constant(12))])
        let text = String(decoding: document.bytes, as: UTF8.self)
        #expect(text == Self.document.replacing("constant='10'", with: "constant='12'"))
        let removed = String(decoding: try write([.remove(constraint: "wide")]).bytes, as: UTF8.self)
        let list = "<constraints><constraint firstAttribute=\"width\" constant='10' id=\"wide\"/></constraints>"
        #expect(removed == Self.document.replacing(list, with: ""))
    }

    @Test("a constraint is added to the nearest view of both items, in the form that Xcode writes")
    func addition() throws {
        let layout = try read(Self.document)
        var first = Layout.Constraint(id: "added-1")
        first.first = Layout.Anchor(try #require(layout.item(id: "title")), .lastBaseline)
        first.second = Layout.Anchor(try #require(layout.item(id: "box")), .top)
        first.relation = .greaterThanOrEqual
        first.priority = 750
        var second = Layout.Constraint(id: "added-2")
        second.first = Layout.Anchor(try #require(layout.item(id: "title")), .height)
        second.constant = 44
        second.isActive = false
        let changes = try changes([.add(first), .add(second)])
        #expect(changes.added.count == 11, "\(changes)")
        #expect(changes.removed == [Self.titleLine])
        let written = changes.added.joined(separator: "\n")
        #expect(
            written.contains(
                "<constraint firstItem=\"title\" firstAttribute=\"baseline\" relation=\"greaterThanOrEqual\" "
                    + "secondItem=\"box\" secondAttribute=\"top\" priority=\"750\" id=\""
            )
        )
        // The label was one tag, and becomes two around its list.
        #expect(written.contains("<constraint firstAttribute=\"height\" constant=\"44\" id=\""))
        #expect(written.contains("<exclude reference="))
    }

    @Test("line ends and the byte order mark stay as they are", arguments: ["\n", "\r\n", "\r"])
    func lineEnds(_ lineEnd: String) throws {
        let text = "\u{feff}" + Self.document.replacing("\n", with: lineEnd)
        let plain = try write(Self.cases.flatMap { $0.edits.filter(Self.isNoRemoval) })
        let edited = try write(Self.cases.flatMap { $0.edits.filter(Self.isNoRemoval) }, into: text)
        let expected = "\u{feff}" + String(decoding: plain.bytes, as: UTF8.self).replacing("\n", with: lineEnd)
        #expect(String(decoding: edited.bytes, as: UTF8.self).utf8.elementsEqual(expected.utf8))
    }

    private static func isNoRemoval(_ edit: LayoutEdit) -> Bool {
        if case .remove = edit { false } else { true }
    }

    @Test("what lost its connection is named")
    func notes() throws {
        #expect(
            try write([.remove(constraint: "top")]).notes == ["the outlet topSpace of Login is not connected any more"]
        )
        #expect(try write([.remove(constraint: "gap")]).notes.count == 1)
        #expect(try write([.remove(constraint: "lead")]).notes.isEmpty)
    }

    @Test("what a document has no form for is refused, with the reason")
    func refusals() throws {
        let fixed = Self.document.replacing("opaque=\"NO\"", with: "opaque=\"NO\" fixedFrame=\"YES\"")
        let refusal = #expect(throws: WriteBackError.self) {
            try write([.view(id: "title", .translatesAutoresizingMask(false))], into: fixed)
        }
        #expect(refusal?.message.contains("fixed frame") == true)

        let named = Self.document.replacing("<nil", with: "<nil")
            .replacing("</objects>", with: "<thing target=\"gap\"/></objects>")
        let reference = #expect(throws: WriteBackError.self) { try write([.remove(constraint: "gap")], into: named) }
        #expect(reference?.message.contains("<thing> of line") == true)

        let without = Self.document.replacing(" useAutolayout=\"YES\"", with: "")
        let inactive = #expect(throws: WriteBackError.self) {
            try write([.constraint(id: "gap", .isActive(true))], into: without)
        }
        #expect(inactive?.message.contains("does not use Auto Layout") == true)

        var layout = try read(Self.document)
        layout.views[0].className = "OtherView"
        let other = #expect(throws: WriteBackError.self) {
            try InterfaceBuilderWriteBack.document(
                Array(Self.document.utf8),
                with: layout,
                options: ReadOptions()
            )
        }
        #expect(other?.message.contains("more than edits") == true)

        var guided = try read(Self.document)
        let guide = guided.standardGuide(.safeArea, of: 0)
        var constraint = Layout.Constraint(id: "added-1")
        constraint.first = Layout.Anchor(.view(1), .top)
        constraint.second = Layout.Anchor(.guide(guide), .top)
        try guided.apply(.add(constraint))
        let safeArea = #expect(throws: WriteBackError.self) {
            try InterfaceBuilderWriteBack.document(Array(Self.document.utf8), with: guided, options: ReadOptions())
        }
        #expect(safeArea?.message.contains("has no safeArea guide in the document") == true)
    }
}

extension [TextReplacement] {
    /// The text as an editor changes it: by lines, and scalars of a line.
    fileprivate func applied(to text: String) -> String {
        let scalars = Array<Unicode.Scalar>(text.unicodeScalars)
        var lines = [0]
        for (index, scalar) in scalars.enumerated() where scalar == "\n" { lines.append(index + 1) }
        func offset(_ position: TextReplacement.Position) -> Int { lines[position.line - 1] + position.column - 1 }
        var result = String.UnicodeScalarView()
        var last = 0
        for replacement in self {
            result.append(contentsOf: scalars[last..<offset(replacement.start)])
            result.append(contentsOf: replacement.text.unicodeScalars)
            last = offset(replacement.end)
        }
        result.append(contentsOf: scalars[last...])
        return String(result)
    }
}
