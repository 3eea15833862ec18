import LayoutModel

/// The design of UIKit's controls, which decides their sizes.
public enum ControlDesign: Sendable, Equatable, CaseIterable {
    /// Up to iOS 18.
    case classic
    /// From iOS 26 on.
    case glass

    /// The design of a major version of iOS, such as 18 or 26.
    public init(majorVersion: Int) { self = majorVersion >= 26 ? .glass : .classic }
}

extension Layout {
    /// The design of the system that the source names, such as `iOS 26.1`; `classic` where it names no version.
    var controlDesign: ControlDesign {
        guard let system = source.system, system.hasPrefix("iOS") else { return .classic }
        let digits = system.drop { !$0.isASCII || !$0.isNumber }.prefix { $0.isASCII && $0.isNumber }
        return ControlDesign(majorVersion: Int(digits) ?? 0)
    }
}
