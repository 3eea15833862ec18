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
    private static func merge(_ ours: String, _ theirs: String, base: String = MergeCases.base) throws(MergeRefusal)
        -> DocumentMerge
    {
        try DocumentMerge(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
    }

    @Test("changes of different aspects are both made, whichever side makes them", arguments: MergeCases.pairs)
    func compatible(_ first: MergeCases.Change, _ second: MergeCases.Change) throws {
        let one = first.applied(to: MergeCases.base)
        let other = second.applied(to: MergeCases.base)
        let merged = try Self.merge(one, other).text
        let reverse = try Self.merge(other, one).text
        for text in [merged, reverse] {
            #expect(try InterfaceBuilderFile(Array(text.utf8)).root.contains(first.new, unlike: first.old))
            #expect(try InterfaceBuilderFile(Array(text.utf8)).root.contains(second.new, unlike: second.old))
        }
        // Made one after the other where the text allows it, they give the same.
        if one.contains(second.old) {
            let expected = second.applied(to: one)
            if first.old != second.old { #expect(merged == expected) }
        }
    }

    @Test("what both sides change is refused by its object", arguments: MergeCases.conflicts.indices)
    func conflict(_ index: Int) {
        let (ours, theirs, object) = MergeCases.conflicts[index]
        let (one, other) = (ours.applied(to: MergeCases.base), theirs.applied(to: MergeCases.base))
        for (first, second) in [(one, other), (other, one)] {
            do throws(MergeRefusal) {
                _ = try Self.merge(first, second)
                Issue.record("merged")
            } catch {
                guard case .conflicts(let conflicts) = error else {
                    Issue.record("\(error)")
                    continue
                }
                #expect(conflicts.contains { $0.object.contains("(\(object))") }, "\(conflicts)")
            }
        }
    }

    @Test("a removed view and a new constraint to it are refused")
    func danglingReference() {
        let removed = MergeCases.base.replacing(MergeCases.detail, with: "").replacing(MergeCases.third, with: "")
            .replacing(MergeCases.fourth, with: "")
        let added = MergeCases.base.replacing(
            "            </constraints>",
            with:
                "                <constraint firstItem=\"detail-2\" firstAttribute=\"height\" constant=\"21\" id=\"n-1\"/>\n"
                + "            </constraints>"
        )
        #expect {
            try Self.merge(removed, added)
        } throws: { error in
            guard case MergeRefusal.conflicts(let conflicts) = error else { return false }
            return conflicts.contains { $0.object.contains("n-1") && $0.message.contains("detail-2") }
        }
    }

    @Test("a removal and changes elsewhere are both made")
    func removal() throws {
        let removed = MergeCases.base.replacing(MergeCases.third, with: "")
        let merged = try Self.merge(removed, MergeCases.compatible[0].applied(to: MergeCases.base)).text
        #expect(merged == MergeCases.compatible[0].applied(to: removed))
    }

    @Test("what both add in one place is there, and the order of views is noted")
    func bothAdd() throws {
        func adding(_ id: String) -> String {
            MergeCases.base.replacing(
                "            </subviews>",
                with: "                <view id=\"\(id)\"/>\n            </subviews>"
            )
        }
        let merge = try Self.merge(adding("ours-1"), adding("theirs-1"))
        let places = ["detail-2", "ours-1", "theirs-1"].map { merge.text.firstRange(of: "id=\"\($0)\"")?.lowerBound }
        #expect(places[0]! < places[1]! && places[1]! < places[2]!)
        #expect(merge.notes.count == 1 && merge.notes[0].contains("(root-0)"))
    }

    @Test("one side's order and the other one's changes are both kept")
    func order() throws {
        let reordered = MergeCases.base.replacing(
            MergeCases.third + MergeCases.fourth,
            with: MergeCases.fourth + MergeCases.third
        )
        let merged = try Self.merge(reordered, MergeCases.compatible[0].applied(to: MergeCases.base)).text
        #expect(merged == MergeCases.compatible[0].applied(to: reordered))
        #expect(try Self.merge(MergeCases.compatible[0].applied(to: MergeCases.base), reordered).text == merged)
    }

    @Test("versions of tools are the newer ones, and a canvas is ours")
    func settled() throws {
        let older = MergeCases.base.replacing("21701", with: "9059").replacing(#"x="10" y="20""#, with: #"x="1" y="2""#)
        let newer = MergeCases.base.replacing("21701", with: "22155").replacing(
            #"x="10" y="20""#,
            with: #"x="3" y="4""#
        )
        let merged = try Self.merge(older, newer).text
        #expect(merged.contains("22155") && merged.contains(#"x="1" y="2""#))
    }

    @Test(
        "what is not written as Interface Builder writes is not merged",
        arguments: [
            MergeCases.base.replacing("    <dependencies>", with: "  <dependencies>"),
            MergeCases.base.replacing("<objects>", with: "<objects> <!-- a comment -->"),
            MergeCases.base.replacing("<subviews>", with: "<subviews>text"), "<html></html>\n", "", "<document>",
            MergeCases.base + MergeCases.base,
        ]
    )
    func refused(_ text: String) {
        #expect(throws: MergeRefusal.self) { try Self.merge(text, MergeCases.base) }
        #expect(throws: MergeRefusal.self) { try Self.merge(MergeCases.base, text) }
    }

    @Test("the proof notices a merge that lost or added something")
    func teeth() throws {
        let root = try InterfaceBuilderFile(Array(MergeCases.base.utf8)).root
        let one = try InterfaceBuilderFile(Array(MergeCases.compatible[0].applied(to: MergeCases.base).utf8)).root
        let other = try InterfaceBuilderFile(Array(MergeCases.compatible[2].applied(to: MergeCases.base).utf8)).root
        let proof = MergeProof(root, one, other, settled: [])
        #expect(!proof.faults(of: one).isEmpty)
        #expect(!proof.faults(of: other).isEmpty)
        #expect(!proof.faults(of: root).isEmpty)
        var merge = NodeMerge()
        #expect(proof.faults(of: merge.merged(root, one, other, within: one)).isEmpty)
    }
}

extension MergeNode {
    /// Whether the written element has a text, if it differs from another.
    fileprivate func contains(_ text: String, unlike old: String) -> Bool {
        var written = ""
        write(to: &written, level: 0)
        // Two changes of one tag both alter it: what is new in each must be there.
        let words = Set(text.split(separator: " ")).subtracting(old.split(separator: " "))
        return words.allSatisfy { written.contains($0) }
    }
}
