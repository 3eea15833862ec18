import LayoutCode
import LayoutModel

/// The findings of readers, in the order in which they are documented.
package enum ReaderRules {
    package static let all: [RuleInfo] = [
        UnknownKey.info, UnparsedText.info, UnreadableFile.info, RefusedConstraint.info, ContradictingTexts.info,
        InvalidVisualFormat.info, SkippedCode.info, UnreadCode.info, SetsFrames.info,
    ]
}
