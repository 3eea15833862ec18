/// The attributes of one element, merged one by one.
struct AttributeMerge {
    /// Of a conflict, the value of either side.
    struct Choice {
        var ours: [MergeNode.Attribute]
        var theirs: [MergeNode.Attribute]
    }

    private(set) var choice: Choice
    /// What both sides changed in different ways.
    private(set) var messages: [String] = []
    /// Whether both sides changed numbers of a frame that follows from something else.
    private(set) var hasDerivedFrame = false

    private let base: MergeNode?
    private let ours: MergeNode
    private let theirs: MergeNode
    private let recorded: (String) -> RecordedValue?

    /// Attributes that mean something only together.
    private static let whole: Set<String> = ["color", "fontDescription"]
    private static let anchors: Set<String> = [
        "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
    ]

    init(_ base: MergeNode?, _ ours: MergeNode, _ theirs: MergeNode, recorded: @escaping (String) -> RecordedValue?) {
        (self.base, self.ours, self.theirs, self.recorded) = (base, ours, theirs, recorded)
        choice = Choice(ours: ours.attributes, theirs: ours.attributes)
        if ours.attributes == theirs.attributes { return }
        if let base {
            if ours.attributes == base.attributes {
                choice = Choice(ours: theirs.attributes, theirs: theirs.attributes)
                return
            }
            if theirs.attributes == base.attributes { return }
        }
        merge()
    }

    private mutating func merge() {
        var names = ours.attributes.map(\.name)
        // What theirs adds goes behind the attribute that it follows there.
        for (place, attribute) in theirs.attributes.enumerated() where !names.contains(attribute.name) {
            let before = theirs.attributes[..<place].last { names.contains($0.name) }
            let index = before.flatMap { names.firstIndex(of: $0.name) }
            names.insert(attribute.name, at: index.map { $0 + 1 } ?? 0)
        }
        let groups = conflictingGroups(names)
        choice = Choice(ours: [], theirs: [])
        for name in names {
            let (own, other) = (attribute(name, ours), attribute(name, theirs))
            if groups.contains(name) {
                if let own { choice.ours.append(own) }
                if let other { choice.theirs.append(other) }
                continue
            }
            switch merged(name, own, other) {
            case .one(let attribute):
                if let attribute {
                    choice.ours.append(attribute)
                    choice.theirs.append(attribute)
                }
            case .both:
                messages.append(message(name, own, other))
                if let own { choice.ours.append(own) }
                if let other { choice.theirs.append(other) }
            }
        }
    }

    private enum Merged {
        case one(MergeNode.Attribute?)
        case both
    }

    private mutating func merged(
        _ name: String,
        _ own: MergeNode.Attribute?,
        _ other: MergeNode.Attribute?
    ) -> Merged {
        let old = base.flatMap { attribute(name, $0) }
        if own?.value == other?.value { return .one(own == old ? other : own) }
        if base != nil {
            if own?.value == old?.value { return .one(other) }
            if other?.value == old?.value { return .one(own) }
        }
        switch recorded(name) {
        case .version:
            guard let own, let other else { return .one(own ?? other) }
            return .one(RecordedValue.newer(own.value, other.value) == own.value ? own : other)
        case .either: return .one(own)
        case .frame:
            hasDerivedFrame = true
            return .one(own)
        case nil:
            // Xcode rounds frames anew whenever it computes them.
            if ours.name == "rect", RecordedValue.isSamePlace(own?.value, other?.value) { return .one(own) }
            return .both
        }
    }

    /// The names of a group in which both sides made different changes.
    private mutating func conflictingGroups(_ names: [String]) -> Set<String> {
        let group: [String]
        if Self.whole.contains(ours.name) {
            group = names.filter { $0 != "key" }
        } else if ours.name == "constraint" {
            group = names.filter(Self.anchors.contains)
        } else {
            return []
        }
        func values(_ node: MergeNode) -> [String?] { group.map { node[$0] } }
        let (own, other) = (values(ours), values(theirs))
        if own == other || group.allSatisfy({ recorded($0) != nil }) { return [] }
        if let base {
            let old = group.map { base[$0] }
            if own == old || other == old { return [] }
            // One value in which they differ needs no group.
            if group.indices.count(where: { own[$0] != old[$0] || other[$0] != old[$0] }) < 2 { return [] }
        }
        func text(_ node: MergeNode) -> String {
            group.compactMap { name in node[name].map { "\(name) \($0)" } }.joined(separator: ", ")
        }
        messages.append("\(ours.name == "constraint" ? "" : label(nil))\(text(ours)) here, \(text(theirs)) there")
        return Set(group)
    }

    private func attribute(_ name: String, _ node: MergeNode) -> MergeNode.Attribute? {
        node.attributes.first { $0.name == name }
    }

    private func message(_ name: String, _ own: MergeNode.Attribute?, _ other: MergeNode.Attribute?) -> String {
        let old = base?[name]
        let from = old.map { "\($0) → " } ?? ""
        let what = label(name)
        switch (own?.value, other?.value) {
        case (let own?, let other?): return "\(what)\(from)\(own) here, \(from)\(other) there"
        case (let own?, nil): return "\(what)\(from)\(own) here, \(old == nil ? "not set" : "removed") there"
        case (nil, let other?): return "\(what)\(old == nil ? "not set" : "removed") here, \(from)\(other) there"
        case (nil, nil): return what
        }
    }

    /// Such as `constant: `, or `rect frame x: ` of an element without an id.
    private func label(_ attribute: String?) -> String {
        let parts = ours.id == nil ? [ours.name, ours["key"], attribute] : [attribute]
        return parts.compactMap { $0 }.joined(separator: " ") + ": "
    }
}
