import Testing

@testable import DocumentMerge

/// A xib, and what sides change in it.
enum MergeCases {
    /// A xib with two labels and constraints between them.
    static let base = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
            <dependencies>
                <deployment identifier="iOS"/>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21678"/>
            </dependencies>
            <objects>
                <!--File's Owner-->
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                <view contentMode="scaleToFill" id="root-0">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="100"/>
                    <subviews>
                        <label opaque="NO" text="Title" id="title-1">
                            <rect key="frame" x="16" y="8" width="343" height="21"/>
                            <fontDescription key="fontDescription" type="system" pointSize="17"/>
                            <nil key="textColor"/>
                        </label>
                        <label opaque="NO" text="Detail" id="detail-2">
                            <rect key="frame" x="16" y="37" width="343" height="21"/>
                            <fontDescription key="fontDescription" type="system" pointSize="15"/>
                            <string key="text">one
        two</string>
                        </label>
                    </subviews>
                    <constraints>
                        <constraint firstItem="title-1" firstAttribute="leading" secondItem="root-0" secondAttribute="leading" constant="16" id="c-1"/>
                        <constraint firstItem="title-1" firstAttribute="top" secondItem="root-0" secondAttribute="top" constant="8" id="c-2"/>
                        <constraint firstItem="detail-2" firstAttribute="top" secondItem="title-1" secondAttribute="bottom" constant="8" id="c-3"/>
                        <constraint firstItem="detail-2" firstAttribute="leading" secondItem="title-1" secondAttribute="leading" id="c-4"/>
                    </constraints>
                    <point key="canvasLocation" x="10" y="20"/>
                </view>
            </objects>
        </document>

        """

    /// A change of the text: what is replaced, by what.
    struct Change: Sendable, CustomTestStringConvertible {
        var name: String
        var old: String
        var new: String
        /// The object and the aspect that it touches: two changes of one aspect conflict.
        var aspect: String

        var testDescription: String { name }

        init(_ name: String, _ old: String, _ new: String, _ aspect: String) {
            (self.name, self.old, self.new, self.aspect) = (name, old, new, aspect)
        }

        func applied(to text: String) -> String {
            precondition(text.contains(old), name)
            return text.replacing(old, with: new, maxReplacements: 1)
        }
    }

    static let detail = """
                        <label opaque="NO" text="Detail" id="detail-2">
                            <rect key="frame" x="16" y="37" width="343" height="21"/>
                            <fontDescription key="fontDescription" type="system" pointSize="15"/>
                            <string key="text">one
        two</string>
                        </label>

        """
    static let third = """
                        <constraint firstItem="detail-2" firstAttribute="top" secondItem="title-1" secondAttribute="bottom" constant="8" id="c-3"/>

        """
    static let fourth = """
                        <constraint firstItem="detail-2" firstAttribute="leading" secondItem="title-1" secondAttribute="leading" id="c-4"/>

        """

    /// Changes that go together, whichever two of them the sides make.
    static let compatible = [
        Change("constant of c-1", #"constant="16" id="c-1""#, #"constant="24" id="c-1""#, "c-1 constant"),
        Change(
            "priority of c-1",
            #"constant="16" id="c-1""#,
            #"constant="16" priority="750" id="c-1""#,
            "c-1 priority"
        ),
        Change("constant of c-2", #"constant="8" id="c-2""#, #"constant="12" id="c-2""#, "c-2 constant"),
        Change("identifier of c-2", #" id="c-2""#, #" identifier="top" id="c-2""#, "c-2 identifier"),
        Change("text of the title", #"text="Title""#, #"text="A &amp; &lt;B&gt;""#, "title text"),
        Change("font of the title", #"pointSize="17""#, #"pointSize="20""#, "title font"),
        Change(
            "color of the title",
            #"<nil key="textColor"/>"#,
            #"<color key="textColor" white="0" alpha="1"/>"#,
            "title color"
        ),
        Change("longer text", "one\ntwo", "one\ntwo\nthree", "detail text"),
        Change("tools", #"toolsVersion="21701""#, #"toolsVersion="22155""#, "tools"),
        Change("canvas", #"x="10" y="20""#, #"x="30" y="40""#, "canvas"),
        Change(
            "a new constraint at the end",
            "            </constraints>",
            """
                            <constraint firstItem="title-1" firstAttribute="height" constant="21" id="n-1"/>
                        </constraints>
            """,
            "new constraint"
        ),
        Change(
            "a new view at the end",
            "            </subviews>",
            """
                            <button opaque="NO" id="button-3">
                                <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
                            </button>
                        </subviews>
            """,
            "new view"
        ),
    ]

    /// Two different changes of the list, in both directions: 66 pairs.
    static let pairs = compatible.indices.flatMap { first in
        compatible.indices.filter { $0 > first }.map { (compatible[first], compatible[$0]) }
    }

    /// What the sides make of one thing, and the object that the refusal names.
    static let conflicts: [(ours: Change, theirs: Change, object: String)] = [
        (compatible[0], Change("other constant", #"constant="16" id="c-1""#, #"constant="20" id="c-1""#, ""), "c-1"),
        (compatible[0], Change("no constant", #" constant="16" id="c-1""#, #" id="c-1""#, ""), "c-1"),
        (compatible[4], Change("other text", #"text="Title""#, #"text="Name""#, ""), "title-1"),
        (compatible[5], Change("other font", #"pointSize="17""#, #"pointSize="18""#, ""), "title-1"),
        (compatible[7], Change("shorter text", "one\ntwo", "one", ""), "detail-2"),
        (
            Change("frame", #"y="37" width"#, #"y="40" width"#, ""),
            Change("other frame", #"y="37" width"#, #"y="41" width"#, ""),
            "detail-2"
        ),
        (
            Change("removed constraint", third, "", ""),
            Change("its constant", #"constant="8" id="c-3""#, #"constant="9" id="c-3""#, ""),
            "c-3"
        ),
        (
            Change("removed view", detail, "", ""), Change("its font", #"pointSize="15""#, #"pointSize="16""#, ""),
            "detail-2"
        ),
        (
            Change(
                "new object",
                "            </subviews>",
                "                <view id=\"n\"/>\n            </subviews>",
                ""
            ),
            Change(
                "another of its id",
                "            </subviews>",
                "                <view alpha=\"0\" id=\"n\"/>\n            </subviews>",
                ""
            ),
            "n"
        ),
    ]
}

/// Three versions of one xib, and what becomes of them.
@Suite("a merge of documents") struct DocumentMergeTests {
    @Test("changes of different aspects are both made, whichever side makes them", arguments: MergeCases.pairs)
    func compatible(_ first: MergeCases.Change, _ second: MergeCases.Change) throws {
        let one = first.applied(to: MergeCases.base)
        let other = second.applied(to: MergeCases.base)
        let merged = try MergeCases.merged(one, other)
        let reverse = try MergeCases.merged(other, one)
        for text in [merged, reverse] {
            #expect(text.contains(first.new, unlike: first.old))
            #expect(text.contains(second.new, unlike: second.old))
        }
        // Made one after the other where the text allows it, they give the same.
        if one.contains(second.old), first.old != second.old { #expect(merged == second.applied(to: one)) }
    }

    @Test("what both sides change is a conflict of its object alone", arguments: MergeCases.conflicts.indices)
    func conflict(_ index: Int) throws {
        let (ours, theirs, object) = MergeCases.conflicts[index]
        let (one, other) = (ours.applied(to: MergeCases.base), theirs.applied(to: MergeCases.base))
        for (first, second) in [(one, other), (other, one)] {
            let merge = try MergeCases.merge(first, second)
            #expect(Set(merge.conflicts.map(\.id)) == [object], "\(merge.conflicts)")
            #expect(merge.text(choosing: MergeChoice(.ours)) == first)
            #expect(merge.text(choosing: MergeChoice(.theirs)) == second)
            #expect(merge.text(choosing: MergeChoice(sides: [object: .theirs])) == second)
            #expect(ConflictMarkers.isIn(merge.markedText(choosing: MergeChoice())))
        }
    }

    @Test("beside one conflict, three other places are merged", arguments: [0, 1])
    func oneConflict(_ order: Int) throws {
        func changed(_ names: [String], _ constant: Int) -> String {
            MergeCases.compatible.filter { names.contains($0.name) }.reduce(MergeCases.base) { $1.applied(to: $0) }
                .replacing(#"constant="16" id="c-1""#, with: #"constant="\#(constant)" id="c-1""#)
        }
        let sides = [
            changed(["text of the title", "a new view at the end"], 20),
            changed(["longer text", "constant of c-2"], 24),
        ]
        let (ours, theirs) = (sides[order], sides[1 - order])
        let merge = try MergeCases.merge(ours, theirs)
        #expect(merge.conflicts.map(\.id) == ["c-1"])
        let marked = merge.markedText(choosing: MergeChoice())
        #expect(marked.ranges(of: "<<<<<<< ours\n").count == 1)
        for side in MergeSide.allCases {
            let text = ConflictMarkers.text(of: side, in: marked)
            #expect(text == merge.text(choosing: MergeChoice(side)))
            for word in ["A &amp; &lt;B&gt;", "button-3", "two\nthree", #"constant="12" id="c-2""#] {
                #expect(text.contains(word), "\(side) lacks \(word)")
            }
        }
        #expect(merge.text(choosing: MergeChoice(.ours)).contains("constant=\"\([20, 24][order])\" id=\"c-1\""))
    }

    @Test(
        "a removed view and a new constraint to it are one conflict, and either choice leaves no reference to nothing"
    )
    func danglingReference() throws {
        let removed = MergeCases.base.replacing(MergeCases.detail, with: "").replacing(MergeCases.third, with: "")
            .replacing(MergeCases.fourth, with: "")
        let added = MergeCases.base.replacing(
            "            </constraints>",
            with:
                "                <constraint firstItem=\"detail-2\" firstAttribute=\"height\" constant=\"21\" id=\"n-1\"/>\n"
                + "            </constraints>"
        )
        let merge = try MergeCases.merge(removed, added)
        #expect(merge.conflicts.map(\.id) == ["detail-2"], "\(merge.conflicts)")
        #expect(merge.text(choosing: MergeChoice(.ours)) == removed)
        #expect(merge.text(choosing: MergeChoice(.theirs)) == added, "the constraints of the view come back with it")
        for side in MergeSide.allCases { #expect(merge.faults(of: merge.text(choosing: MergeChoice(side))).isEmpty) }
    }

    @Test("a removal and changes elsewhere are both made")
    func removal() throws {
        let removed = MergeCases.base.replacing(MergeCases.third, with: "")
        let merged = try MergeCases.merged(removed, MergeCases.compatible[0].applied(to: MergeCases.base))
        #expect(merged == MergeCases.compatible[0].applied(to: removed))
    }

    @Test("a child that one side changed and the other removed is a conflict, not lost")
    func removedPart() throws {
        let color = #"<color key="textColor" white="0" alpha="1"/>"#
        let base = MergeCases.base.replacing(#"<nil key="textColor"/>"#, with: color)
        let changed = base.replacing("alpha=\"1\"", with: "alpha=\"0.5\"")
        let removed = base.replacing("                    \(color)\n", with: "")
        #expect(removed != base)
        for (ours, theirs) in [(changed, removed), (removed, changed)] {
            let merge = try MergeCases.merge(ours, theirs, base: base)
            #expect(merge.conflicts.map(\.id) == ["title-1"], "\(merge.conflicts)")
            #expect(merge.text(choosing: MergeChoice(.theirs)) == theirs)
        }
    }

    @Test("what one side put into a new view gets the other side's changes there")
    func moved() throws {
        let box = """
                            <view id="box-3">
                                <subviews>
            \(MergeCases.detail.split(separator: "\n", omittingEmptySubsequences: true).map { $0 == "two</string>" ? String($0) : "        " + $0 }.joined(separator: "\n"))
                                </subviews>
                            </view>

            """
        let moved = MergeCases.base.replacing(MergeCases.detail, with: box)
        let changed = MergeCases.base.replacing(#"pointSize="15""#, with: #"pointSize="16""#)
        let expected = moved.replacing(#"pointSize="15""#, with: #"pointSize="16""#)
        #expect(expected != moved)
        #expect(try MergeCases.merged(moved, changed) == expected)
        #expect(try MergeCases.merged(changed, moved) == expected)
    }

    @Test("what both add in one place is there, and the order of views is noted")
    func bothAdd() throws {
        func adding(_ id: String) -> String {
            MergeCases.base.replacing(
                "            </subviews>",
                with: "                <view id=\"\(id)\"/>\n            </subviews>"
            )
        }
        let merge = try MergeCases.merge(adding("ours-1"), adding("theirs-1"))
        let text = merge.text(choosing: MergeChoice())
        let places = ["detail-2", "ours-1", "theirs-1"].map { text.firstRange(of: "id=\"\($0)\"")?.lowerBound }
        #expect(places[0]! < places[1]! && places[1]! < places[2]!)
        #expect(merge.notes.count == 1 && merge.notes[0].contains("(root-0)"))
    }

    @Test("one side's order and the other one's changes are both kept")
    func order() throws {
        let reordered = MergeCases.base.replacing(
            MergeCases.third + MergeCases.fourth,
            with: MergeCases.fourth + MergeCases.third
        )
        let merged = try MergeCases.merged(reordered, MergeCases.compatible[0].applied(to: MergeCases.base))
        #expect(merged == MergeCases.compatible[0].applied(to: reordered))
        #expect(try MergeCases.merged(MergeCases.compatible[0].applied(to: MergeCases.base), reordered) == merged)
    }

    @Test("lines that neither side touched keep their formatting by hand, those that one side touched have its own")
    func formatting() throws {
        let base = MergeCases.base.replacing(
            #"<constraint firstItem="title-1" firstAttribute="top""#,
            with: "<constraint firstItem='title-1'\n                        firstAttribute=\"top\""
        ).replacing("<objects>", with: "<objects>  <!-- a comment -->")
        let reformatted = base.replacing("    <dependencies>", with: "  <dependencies>")
        let change = MergeCases.compatible[2]
        let expected = change.applied(to: reformatted)
        #expect(try MergeCases.merged(reformatted, change.applied(to: base), base: base) == expected)
        #expect(try MergeCases.merged(change.applied(to: base), reformatted, base: base) == expected)
    }

    @Test("lines end as they did before")
    func lineEnds() throws {
        func windows(_ text: String) -> String { text.replacing("\n", with: "\r\n") }
        let (ours, theirs) = (
            MergeCases.compatible[0].applied(to: MergeCases.base), MergeCases.compatible[2].applied(to: MergeCases.base)
        )
        let merged = try MergeCases.merged(ours, theirs)
        let asWindows = try MergeCases.merged(windows(ours), windows(theirs), base: windows(MergeCases.base))
        #expect(asWindows == windows(merged))
        #expect(try MergeCases.merged(windows(ours), theirs) == windows(merged), "ours changed the ends of lines")
    }

    @Test("what both sides added without a version in common is merged where it is the same")
    func noBase() throws {
        let ours = MergeCases.base
        #expect(try MergeCases.merged(ours, ours, base: "") == ours)
        let theirs = MergeCases.compatible[0].applied(to: ours)
        let merge = try MergeCases.merge(ours, theirs, base: "")
        #expect(merge.conflicts.map(\.id) == ["c-1"])
        #expect(merge.text(choosing: MergeChoice(.theirs)) == theirs)
    }

    @Test(
        "what is no document is refused, whichever version it is",
        arguments: [
            "<html></html>\n", "<document>", MergeCases.base + MergeCases.base, "<<<<<<< ours\n" + MergeCases.base,
        ]
    )
    func refused(_ text: String) {
        #expect(throws: MergeRefusal.self) { try MergeCases.merge(text, MergeCases.base) }
        #expect(throws: MergeRefusal.self) { try MergeCases.merge(MergeCases.base, text) }
        #expect(throws: MergeRefusal.self) { try MergeCases.merge(MergeCases.base, MergeCases.base, base: text) }
    }

    @Test("choices are found again in what was written with them", arguments: [MergeSide.ours, .theirs])
    func choices(_ side: MergeSide) throws {
        func changed(_ constant: Int, _ text: String) -> String {
            MergeCases.base.replacing(#"constant="16" id="c-1""#, with: #"constant="\#(constant)" id="c-1""#)
                .replacing(#"text="Title""#, with: #"text="\#(text)""#)
        }
        let merge = try MergeCases.merge(changed(20, "Name"), changed(24, "Word"))
        #expect(Set(merge.conflicts.map(\.id)) == ["c-1", "title-1"])
        #expect(merge.choices(in: merge.markedText(choosing: MergeChoice())).isEmpty)
        let one = MergeChoice(sides: ["c-1": side])
        #expect(merge.choices(in: merge.markedText(choosing: one)) == one.sides)
        let both = MergeChoice(sides: ["c-1": side, "title-1": .theirs])
        #expect(merge.choices(in: merge.markedText(choosing: both)) == both.sides)
        #expect(merge.markedText(choosing: both) == merge.text(choosing: both))
    }
}

extension MergeCases {
    static func merge(_ ours: String, _ theirs: String, base: String = Self.base) throws(MergeRefusal) -> DocumentMerge
    {
        try DocumentMerge(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
    }

    /// The result of a merge without conflicts.
    static func merged(_ ours: String, _ theirs: String, base: String = Self.base) throws -> String {
        let merge = try merge(ours, theirs, base: base)
        #expect(merge.conflicts.isEmpty)
        let text = merge.text(choosing: MergeChoice())
        #expect(merge.faults(of: text).isEmpty)
        return text
    }
}

extension String {
    /// Whether the text has what is new in another one. Two changes of one tag both alter it: the words of each must be there.
    fileprivate func contains(_ text: String, unlike old: String) -> Bool {
        Set(text.split(separator: " ")).subtracting(old.split(separator: " ")).allSatisfy { contains($0) }
    }
}
