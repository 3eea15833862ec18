/// UIKit's names of priorities, as members of `UILayoutPriority`.
enum UILayoutPriorityName: String, CaseIterable {
    case required, defaultHigh, defaultLow, fittingSizeLevel

    var value: Double {
        switch self {
        case .required: 1000
        case .defaultHigh: 750
        case .defaultLow: 250
        case .fittingSizeLevel: 50
        }
    }

    static func name(of value: Double) -> String? { allCases.first { $0.value == value }?.rawValue }
}
