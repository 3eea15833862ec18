import LayoutModel

/// Names of a layout's objects that are the same in every run.
///
/// An id of Interface Builder, or of a dump written by hand, is such a name. One that is an address is not: a view is then
/// called by its name in messages, and a constraint by the anchors that it relates.
package struct StableNames: Sendable {
    private let layout: Layout
    private let names: ItemNames
    /// The names themselves, where the layout is not at hand.
    private let recorded: FindingNames?

    /// - Complexity: O(views + guides).
    package init(_ layout: Layout) {
        self.init(layout, ItemNames(layout))
    }

    init(_ layout: Layout, _ names: ItemNames) {
        self.layout = layout
        self.names = names
        recorded = nil
    }

    /// Names that were recorded for the findings that they are asked for.
    package init(_ recorded: FindingNames) {
        layout = Layout()
        names = ItemNames(layout)
        self.recorded = recorded
    }

    /// What identifies a finding of this layout in every run.
    package func identity(of finding: Finding) -> FindingIdentity {
        let objects: [String]
        switch RuleInfo.named(finding.rule)?.identity ?? .objects {
        case .brokenConstraint:
            // A report that names no broken constraint is identified by all of its members.
            let breaks = finding.conflict?.breaks ?? []
            objects = (breaks.isEmpty ? finding.constraints : breaks).map(constraint).sorted()
        case .firstView:
            objects = finding.views.prefix(1).map(item)
        case .objects:
            objects = finding.views.map(item) + finding.constraints.map(constraint).sorted()
        }
        return FindingIdentity(rule: finding.rule, axis: finding.axis, objects: objects)
    }

    /// The name of a view or a guide, or the id if there is no such item.
    func item(_ id: String) -> String {
        if let recorded { return recorded.stableItems[id] ?? id }
        guard Self.holdsAddress(id) else { return id }
        return layout.item(id: id).map { names[$0] } ?? renamed(id, from: id.startIndex)
    }

    /// The name of a constraint, or the id if there is no such constraint.
    func constraint(_ id: String) -> String {
        if let recorded { return recorded.stableConstraints[id] ?? id }
        guard Self.holdsAddress(id) else { return id }
        guard let index = layout.constraintIndex(id: id) else {
            // A made constraint has the id of its item within its own.
            return madeConstraint(id)
        }
        let constraint = layout.constraints[index]
        var text = ""
        if let identifier = constraint.identifier, !Self.holdsAddress(identifier) { text = identifier + ": " }
        text += constraint.first.map(anchor) ?? constraint.terms.map { anchor($0.anchor) }.joined(separator: " + ")
        text += " \(constraint.relation.symbol)"
        if let second = constraint.second { text += " " + anchor(second) }
        return text
    }

    private func anchor(_ anchor: Layout.Anchor) -> String {
        "\(names[anchor.item]).\(anchor.attribute.rawValue)"
    }

    /// Such as `nonneg:0x7f01.width`: the address becomes the name of its view.
    private func madeConstraint(_ id: String) -> String {
        renamed(id, from: id.firstIndex(of: ":").map { id.index(after: $0) } ?? id.startIndex)
    }

    /// An id that holds one of an item, followed by a dot: with the item's name in its place.
    private func renamed(_ id: String, from start: String.Index) -> String {
        var end = id.endIndex
        // A guide's id holds a dot, too: the longest beginning that is an item.
        while let dot = id[start..<end].lastIndex(of: ".") {
            if let found = layout.item(id: String(id[start..<dot])) {
                return String(id[..<start]) + names[found] + id[dot...]
            }
            end = dot
        }
        return Self.withoutAddresses(id)
    }

    /// Whether an id has the form of an address, or one within it: `0x` and at least six hexadecimal digits.
    package static func holdsAddress(_ id: String) -> Bool {
        var digits = -1
        var last: UInt8 = 0
        for byte in id.utf8 {
            if digits >= 0, isHexadecimal(byte) {
                digits += 1
                if digits >= 6 { return true }
            } else {
                digits = last == UInt8(ascii: "0") && (byte == UInt8(ascii: "x") || byte == UInt8(ascii: "X")) ? 0 : -1
            }
            last = byte
        }
        return false
    }

    /// The same text with `0x…` for each address.
    package static func withoutAddresses(_ text: String) -> String {
        guard holdsAddress(text) else { return text }
        var result: [UInt8] = []
        var isAddress = false
        for byte in text.utf8 {
            if isAddress, isHexadecimal(byte) { continue }
            isAddress = result.last == UInt8(ascii: "0") && byte == UInt8(ascii: "x")
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}

extension StableNames {
    /// All words by which a person may refer to the objects of a finding: their ids and their names.
    package func words(for finding: Finding) -> Set<String> {
        var words = Set(finding.views + finding.constraints)
        for id in finding.views { words.insert(item(id)) }
        for id in finding.constraints { words.insert(constraint(id)) }
        for id in finding.views {
            if let name = recorded?.items[id]?.name { words.insert(name) }
            if let found = layout.item(id: id) { words.insert(names[found]) }
        }
        return words
    }
}
