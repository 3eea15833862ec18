/// Chains whose frames the library gets wrong.
@MainActor
enum ChainFault {
    /// What the height between a chain's lines is multiplied by; 1 for nearly all chains.
    static func heightFactor(of steps: [FrameStep]) -> Float {
        switch steps.map(\.places) {
        // The height is that of half the view, upside down.
        case [[.left, .middle], [.center, .top]]: -0.5
        // The height is taken for that from the middle.
        case [[.right, .bottom], [.left], [.top]], [[.right, .bottom], [.center], [.top]]: 2
        default: 1
        }
    }

    /// Whether a width that fits is measured beside a height of 0, though the height is known.
    static func ignoresHeight(_ steps: [FrameStep]) -> Bool {
        guard steps.first?.places == [.center, .bottom], steps.count == 3 else { return false }
        if case .length(.vertical, _) = steps[1] { return true }
        return false
    }
}

extension FrameStep {
    /// The lines that the step stores, across before down.
    fileprivate var places: [FramePlace] {
        switch self {
        case .line(let place, _): [place]
        case .point(let horizontal, let vertical, _): [horizontal, vertical]
        case .length, .size, .frame: []
        }
    }
}
