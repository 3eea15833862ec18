import LayoutSyntax

/// Calls that make constraints, by their names: counted in a file, before and after what a run leaves out of it.
package enum ConstraintCalls {
    private static let names: Set<String> = [
        "constraint", "constraints", "NSLayoutConstraint", "makeConstraints", "remakeConstraints", "updateConstraints",
        "prepareConstraints", "equalTo", "equalToSuperview", "lessThanOrEqualTo", "greaterThanOrEqualTo",
        "lessThanOrEqualToSuperview", "greaterThanOrEqualToSuperview", "fillContainer", "centerInContainer",
        "constrain", "mas_makeConstraints", "edgesToSuperview", "centerInSuperview", "topToSuperview",
        "bottomToSuperview", "leadingToSuperview", "trailingToSuperview", "widthToSuperview", "heightToSuperview",
    ]
    private static let relations: Set<String> = ["equal", "moreThan", "lessThan"]
    private static let beginnings = [
        "autoPin", "autoSetDimension", "autoMatch", "autoAlign", "autoCenter", "autoDistribute", "autoConstrain",
    ]

    /// How many calls a range of tokens has.
    package static func count(in range: Range<Int>, of tokens: SwiftCodeTokens) -> Int {
        range.count { isCall(at: $0, of: tokens) }
    }

    /// Whether the word at a token is the name of such a call.
    package static func isCall(at index: Int, of tokens: SwiftCodeTokens) -> Bool {
        guard tokens.tokens[index].kind == .word, index + 1 < tokens.count,
            tokens.is("(", at: index + 1) || tokens.is("{", at: index + 1),
            index == 0 || !tokens.is("func", at: index - 1)
        else { return false }
        let name = tokens.text(at: index)
        if name == "updateConstraints" || name == "constraints" || name == "constraint" {
            // Not UIKit's own update, and not a call without arguments.
            return index + 2 < tokens.count && !tokens.is(")", at: index + 2)
        }
        if relations.contains(name) {
            // `draft.top.equal(to: other.bottomAnchor)`
            return index + 3 < tokens.count && tokens.is(":", at: index + 3)
                && (tokens.is("to", at: index + 2) || tokens.is("with", at: index + 2))
        }
        return names.contains(name) || beginnings.contains(where: name.hasPrefix)
    }

    private static let layoutWords: Set<String> = [
        "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "removeFromSuperview", "isHidden",
        "setContentHuggingPriority", "setContentCompressionResistancePriority", "numberOfLines", "spacing", "axis",
        "distribution", "alignment", "translatesAutoresizingMaskIntoConstraints", "isActive", "activate", "snp",
        "layoutMargins", "directionalLayoutMargins", "preferredMaxLayoutWidth", "priority", "constant", "frame",
        "bounds", "contentInset", "setCustomSpacing", "addLayoutGuide", "loadView", "layoutSubviews", "addChild",
    ]

    /// Whether a range of tokens can change where views are: it makes constraints, or has names of what does.
    package static func areOfLayout(_ range: Range<Int>, of tokens: SwiftCodeTokens) -> Bool {
        count(in: range, of: tokens) > 0
            || range.contains { tokens.tokens[$0].kind == .word && layoutWords.contains(tokens.text(at: $0)) }
    }
}
