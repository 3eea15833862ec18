import LayoutModel

/// A priority as code has it.
enum WrittenPriority: Equatable {
    /// One of UIKit's constants, without the point.
    case named(String)
    /// An expression of a number.
    case number(String)

    /// `.defaultHigh`, `UILayoutPriority.defaultHigh`, `UILayoutPriority(600)`, `.init(rawValue: 600)`; `nil` for anything else.
    init?(_ text: String) {
        for beginning in ["UILayoutPriority.", "."] where text.hasPrefix(beginning) {
            let name = String(text.dropFirst(beginning.count))
            guard UIKitTypes.priorities[name] != nil else { continue }
            self = .named(name)
            return
        }
        for beginning in ["UILayoutPriority(rawValue:", "UILayoutPriority(", ".init(rawValue:", ".init("]
        where text.hasPrefix(beginning) && text.hasSuffix(")") {
            self = .number(text.dropFirst(beginning.count).dropLast().trimmed)
            return
        }
        return nil
    }

    /// As an argument of UIKit's type.
    var text: String {
        switch self {
        case .named(let name): "." + name
        case .number(let number): "UILayoutPriority(\(number))"
        }
    }
}
