import Foundation
import Testing
import UIKit

/// Where numbers were recorded from UIKit, and how frames were rounded there.
enum MeasuringHost: Sendable {
    /// A simulator with iOS 26, in a window at two pixels a point: both edges to the nearest pixel.
    case simulator
    /// Catalyst, offscreen: origins to whole points, sizes to half points.
    case catalyst

    /// Runs `body` with the host's screen and controls. Nothing else runs on the main actor meanwhile.
    @MainActor func run<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
        let screen = (UIScreen.main.bounds.size, UIScreen.main.scale)
        let version = UIDevice.current.systemVersion
        // Catalyst rounds otherwise than a pass in a window does: its frames are rounded here.
        UIScreen.main.become(size: CGSize(width: 320, height: 568), scale: self == .simulator ? 2 : 1e6)
        UIDevice.current.become(systemVersion: "26.0")
        defer {
            UIScreen.main.become(size: screen.0, scale: screen.1)
            UIDevice.current.become(systemVersion: version)
        }
        return try body()
    }

    func rounded(_ frame: CGRect) -> CGRect {
        if self == .simulator { return frame }
        func half(_ value: CGFloat) -> CGFloat { (value * 2 + 0.5 + 1e-5).rounded(.down) / 2 }
        // Without the error of the pass, which would decide ties otherwise.
        func whole(_ value: CGFloat) -> CGFloat { ((value * 1e5).rounded() / 1e5).rounded() }
        return CGRect(x: whole(frame.minX), y: whole(frame.minY), width: half(frame.width), height: half(frame.height))
    }
}

extension UIView {
    /// Adds a view that constraints place.
    func place(_ view: UIView) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        return view
    }
}

/// A view with content of a size.
final class Content: UIView {
    private let size: CGSize

    init(_ width: CGFloat?, _ height: CGFloat?) {
        size = CGSize(width: width ?? UIView.noIntrinsicMetric, height: height ?? UIView.noIntrinsicMetric)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        size = .zero
        super.init(coder: coder)
    }

    override var intrinsicContentSize: CGSize { size }
}
