import LayoutInspector
import Testing

/// Where frames were recorded, and how UIKit rounded them there.
enum MeasuringHost: Sendable {
    /// A simulator, in a window at two pixels a point: both edges to the nearest pixel.
    case simulator
    /// Catalyst, offscreen: origins to whole points, sizes to half points.
    case catalyst

    func rounded(_ frame: Rectangle) -> Rectangle {
        switch self {
        case .simulator:
            let (left, top) = (Self.half(frame.x), Self.half(frame.y))
            return Rectangle(
                x: left,
                y: top,
                width: Self.half(frame.x + frame.width) - left,
                height: Self.half(frame.y + frame.height) - top
            )
        case .catalyst:
            return Rectangle(
                x: Self.exact(frame.x).rounded(),
                y: Self.exact(frame.y).rounded(),
                width: Self.half(frame.width),
                height: Self.half(frame.height)
            )
        }
    }

    /// To the nearest half point, halves up.
    private static func half(_ value: Double) -> Double { (exact(value) * 2 + 0.5).rounded(.down) / 2 }

    /// Without the error of solving in doubles, which would decide ties otherwise.
    private static func exact(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
}

/// A number that was recorded from UIKit, and what is computed for it.
struct Measurement: Sendable, CustomTestStringConvertible {
    var name: String
    var measured: Double
    /// What is computed where that is something else, and why.
    var instead: (value: Double, reason: String)?

    init(_ name: String, _ measured: Double, instead: (value: Double, reason: String)? = nil) {
        self.name = name
        self.measured = measured
        self.instead = instead
    }

    var testDescription: String { name }

    /// Prints the row of the table, and requires that the number is the measured one, or the known other one.
    func verify(_ computed: Double, within tolerance: Double = 1e-9, _ location: SourceLocation = #_sourceLocation) {
        let reason = instead.map { ", because \($0.reason)" } ?? ""
        print("\(name): measured \(measured), computed \(computed)\(reason)")
        let expected = instead?.value ?? measured
        #expect(abs(computed - expected) <= tolerance, "\(name)", sourceLocation: location)
        if let instead {
            let difference = abs(instead.value - measured)
            #expect(difference > tolerance, "\(name) agrees by now", sourceLocation: location)
        }
    }
}
