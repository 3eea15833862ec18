/// One element that both sides have, without its children.
struct NodeMerge {
    /// What both sides changed in different ways.
    private(set) var messages: [String] = []
    let hasDerivedFrame: Bool
    private var ours: MergeNode
    private var theirs: MergeNode

    /// The element with what the side says where they conflict.
    subscript(side: MergeSide) -> MergeNode { side == .ours ? ours : theirs }

    /// - Parameters:
    ///   - key: That of the element.
    ///   - own: The element in our version.
    ///   - other: The element in theirs.
    init(_ key: String, _ own: MergeNode, _ other: MergeNode, _ versions: MergeVersions) {
        let old = versions.base[key]?.node
        let attributes = AttributeMerge(old, own, other) { versions.recorded($0, of: own, key) }
        (ours, theirs) = (own, own)
        hasDerivedFrame = attributes.hasDerivedFrame
        messages = attributes.messages
        (ours.attributes, theirs.attributes) = (attributes.choice.ours, attributes.choice.theirs)
        let leading = Self.merged(old?.leading, own.leading, other.leading) ?? own.leading
        let tagEnd = Self.merged(old?.tagEnd, own.tagEnd, other.tagEnd) ?? own.tagEnd
        let closing = Self.merged(old?.closing, own.closing, other.closing) ?? own.closing
        for side in [\Self.ours, \Self.theirs] {
            self[keyPath: side].leading = leading
            self[keyPath: side].tagEnd = tagEnd
            self[keyPath: side].closing = closing
        }
        if let name = Self.merged(old?.name, own.name, other.name) {
            (ours.name, theirs.name) = (name, name)
        } else {
            theirs.name = other.name
            messages.append("is \(own.name) here and \(other.name) there")
        }
        mergeContent(old, own, other, RecordedValue.isRecord(key))
        // An end tag has the name of the element.
        for (side, from) in [(\Self.ours, own), (\Self.theirs, other)] where self[keyPath: side].name != own.name {
            self[keyPath: side].tagEnd = from.tagEnd
            self[keyPath: side].closing = from.closing
        }
    }

    /// - Returns: `nil` if both sides changed it in different ways.
    private static func merged(_ base: String?, _ ours: String, _ theirs: String) -> String? {
        if ours == theirs || theirs == base { return ours }
        return ours == base ? theirs : nil
    }

    // MARK: Content

    private mutating func mergeContent(_ old: MergeNode?, _ own: MergeNode, _ other: MergeNode, _ isRecord: Bool) {
        let (before, here, there) = (old.map(Self.text), Self.text(own), Self.text(other))
        if here == there, own.closing.isEmpty == other.closing.isEmpty {
            for side in [\Self.ours, \Self.theirs] { self[keyPath: side].content = own.content }
        } else if here == there || there == before || isRecord {
            take(own, for: [\.ours, \.theirs])
        } else if here == before {
            take(other, for: [\.ours, \.theirs])
        } else {
            take(own, for: [\.ours])
            take(other, for: [\.theirs])
            (ours.isWhole, theirs.isWhole) = (true, true)
            messages.append(contentMessage(own, other))
        }
    }

    private mutating func take(_ node: MergeNode, for sides: [WritableKeyPath<Self, MergeNode>]) {
        for side in sides {
            self[keyPath: side].content = node.content
            self[keyPath: side].tagEnd = node.tagEnd
            self[keyPath: side].closing = node.closing
        }
    }

    private func contentMessage(_ own: MergeNode, _ other: MergeNode) -> String {
        switch (own.content, other.content) {
        case (.text(let own), .text(let other)): "\(ours.name) is \"\(own)\" here and \"\(other)\" there"
        case (.text, _), (_, .text): "\(ours.name) has text on one side and elements on the other"
        default: "both sides change the list \(ours.name)"
        }
    }

    /// What distinguishes contents: elements that are merged by themselves count as one.
    private static func text(_ node: MergeNode) -> String {
        switch node.content {
        case .none: return ""
        case .text(let text): return "text " + text
        case .children(let children):
            if children.isEmpty { return "" }
            var text = "list "
            for child in children { child.write(to: &text) }
            return text
        }
    }
}
