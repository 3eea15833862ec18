import Foundation
import Testing
import UIKit

/// Sizes of labels as recorded from UIKit on iOS 26 with the system font, every row.
///
/// Not here: body labels of 24.5 points on one simulator, whose languages raise its lines; the advances of single letters,
/// of which these widths are made.
@MainActor
struct MeasuredTextTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        var points: CGFloat
        var weight: UIFont.Weight
        var text: String
        var width: CGFloat
        /// How far the estimate may be off: half a point, or 1 % where the exact width was recorded.
        var tolerance: CGFloat

        init(
            _ points: CGFloat,
            _ weight: UIFont.Weight,
            _ text: String,
            _ width: CGFloat,
            within tolerance: CGFloat = 0.5
        ) {
            self.points = points
            self.weight = weight
            self.text = text
            self.width = width
            self.tolerance = tolerance
        }

        var testDescription: String { "\(points) \(text)" }
    }

    nonisolated static let labels: [Sample] = [
        Sample(10, .medium, "Home", 29), Sample(11, .regular, "Hg", 15), Sample(12, .regular, "Height 12", 54),
        Sample(13, .regular, "Three", 35.5), Sample(13, .regular, "Username", 62), Sample(13, .regular, "3 items", 45),
        Sample(13, .medium, "Three", 36.5), Sample(13, .semibold, "Bold 13", 47),
        // Only some pairs of letters are known to be kerned.
        Sample(15, .regular, "Auto Layout", 82, within: 1),
        Sample(15, .regular, "Detail text", 69.5), Sample(15, .regular, "UIKit", 33),
        Sample(15, .regular, "Enter a new name for the file.", 200), Sample(17, .regular, "Pinned label", 93),
        Sample(17, .regular, "Brightness", 81.5), Sample(17, .regular, "Copy Link", 75.5),
        Sample(17, .regular, "Fourth row", 82.5), Sample(17, .regular, "Sign In", 52),
        Sample(17, .regular, "Software", 68), Sample(17, .regular, "Two", 31.5),
        Sample(17, .regular, "Placeholder", 90), Sample(17, .medium, "Search", 55), Sample(17, .medium, "Swift", 40),
        Sample(17, .semibold, "Files", 37), Sample(17, .semibold, "Section 2", 75),
        Sample(17, .semibold, "Rename", 64.5), Sample(20, .regular, "Save Image", 101.5),
        Sample(20, .semibold, "Cancel", 63.5),
        // The display design sets in gradually from 17 to 28 points.
        Sample(24, .regular, "Height 24", 103, within: 2.5),
        Sample(28, .regular, "Height 28", 120.5), Sample(34, .bold, "Items", 88.5),
    ]

    /// Measured without rounding.
    nonisolated static let texts: [Sample] = [
        exact(17, .regular, "Hello UIKit", 79.663), exact(17, .bold, "Hello UIKit", 86.013),
        exact(8, .regular, "Hello UIKit", 41.957), exact(28, .regular, "Hello UIKit", 126.971),
        exact(17, .regular, "0123456789", 98.58), exact(17, .bold, "0123456789", 106.345),
        exact(8, .regular, "0123456789", 50.453), exact(28, .regular, "0123456789", 165.334),
    ]

    /// Up to a pixel and 1 % off.
    private nonisolated static func exact(
        _ points: CGFloat,
        _ weight: UIFont.Weight,
        _ text: String,
        _ width: CGFloat
    ) -> Sample {
        Sample(points, weight, text, width, within: width / 100 + 0.5)
    }

    private func label(_ text: String, _ points: CGFloat, _ weight: UIFont.Weight = .regular) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: points, weight: weight)
        return label
    }

    @Test("labels are as wide as UIKit's, to the pixel or nearly so", arguments: labels + texts)
    func widths(sample: Sample) {
        let width = MeasuringHost.simulator.run {
            label(sample.text, sample.points, sample.weight).intrinsicContentSize.width
        }
        #expect(abs(width - sample.width) <= sample.tolerance)
        #expect((width * 2).rounded() == width * 2)
    }

    @Test(
        "a line is 1.1934 times its font's size high, rounded up to the pixel",
        arguments: [(8.0, 10.0), (11, 13.5), (13, 16), (15, 18), (17, 20.5), (20, 24), (28, 33.5), (34, 41)]
    )
    func heights(points: CGFloat, height: CGFloat) {
        MeasuringHost.simulator.run {
            #expect(label("Height", points).intrinsicContentSize.height == height)
        }
    }

    @Test("at three pixels a point, a line of 17 points is 20.333 high")
    func heightAtThreePixels() {
        #expect(abs(label("Height", 17).intrinsicContentSize.height - 61.0 / 3) < 1e-6)
    }

    @Test("two lines are rounded up once, not each")
    func twoLines() {
        MeasuringHost.simulator.run {
            let text = label("One\nTwo", 17)
            text.numberOfLines = 0
            #expect(text.intrinsicContentSize.height == 41)
        }
    }

    @Test(
        "a label that wraps is as high as its lines: the extra point was one host's",
        arguments: [(15.0, 120.0, 36.0), (13, 110, 31.5)]
    )
    func wrapped(points: CGFloat, width: CGFloat, height: CGFloat) {
        MeasuringHost.simulator.run {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let text = label("Enter a new name for the file.", points)
            text.numberOfLines = 0
            _ = root.place(text)
            NSLayoutConstraint.activate([
                text.widthAnchor.constraint(equalToConstant: width),
                text.topAnchor.constraint(equalTo: root.topAnchor),
                text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            ])
            root.layoutIfNeeded()
            #expect(text.frame.height == height)
        }
    }
}
