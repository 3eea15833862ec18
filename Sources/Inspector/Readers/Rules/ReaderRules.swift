import LayoutModel

/// What readers find, in the order in which it is documented.
package enum ReaderRules {
    package static let all: [RuleInfo] = [
        UnknownKey.info, UnparsedText.info, UnreadableFile.info, RefusedConstraint.info, ContradictingTexts.info,
        InvalidVisualFormat.info,
    ]
}
