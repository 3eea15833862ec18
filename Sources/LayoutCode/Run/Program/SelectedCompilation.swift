import LayoutSyntax

extension [SwiftCode.Compilation] {
    /// The branch of `#if` that a release build for iOS has; `nil` where none is selected.
    func selected(_ tokens: SwiftCodeTokens) -> SwiftCode.Compilation? {
        first { $0.condition.isEmpty || Self.holds($0.condition, tokens) }
    }

    /// Conditions are alternatives (`||`) of what has to hold together (`&&`); what is not known does not hold.
    private static func holds(_ condition: Range<Int>, _ tokens: SwiftCodeTokens) -> Bool {
        var alternative = true
        var isNegated = false
        var index = condition.lowerBound
        while index < condition.upperBound {
            if tokens.is("!", at: index) {
                isNegated.toggle()
            } else if tokens.is("||", at: index) {
                if alternative { return true }
                alternative = true
            } else if tokens.tokens[index].kind == .word {
                let isCall = index + 1 < condition.upperBound && tokens.is("(", at: index + 1)
                let end = isCall ? tokens.end(at: index + 1) : index + 1
                let holds = isKnown(
                    tokens.text(at: index),
                    isCall ? (index + 2)..<Swift.max(index + 2, end - 1) : 0..<0,
                    tokens
                )
                alternative = alternative && holds != isNegated
                isNegated = false
                index = end
                continue
            }
            index += 1
        }
        return alternative
    }

    private static func isKnown(_ word: String, _ arguments: Range<Int>, _ tokens: SwiftCodeTokens) -> Bool {
        let first = arguments.first.map { tokens.text(at: $0) }
        switch word {
        case "true", "swift", "compiler": return true
        case "os": return first == "iOS"
        case "canImport": return first.map { ["UIKit", "Foundation", "SwiftUI", "CoreGraphics"].contains($0) } ?? false
        default: return false
        }
    }
}
