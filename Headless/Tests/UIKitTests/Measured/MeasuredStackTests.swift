import Foundation
import Testing
import UIKit

/// Frames of arranged subviews as recorded from UIKit, every row.
@MainActor
struct MeasuredStackTests {
    struct Recording: Sendable, CustomTestStringConvertible {
        var name: String
        var host: MeasuringHost
        var size: CGSize
        var make: @MainActor @Sendable () -> UIStackView
        /// Of each arranged subview: x, y, width, height; `nil` where nothing was recorded.
        var frames: [[CGFloat?]]

        var testDescription: String { name }
    }

    private nonisolated static func row(_ origins: [CGFloat?], _ widths: [CGFloat?]) -> [[CGFloat?]] {
        zip(origins, widths).map { [$0, nil, $1, nil] }
    }

    private nonisolated static func column(_ origins: [CGFloat?], _ heights: [CGFloat?]) -> [[CGFloat?]] {
        zip(origins, heights).map { [nil, $0, nil, $1] }
    }

    /// A stack of views with content along its axis; `nil`: a view without any.
    private static func arranging(
        _ contents: [CGFloat?],
        _ distribution: UIStackView.Distribution = .fill,
        axis: NSLayoutConstraint.Axis = .horizontal,
        spacing: CGFloat
    ) -> UIStackView {
        let stack = UIStackView(
            arrangedSubviews: contents.map { length in
                axis == .horizontal ? Content(length, nil) : Content(nil, length)
            }
        )
        stack.axis = axis
        stack.distribution = distribution
        stack.spacing = spacing
        return stack
    }

    nonisolated static let recordings: [Recording] = [
        Recording(
            name: "fillEqually, vertical",
            host: .catalyst,
            size: CGSize(width: 180, height: 300),
            make: { arranging([nil, nil, nil], .fillEqually, axis: .vertical, spacing: 10) },
            frames: column([0, 103, 207], [93.5, 93.5, 93.5])
        ),
        Recording(
            name: "fillEqually, the third hidden",
            host: .catalyst,
            size: CGSize(width: 320, height: 100),
            make: {
                let stack = arranging([nil, nil, nil, nil], .fillEqually, spacing: 8)
                stack.arrangedSubviews[2].isHidden = true
                return stack
            },
            frames: row([0, 109, 215, 219], [101.5, 101.5, 0, 101.5])
        ),
        Recording(
            name: "fill, centered, a plain view between two contents",
            host: .catalyst,
            size: CGSize(width: 300, height: 30),
            make: {
                let stack = UIStackView(arrangedSubviews: [Content(28, 19), UIView(), Content(37.5, 19)])
                stack.alignment = .center
                stack.spacing = 8
                return stack
            },
            frames: [[0, 6, 28, 19], [36, 15, 218.5, 0], [263, 6, 37.5, 19]]
        ),
        Recording(
            name: "fillProportionally, horizontal",
            host: .simulator,
            size: CGSize(width: 288, height: 30),
            make: { arranging([11.5, 61.5, 123], .fillProportionally, spacing: 8) },
            frames: row([0, 23.5, 115], [15.5, 83.5, 173])
        ),
        Recording(
            name: "fillProportionally, vertical",
            host: .simulator,
            size: CGSize(width: 100, height: 60),
            make: { arranging([33.5, 20.5, 14.5], .fillProportionally, axis: .vertical, spacing: 4) },
            frames: column([0, 30.5, 50.5], [26.5, 16, 9.5])
        ),
        Recording(
            name: "fill with room to spare, the second hidden, custom spacing after the first",
            host: .simulator,
            size: CGSize(width: 200, height: 30),
            make: {
                let stack = arranging([50.5, 54, 37.5], spacing: 8)
                stack.arrangedSubviews[1].isHidden = true
                stack.setCustomSpacing(24, after: stack.arrangedSubviews[0])
                return stack
            },
            frames: row([0, 150.5, 162.5], [138.5, 0, 37.5])
        ),
        Recording(
            name: "fill, top, a nested stack takes the room",
            host: .catalyst,
            size: CGSize(width: 300, height: 60),
            make: {
                let nested = UIStackView(arrangedSubviews: [Content(80, 19), Content(60, 16)])
                nested.axis = .vertical
                nested.alignment = .leading
                let stack = UIStackView(arrangedSubviews: [Content(34.5, 19), nested])
                stack.alignment = .top
                stack.spacing = 8
                return stack
            },
            frames: [[0, 0, 34.5, 19], [43, 0, 257.5, 35]]
        ),
        Recording(
            name: "fill, room to spare, all hug equally: the first is stretched",
            host: .catalyst,
            size: CGSize(width: 300, height: 30),
            make: { arranging([29.5, 29, 41.5], spacing: 8) },
            frames: row([0, 222, 259], [213.5, 29, 41.5])
        ),
        Recording(
            name: "fill, too little room, all resist equally: the first is compressed",
            host: .simulator,
            size: CGSize(width: 288, height: 30),
            make: { arranging([126, 151, 39.5], spacing: 8) },
            frames: row([0, nil, nil], [81.5, 151, 39.5])
        ),
        Recording(
            name: "equalSpacing, too little room",
            host: .simulator,
            size: CGSize(width: 288, height: 30),
            make: { arranging([126, 151, 39.5], .equalSpacing, spacing: 8) },
            frames: row([0, nil, nil], [81.5, 151, 39.5])
        ),
        Recording(
            name: "equalCentering, too little room",
            host: .simulator,
            size: CGSize(width: 288, height: 30),
            make: { arranging([126, 151, 39.5], .equalCentering, spacing: 8) },
            frames: row([0, nil, nil], [81.5, 151, 39.5])
        ),
        Recording(
            name: "fill, several plain views: the last takes the room",
            host: .catalyst,
            size: CGSize(width: 300, height: 30),
            make: { arranging([29.5, nil, 29, nil, 41.5], spacing: 8) },
            frames: row([0, nil, nil, nil, nil], [29.5, 0, 29, 168, 41.5])
        ),
    ]

    @Test("frames of arranged subviews are those that UIKit made", arguments: recordings)
    func frames(recording: Recording) {
        let frames = recording.host.run {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
            let stack = recording.make()
            _ = root.place(stack)
            NSLayoutConstraint.activate([
                stack.leftAnchor.constraint(equalTo: root.leftAnchor),
                stack.topAnchor.constraint(equalTo: root.topAnchor),
                stack.widthAnchor.constraint(equalToConstant: recording.size.width),
                stack.heightAnchor.constraint(equalToConstant: recording.size.height),
            ])
            root.layoutIfNeeded()
            return stack.arrangedSubviews.map { recording.host.rounded($0.frame) }
        }
        for (index, (expected, frame)) in zip(recording.frames, frames).enumerated() {
            let made = [frame.minX, frame.minY, frame.width, frame.height]
            for (name, (measured, value)) in zip(["x", "y", "width", "height"], zip(expected, made)) {
                guard let measured else { continue }
                #expect(abs(value - measured) < 1e-4, "\(name) of view \(index)")
            }
        }
    }

    /// Which views have a size without content of their own is open, although the frames are always the same.
    @Test func tiesAreStillAmbiguous() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
        let stack = Self.arranging([29.5, 29, 41.5], spacing: 8)
        stack.frame = root.bounds
        root.addSubview(stack)
        root.layoutIfNeeded()
        #expect(stack.arrangedSubviews[0].hasAmbiguousLayout)
    }
}
