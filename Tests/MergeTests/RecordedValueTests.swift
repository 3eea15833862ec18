import Testing

@testable import DocumentMerge

/// What Interface Builder writes by itself.
@Suite("recorded values") struct RecordedValueTests {
    @Test("versions of tools are the newer ones, and a canvas is ours")
    func settled() throws {
        let older = MergeCases.base.replacing("21701", with: "9059").replacing(#"x="10" y="20""#, with: #"x="1" y="2""#)
        let newer = MergeCases.base.replacing("21701", with: "22155").replacing(
            #"x="10" y="20""#,
            with: #"x="3" y="4""#
        )
        let merged = try MergeCases.merged(older, newer)
        #expect(merged == newer.replacing(#"x="3" y="4""#, with: #"x="1" y="2""#))
    }

    private static let title = #"<label opaque="NO" text="Title" id="title-1">"#
    private static let frame = #"<rect key="frame" x="16" y="8" width="343" height="21"/>"#

    /// What makes a frame follow from something else.
    private static let reasons: [(String, @Sendable (String) -> String)] = [
        (
            "constraints",
            {
                $0.replacing(
                    title,
                    with: title.replacing(" id=", with: #" translatesAutoresizingMaskIntoConstraints="NO" id="#)
                )
            }
        ),
        (
            "a stack view",
            {
                $0.replacing(#"<view contentMode="scaleToFill" id="root-0">"#, with: #"<stackView id="root-0">"#)
                    .replacing("        </view>\n", with: "        </stackView>\n")
            }
        ),
        (
            "a table",
            {
                $0.replacing(title, with: #"<tableViewCell id="title-1">"#).replacing(
                    "</label>\n                <label opaque=\"NO\" text=\"Detail\"",
                    with: "</tableViewCell>\n                <label opaque=\"NO\" text=\"Detail\""
                )
            }
        ),
    ]

    @Test("frames that follow from something else are no conflict", arguments: reasons.indices)
    func derived(_ index: Int) throws {
        let base = Self.reasons[index].1(MergeCases.base)
        #expect(base != MergeCases.base)
        let ours = base.replacing(Self.frame, with: Self.frame.replacing("343", with: "300"))
        let theirs = base.replacing(
            Self.frame,
            with: Self.frame.replacing("343", with: "320").replacing("\"8\"", with: "\"9\"")
        )
        #expect(
            try MergeCases.merged(ours, theirs, base: base) == ours.replacing(#"x="16" y="8""#, with: #"x="16" y="9""#)
        )
        // Nor do they keep a view that the other side removed.
        let removed = base.replacing(Self.frame, with: Self.frame.replacing("343", with: "280"))
        #expect(try MergeCases.merged(removed, base, base: base) == removed)
    }

    @Test("frames of autoresizing masks that both sides changed are a conflict, unless their superview changed, too")
    func autoresizing() throws {
        func sized(_ width: Int, in outer: Int) -> String {
            MergeCases.base.replacing(Self.frame, with: Self.frame.replacing("343", with: "\(width)"))
                .replacing(#"width="375" height="100""#, with: "width=\"\(outer)\" height=\"100\"")
        }
        #expect(try MergeCases.merge(sized(300, in: 375), sized(320, in: 375)).conflicts.map(\.id) == ["title-1"])
        let followed = try MergeCases.merge(sized(382, in: 414), sized(320, in: 375))
        #expect(followed.conflicts.isEmpty, "\(followed.conflicts)")
    }

    @Test("numbers that Xcode rounds differently are one place")
    func rounding() throws {
        func sized(_ width: String) -> String {
            MergeCases.base.replacing(Self.frame, with: Self.frame.replacing("343", with: width))
        }
        #expect(try MergeCases.merged(sized("342.66666666666669"), sized("342.5")) == sized("342.66666666666669"))
    }

    @Test("a view that one side removed and whose frame alone the other changed is removed")
    func frameOfRemoved() throws {
        let base = Self.reasons[0].1(MergeCases.base)
        let label = try #require(base.firstRange(of: "                <label opaque=\"NO\" text=\"Title\""))
        let end = try #require(base[label.lowerBound...].firstRange(of: "</label>\n"))
        var removed = base
        removed.removeSubrange(label.lowerBound..<end.upperBound)
        removed = removed.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains("constraint") }
            .joined(separator: "\n")
        let moved = base.replacing(Self.frame, with: Self.frame.replacing("\"8\"", with: "\"12\""))
        let merged = try MergeCases.merged(removed, moved, base: base)
        #expect(!merged.contains("title-1") && !merged.contains("<constraints>"))
        #expect(try MergeCases.merged(moved, removed, base: base) == merged)
    }

    @Test("an image of the catalog that one side still uses stays")
    func resources() throws {
        let image = "        <image name=\"star\" width=\"20\" height=\"20\"/>\n"
        let base = MergeCases.base.replacing(
            "    </objects>\n",
            with: "    </objects>\n    <resources>\n\(image)    </resources>\n"
        ).replacing(#"opaque="NO" text="Title""#, with: #"opaque="NO" image="star" text="Title""#)
        let unused = base.replacing(#" image="star""#, with: "").replacing(
            "    <resources>\n\(image)    </resources>\n",
            with: ""
        )
        let used = base.replacing(#"opaque="NO" text="Detail""#, with: #"opaque="NO" image="star" text="Detail""#)
        let merged = try MergeCases.merged(unused, used, base: base)
        #expect(merged == used.replacing(#" image="star" text="Title""#, with: #" text="Title""#))
        #expect(try MergeCases.merged(used, unused, base: base) == merged)
        #expect(try MergeCases.merged(unused, base, base: base) == unused)
    }
}
