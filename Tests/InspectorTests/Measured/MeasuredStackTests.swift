import LayoutInspector
import Testing

/// Stack views as recorded from UIKit, every row.
@Suite struct MeasuredStackTests {
    struct Recording: Sendable, CustomTestStringConvertible {
        var name: String
        var host: MeasuringHost
        var stack: String
        var size: (Double, Double)
        /// Width and height of the content; `nil`: none.
        var contents: [(Double?, Double?)]
        var hidden: Int?
        var nested: String?
        /// Of each arranged subview: x, y, width, height; `nil` where nothing was recorded.
        var frames: [[Double?]]

        var testDescription: String { name }
    }

    private static func row(_ contents: Double...) -> [(Double?, Double?)] { contents.map { ($0, nil) } }
    private static func column(_ contents: Double...) -> [(Double?, Double?)] { contents.map { (nil, $0) } }
    private static func horizontal(_ origins: [Double?], _ widths: [Double?]) -> [[Double?]] {
        zip(origins, widths).map { [$0, nil, $1, nil] }
    }
    private static func vertical(_ origins: [Double?], _ heights: [Double?]) -> [[Double?]] {
        zip(origins, heights).map { [nil, $0, nil, $1] }
    }

    static let recordings: [Recording] = [
        Recording(
            name: "fillEqually, vertical",
            host: .catalyst,
            stack: "\"axis\": \"vertical\", \"distribution\": \"fillEqually\", \"spacing\": 10",
            size: (180, 300),
            contents: [(nil, nil), (nil, nil), (nil, nil)],
            frames: vertical([0, 103, 207], [93.5, 93.5, 93.5])
        ),
        Recording(
            name: "fillEqually, the third hidden",
            host: .catalyst,
            stack: "\"distribution\": \"fillEqually\", \"spacing\": 8",
            size: (320, 100),
            contents: [(nil, nil), (nil, nil), (nil, nil), (nil, nil)],
            hidden: 2,
            frames: horizontal([0, 109, 215, 219], [101.5, 101.5, 0, 101.5])
        ),
        Recording(
            name: "fill, centered, a plain view between two contents",
            host: .catalyst,
            stack: "\"alignment\": \"center\", \"spacing\": 8",
            size: (300, 30),
            contents: [(28, 19), (nil, nil), (37.5, 19)],
            frames: [[0, 6, 28, 19], [36, 15, 218.5, 0], [263, 6, 37.5, 19]]
        ),
        Recording(
            name: "fillProportionally, horizontal",
            host: .simulator,
            stack: "\"distribution\": \"fillProportionally\", \"spacing\": 8",
            size: (288, 30),
            contents: row(11.5, 61.5, 123),
            frames: horizontal([0, 23.5, 115], [15.5, 83.5, 173])
        ),
        Recording(
            name: "fillProportionally, vertical",
            host: .simulator,
            stack: "\"axis\": \"vertical\", \"distribution\": \"fillProportionally\", \"spacing\": 4",
            size: (100, 60),
            contents: column(33.5, 20.5, 14.5),
            frames: vertical([0, 30.5, 50.5], [26.5, 16, 9.5])
        ),
        Recording(
            name: "fill with room to spare, the second hidden, custom spacing after the first",
            host: .simulator,
            stack: "\"spacing\": 8, \"customSpacing\": {\"v0\": 24}",
            size: (200, 30),
            contents: row(50.5, 54, 37.5),
            hidden: 1,
            frames: horizontal([0, 150.5, 162.5], [138.5, 0, 37.5])
        ),
        Recording(
            name: "fill, top, a nested stack takes the room",
            host: .catalyst,
            stack: "\"alignment\": \"top\", \"spacing\": 8",
            size: (300, 60),
            contents: [(34.5, 19)],
            nested: """
                {"id": "v1", "class": "UIStackView", "stack": {"axis": "vertical", "alignment": "leading"}, "subviews": [
                   {"id": "n0", "class": "UILabel", "intrinsicContentSize": [80, 19]},
                   {"id": "n1", "class": "UILabel", "intrinsicContentSize": [60, 16]}]}
                """,
            frames: [[0, 0, 34.5, 19], [43, 0, 257.5, 35]]
        ),
        Recording(
            name: "fill, room to spare, all hug equally: the first is stretched",
            host: .catalyst,
            stack: "\"spacing\": 8",
            size: (300, 30),
            contents: row(29.5, 29, 41.5),
            frames: horizontal([0, 222, 259], [213.5, 29, 41.5])
        ),
        Recording(
            name: "fill, too little room, all resist equally: the first is compressed",
            host: .simulator,
            stack: "\"spacing\": 8",
            size: (288, 30),
            contents: row(126, 151, 39.5),
            frames: horizontal([0, nil, nil], [81.5, 151, 39.5])
        ),
        Recording(
            name: "equalSpacing, too little room",
            host: .simulator,
            stack: "\"spacing\": 8, \"distribution\": \"equalSpacing\"",
            size: (288, 30),
            contents: row(126, 151, 39.5),
            frames: horizontal([0, nil, nil], [81.5, 151, 39.5])
        ),
        Recording(
            name: "equalCentering, too little room",
            host: .simulator,
            stack: "\"spacing\": 8, \"distribution\": \"equalCentering\"",
            size: (288, 30),
            contents: row(126, 151, 39.5),
            frames: horizontal([0, nil, nil], [81.5, 151, 39.5])
        ),
        Recording(
            name: "fill, several plain views: the last takes the room",
            host: .catalyst,
            stack: "\"spacing\": 8",
            size: (300, 30),
            contents: [(29.5, nil), (nil, nil), (29, nil), (nil, nil), (41.5, nil)],
            frames: horizontal([0, nil, nil, nil, nil], [29.5, 0, 29, 168, 41.5])
        ),
    ]

    @Test("frames of arranged subviews are those that UIKit made", arguments: recordings)
    func frames(recording: Recording) throws {
        let solved = try layout(Self.dump(of: recording)).diagnose().solved()
        for (index, expected) in recording.frames.enumerated() {
            let frame = recording.host.rounded(solved.frames[2 + index])
            let computed = [frame.x, frame.y, frame.width, frame.height]
            for (member, (measured, value)) in zip(["x", "y", "width", "height"], zip(expected, computed)) {
                guard let measured else { continue }
                Measurement("\(recording.name): v\(index).\(member)", measured).verify(value)
            }
        }
    }

    private static func dump(of recording: Recording) -> String {
        var arranged = recording.contents.enumerated().map { index, content in
            let isPlain = content.0 == nil && content.1 == nil
            let size = [content.0, content.1].map { $0.map { "\($0)" } ?? "null" }.joined(separator: ", ")
            return """
                {"id": "v\(index)", "class": "\(isPlain ? "UIView" : "UILabel")", "isHidden": \(recording.hidden == index)\
                \(isPlain ? "" : ", \"intrinsicContentSize\": [\(size)]")}
                """
        }
        if let nested = recording.nested { arranged.append(nested) }
        return dumpText(
            """
            {"id": "root", "class": "UIView", "frame": [0, 0, 400, 400], "subviews": [
              {"id": "s", "class": "UIStackView", "stack": {\(recording.stack)},
               "subviews": [\(arranged.joined(separator: ",\n"))]}]}
            """,
            constraint("left", "s.left", "root.left"),
            constraint("top", "s.top", "root.top"),
            constraint("width", "s.width", constant: recording.size.0),
            constraint("height", "s.height", constant: recording.size.1)
        )
    }
}
