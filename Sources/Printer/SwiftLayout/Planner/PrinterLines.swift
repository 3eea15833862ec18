import LayoutModel

/// The lines of a view's anchors as the library's own printer wrote them, which went up to SwiftLayout 3.
///
/// Constraints are sorted by UIKit's numbers of their attributes. Those that differ in nothing but the attribute share a
/// line: in SwiftLayout 1 of any kind, later of one kind.
enum PrinterLines {
    static func lines(of tokens: [AnchorToken], version: SwiftLayoutVersion) -> [AnchorLine] {
        struct Key: Hashable {
            var common: AnchorToken.Common
            var constant: Double
            var kind: AnchorKind?
        }
        // A stable order, whatever is equal.
        let sorted = tokens.enumerated().sorted { left, right in
            if AnchorToken.comesFirst(left.element, right.element) { return true }
            if AnchorToken.comesFirst(right.element, left.element) { return false }
            return left.offset < right.offset
        }
        var groups: [[AnchorToken]] = []
        var groupOfKey: [Key: Int] = [:]
        for (_, token) in sorted {
            guard token.isPlain else {
                groups.append([token])
                continue
            }
            let key = Key(
                common: token.common,
                constant: token.constant,
                kind: version.listsAnchors ? nil : AnchorKind(token.attribute)
            )
            if let group = groupOfKey[key], !groups[group].contains(where: { $0.attribute == token.attribute }) {
                groups[group].append(token)
            } else {
                groupOfKey[key] = groups.count
                groups.append([token])
            }
        }
        return groups.map { line(of: $0, version: version) }
    }

    private static func line(of group: [AnchorToken], version: SwiftLayoutVersion) -> AnchorLine {
        let first = group[0]
        var line = AnchorLine(isListed: version.listsAnchors, head: .attributes(group.map(\.attribute)))
        line.multiplier = first.common.multiplier
        line.priority = first.common.priority
        line.identifier = first.common.identifier
        let hasSize = group.contains { $0.attribute.isSize }
        let isSame = first.common.target == .superview && first.isPlain && first.constant == 0
        if version.listsAnchors {
            if isSame, first.common.relation == .equal { return line }
        } else if isSame, !hasSize, first.common.relation == .equal, line.isUnmodified {
            return line
        }
        line.call = call(of: first, hasSize: hasSize, version: version)
        return line
    }

    private static func call(of token: AnchorToken, hasSize: Bool, version: SwiftLayoutVersion) -> AnchorLine.Call {
        var call = AnchorLine.Call(relation: token.common.relation, target: .constant)
        if token.constant != 0 { call.offset = .constant(token.constant) }
        switch token.common.target {
        case .none: call.offset = .constant(token.constant)
        case .superview where version.listsAnchors:
            // The superview is what a position without an item is compared with (`Anchors.Item.deny`).
            break
        case .superview: call.target = .superview
        case .item(let item): call.target = .item(item)
        }
        if !token.isPlain { call.attribute = token.second }
        return call
    }
}

extension AnchorLine {
    /// Whether nothing but the attributes and the relation is said.
    var isUnmodified: Bool { multiplier == 1 && priority == 1000 && identifier == nil }
}
