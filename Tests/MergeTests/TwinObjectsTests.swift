import Testing

@testable import DocumentMerge

/// What both sides added for one purpose.
@Suite("objects that both sides added for one purpose") struct TwinObjectsTests {
    private static func adding(constraint: String, id: String, outlet: String? = nil) -> String {
        let base = MergeCases.base.replacing(
            "            </constraints>",
            with: "                <constraint \(constraint) id=\"\(id)\"/>\n            </constraints>"
        )
        guard let outlet else { return base }
        return base.replacing(
            "            <point key=",
            with:
                "            <connections>\n                <outlet property=\"width\" destination=\"\(id)\" id=\"\(outlet)\"/>\n"
                + "            </connections>\n            <point key="
        )
    }

    private static let width = #"firstItem="title-1" firstAttribute="width" constant="100""#

    @Test("a constraint that both sides added is there once, and references lead to it")
    func constraint() throws {
        let ours = Self.adding(constraint: Self.width, id: "ours-1")
        let theirs = Self.adding(constraint: Self.width, id: "theirs-1", outlet: "o-1")
        let merged = try MergeCases.merged(ours, theirs)
        #expect(merged == Self.adding(constraint: Self.width, id: "ours-1", outlet: "o-1"))
        let reverse = try MergeCases.merged(theirs, ours)
        #expect(reverse == theirs)
    }

    @Test("two required constants between one pair of anchors are one conflict")
    func constants() throws {
        let ours = Self.adding(constraint: Self.width, id: "ours-1")
        let theirs = Self.adding(constraint: Self.width.replacing("100", with: "200"), id: "theirs-1")
        let merge = try MergeCases.merge(ours, theirs)
        #expect(merge.conflicts.map(\.message) == ["constant: 100 here, 200 there"])
        for (side, constant) in [(MergeSide.ours, "100"), (.theirs, "200")] {
            let text = merge.text(choosing: MergeChoice(side))
            #expect(text.ranges(of: #"firstAttribute="width""#).count == 1)
            #expect(text.contains("constant=\"\(constant)\" id=\"ours-1\""))
        }
    }

    @Test(
        "constraints that do not exclude each other are both there",
        arguments: [
            (width, width.replacing("width", with: "height")),
            (width + #" priority="500""#, width.replacing("100", with: "200") + #" priority="500""#),
            (
                width + #" relation="greaterThanOrEqual""#,
                width.replacing("100", with: "200") + #" relation="greaterThanOrEqual""#
            ),
        ]
    )
    func both(_ pair: (String, String)) throws {
        let merged = try MergeCases.merged(
            Self.adding(constraint: pair.0, id: "ours-1"),
            Self.adding(constraint: pair.1, id: "theirs-1")
        )
        #expect(merged.contains("\(pair.0) id=\"ours-1\"") && merged.contains("\(pair.1) id=\"theirs-1\""))
    }

    @Test("one outlet that both sides connected to different views is a conflict")
    func outlets() throws {
        func connected(_ view: String, _ id: String) -> String {
            MergeCases.base.replacing(
                "            <point key=",
                with:
                    "            <connections>\n"
                    + "                <outlet property=\"name\" destination=\"\(view)\" id=\"\(id)\"/>\n"
                    + "            </connections>\n            <point key="
            )
        }
        #expect(
            try MergeCases.merged(connected("title-1", "o-1"), connected("title-1", "o-2"))
                == connected("title-1", "o-1")
        )
        let merge = try MergeCases.merge(connected("title-1", "o-1"), connected("detail-2", "o-2"))
        #expect(merge.conflicts.map(\.message) == ["destination: title-1 here, detail-2 there"])
        #expect(merge.text(choosing: MergeChoice(.theirs)) == connected("detail-2", "o-1"))
    }
}
