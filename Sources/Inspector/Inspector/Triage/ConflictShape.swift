import LayoutModel
import LayoutReaders
import LayoutSyntax

/// The properties by which two conflicts are equal: their constraints, without addresses, visible texts, and numbers
/// that differ between devices or moments.
struct ConflictShape: Hashable {
    /// One line for each member, sorted.
    var members: [String]

    /// The shape of constraints of a layout.
    ///
    /// - Complexity: O(members x log members).
    init(_ constraints: [Layout.Constraint], in layout: Layout) {
        let plain = constraints.map { Self.text(of: $0, in: layout) { Self.className(of: $0, in: layout) } }
        // Items are numbered in the order in which the sorted members name them.
        let order = constraints.indices.sorted { (plain[$0], $0) < (plain[$1], $1) }
        var numbers: [Layout.Item: Int] = [:]
        var counts: [String: Int] = [:]
        members = order.map { index in
            Self.text(of: constraints[index], in: layout) { item in
                let name = Self.className(of: item, in: layout)
                let number: Int
                if let known = numbers[item] {
                    number = known
                } else {
                    number = (counts[name] ?? 0) + 1
                    counts[name] = number
                    numbers[item] = number
                }
                return number == 1 ? name : "\(name)#\(number)"
            }
        }
    }

    private static func text(
        of constraint: Layout.Constraint,
        in layout: Layout,
        name: (Layout.Item) -> String
    ) -> String {
        func anchor(_ anchor: Layout.Anchor) -> String { name(anchor.item) + "." + anchor.attribute.rawValue }
        var text = ""
        if constraint.terms.isEmpty {
            text += constraint.first.map(anchor) ?? ""
            text += " " + constraint.relation.symbol
            if let second = constraint.second {
                text += " "
                if constraint.multiplier != 1 { text += JSONNumberFormat.text(constraint.multiplier) + " x " }
                text += anchor(second)
            }
        } else {
            for (index, term) in constraint.terms.enumerated() {
                if index > 0 { text += " + " }
                text += JSONNumberFormat.text(term.multiplier) + " x " + anchor(term.anchor)
            }
            text += " " + constraint.relation.symbol
        }
        text += constant(of: constraint)
        if !constraint.isRequired { text += " @" + JSONNumberFormat.text(constraint.priority) }
        if let identifier = constraint.identifier { text += " '\(identifier)'" }
        if let file = constraint.location?.file {
            text += " at " + file + (constraint.location?.line.map { ":\($0)" } ?? "")
        }
        return text
    }

    /// The constant, unless it is a length determined by the device, the content or the moment.
    private static func constant(of constraint: Layout.Constraint) -> String {
        let hasSecond = constraint.second != nil
        switch constraint.origin {
        case .autoresizing, .contentSize, .encapsulated, .guide, .temporary: return hasSecond ? " + …" : " …"
        case .user, .stack, .scroll, .prototyping, .system:
            if hasSecond, constraint.constant == 0 { return "" }
            let sign = !hasSecond ? " " : constraint.constant < 0 ? " - " : " + "
            return sign + JSONNumberFormat.text(hasSecond ? abs(constraint.constant) : constraint.constant)
        }
    }

    private static func className(of item: Layout.Item, in layout: Layout) -> String {
        switch item {
        case .view(let view): layout.views[view].className
        case .guide(let guide):
            layout.guides[guide].kind == .custom
                ? layout.guides[guide].identifier ?? "guide" : layout.guides[guide].kind.rawValue
        case .missing: "?"
        }
    }
}

/// The texts of a block without addresses: blocks that are equal in this are examined only once.
struct BlockSignature: Hashable {
    private var text: String

    init(_ block: LogBlock) {
        var numbers: [String: Int] = [:]
        func name(_ object: PrintedConstraint.Object) -> String {
            if object.isSuperview { return "|" }
            let key = object.address ?? object.name ?? ""
            let number = numbers[key] ?? numbers.count
            numbers[key] = number
            return "\(object.className ?? object.name ?? "")#\(number)"
        }
        func line(_ constraint: PrintedConstraint) -> String {
            var line = constraint.className
            if let identifier = constraint.identifier { line += " '\(identifier)'" }
            if let location = constraint.location { line += " \(location.file ?? ""):\(location.line ?? 0)" }
            for term in constraint.terms {
                line += " \(term.multiplier)*\(name(term.object)).\(term.attribute.word)"
            }
            line += " \(constraint.relation.rawValue) \(constraint.constant) \(constraint.priority)"
            if constraint.hasUnsignedSpacing { line += " ±" }
            if constraint.isActive == false { line += " inactive" }
            if let priorities = constraint.contentPriorities {
                line += " \(priorities.hugging) \(priorities.compression)"
            }
            if let superview = constraint.superview { line += " | " + name(superview) }
            return line
        }
        var text = block.kind == .conflict ? "" : "\(block.kind)"
        if let refusal = block.refusal {
            text += "\(refusal.sentence)\(refusal.isThrown)\(refusal.container?.className ?? "")"
            for anchor in refusal.anchors { text += " \(name(anchor.object)).\(anchor.attribute.word)" }
        }
        if block.isPrivate { text += "private" }
        text += "\(block.hasHeader)\(block.hasRecovery)\(block.isQuoted)\(block.isComplete)\n"
        for member in block.texts { text += line(member.constraint) + "\n" }
        if let broken = block.broken {
            // The index in the list, if it is a member of it.
            let index = block.texts.firstIndex { $0.constraint.address == broken.constraint.address }
            text += "breaks \(index.map { "\($0)" } ?? line(broken.constraint))\n"
        }
        for ambiguous in block.ambiguous {
            text += (ambiguous.object.className ?? "") + ambiguous.attributes.map(\.name).joined(separator: ",") + "\n"
        }
        for unread in block.unread { text += unread.fault.message + "\n" }
        self.text = text
    }
}
