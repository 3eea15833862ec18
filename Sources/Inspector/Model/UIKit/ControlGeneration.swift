/// The looks of UIKit's controls, each with sizes of its own, by the iOS that brought them.
public enum ControlGeneration: Int, Sendable, Comparable, CaseIterable {
    case iOS7 = 7
    /// Search bars.
    case iOS11 = 11
    /// Rounded text fields, steppers, segmented controls, progress views and indicators.
    case iOS13 = 13
    /// Switches, sliders and bars.
    case iOS26 = 26

    /// The looks of a major version of iOS, such as 12 or 18.
    public init(majorVersion: Int) {
        self = Self.allCases.last { $0.rawValue <= majorVersion } ?? .iOS7
    }

    /// The looks that Interface Builder draws, by the version of its tools, such as 14,313.18.
    ///
    /// Measured: the sizes that the documents of each version record.
    package init(toolsVersion: Double) {
        self =
            switch toolsVersion {
            case ..<13_000: .iOS7
            case ..<15_000: .iOS11
            case ..<24_000: .iOS13
            default: .iOS26
            }
    }

    /// That of sources which name no system: most screens are drawn for one since iOS 13.
    package static let usual = Self.iOS13

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
