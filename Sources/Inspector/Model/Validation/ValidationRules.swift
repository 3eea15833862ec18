/// The rules that check inputs before anything is solved, in the order in which they are documented.
package enum ValidationRules {
    package static let all: [RuleInfo] = [
        PositionWithoutItem.info, InvalidPairing.info, LeftWithLeading.info, NoCommonAncestor.info,
        UnreachableItem.info,
        DuplicateID.info, InvalidValue.info, InvalidWord.info, SetAside.info,
    ]
}
