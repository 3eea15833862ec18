import LayoutModel
import LayoutSyntax

/// `.active()`
struct SwiftLayoutActivation: LibraryValue {
    let noun = "an activation"
    let lack: String? = "this activation is not kept, and ends at once"
}

/// What activating a layout does: its views come into the hierarchy, then the constraints of all of them are made.
extension CodeRun {
    private struct Component {
        var item: Layout.Item
        var superview: Int?
        var node: Int?
    }

    mutating func activate(_ layout: CodeClosure, _ token: Int) throws(ReadError) {
        var components: [Component] = []
        try collect(layout, in: nil, isArranged: true, &components)
        try constrain(components, token)
    }

    mutating func activate(_ parts: [CodeValue], _ token: Int) throws(ReadError) {
        var components: [Component] = []
        for part in parts { try add(part, in: nil, isArranged: true, &components, token) }
        try constrain(components, token)
    }

    private mutating func collect(
        _ closure: CodeClosure,
        in superview: Int?,
        isArranged: Bool,
        _ components: inout [Component]
    ) throws(ReadError) {
        try checkBlock(of: closure)
        try forEachValue(of: closure) { (run, value, token) throws(ReadError) in
            try run.add(value, in: superview, isArranged: isArranged, &components, token)
        }
    }

    private mutating func add(
        _ value: CodeValue,
        in superview: Int?,
        isArranged: Bool,
        _ found: inout [Component],
        _ token: Int
    ) throws(ReadError) {
        switch value {
        case .closure(let part): try collect(part, in: superview, isArranged: isArranged, &found)
        case .object(let object) where isModularLayout(objects[object].view.className):
            frames.append(Frame(owner: object))
            defer { frames.removeLast() }
            guard case .closure(let part)? = try member("layout", declaredBy: object, token) else {
                throw fault("expected a property \"layout\"", token)
            }
            try collect(part, in: superview, isArranged: isArranged, &found)
        case .object(let object):
            try add(.view(object), node: nil, in: superview, isArranged: isArranged, &found, token)
        case .guide(let guide):
            try add(.guide(guide), node: nil, in: superview, isArranged: isArranged, &found, token)
        case .list(let values):
            for value in values { try add(value, in: superview, isArranged: isArranged, &found, token) }
        case .none: break
        case .library(let part):
            guard case .node(let node)? = part as? SwiftLayoutValue else {
                throw fault("found \(value.noun), expected a view of the layout", token)
            }
            switch layoutNodes[node].kind {
            case .group(let isArranged):
                for content in layoutNodes[node].contents {
                    try collect(content, in: superview, isArranged: isArranged, &found)
                }
            case .item(let item): try add(item, node: node, in: superview, isArranged: isArranged, &found, token)
            case .controller: throw fault("a controller is no part of a layout", token)
            }
        default: throw fault("found \(value.noun), expected a view of the layout", token)
        }
    }

    private mutating func add(
        _ item: Layout.Item,
        node: Int?,
        in superview: Int?,
        isArranged: Bool,
        _ found: inout [Component],
        _ token: Int
    ) throws(ReadError) {
        found.append(Component(item: item, superview: superview, node: node))
        switch item {
        case .guide(let guide):
            try checkGuide(guide, isAdded: superview != nil, token)
            if let superview, guides[guide].owner == nil {
                guides[guide].owner = superview
                objects[superview].isUsed = true
            }
            if let identifier = node.flatMap({ layoutNodes[$0].identifier }) {
                guides[guide].guide.identifier = identifier
            }
        case .view(let object):
            if let superview {
                let parent =
                    objects[superview].view.baseClass == "UIVisualEffectView"
                    ? try effectContent(superview, token) : superview
                if isArranged, objects[parent].view.stack != nil, !usesFirstVersions, libraryVersion != 1 {
                    try addArranged(object, to: parent, token: token)
                } else {
                    try addSubview(object, to: parent, token: token)
                }
                objects[object].view.statedTranslatesAutoresizingMask = false
            }
            guard let node else { break }
            if let identifier = layoutNodes[node].identifier { objects[object].view.identifier = identifier }
            for configuration in layoutNodes[node].configurations { try run(configuration, [.object(object)]) }
            for content in layoutNodes[node].contents {
                try collect(content, in: object, isArranged: true, &found)
            }
        case .missing: break
        }
    }

    /// A view or guide is added in one place; the content of a view that is deep in one tree may follow in another.
    private func checkEffects(of components: [Component], _ token: Int) throws(ReadError) {
        guard isStrict else { return }
        var added: Set<Layout.Item> = []
        var named: Set<Layout.Item> = []
        for component in components {
            let node = component.node.map { layoutNodes[$0] }
            let token = node?.token ?? token
            if component.superview != nil {
                guard added.insert(component.item).inserted else { throw fault("a view is added twice", token) }
                continue
            }
            guard named.insert(component.item).inserted, let node, !node.contents.isEmpty || !node.anchors.isEmpty
            else {
                throw fault("a view begins a tree without content, or a second one", token)
            }
            if node.identifier != nil { throw fault("a view is identified, and not added by the layout", token) }
        }
    }

    /// An activation that nobody keeps ends at once, unless it is final.
    func activation(_ name: String) -> CodeValue {
        name == "finalActive" ? CodeValue.none : isStrict ? .library(SwiftLayoutActivation()) : .other
    }

    /// Views within an effect view come into its content view.
    private mutating func effectContent(_ object: Int, _ token: Int) throws(ReadError) -> Int {
        if case .object(let content)? = try frameworkMember("contentView", of: object, token) { return content }
        return object
    }

    private mutating func constrain(_ components: [Component], _ token: Int) throws(ReadError) {
        var identified: [String: Layout.Item] = [:]
        try checkEffects(of: components, token)
        for component in components {
            if let node = component.node, let identifier = layoutNodes[node].identifier {
                identified[identifier] = component.item
            }
        }
        var seen: Set<SwiftLayoutKey> = []
        for component in components {
            guard let node = component.node else { continue }
            for block in layoutNodes[node].anchors {
                try forEachValue(of: block) { (run, value, token) throws(ReadError) in
                    var line: SwiftLayoutLine
                    switch value.swiftLayout {
                    case .line(let index): line = run.layoutLines[index]
                    case .attributes(let words): line = SwiftLayoutLine(words: words, token: token)
                    default: throw run.fault("found \(value.noun), expected a line of anchors", token)
                    }
                    line.token = token
                    try run.checkEffect(of: line)
                    try run.make(line, of: component, identified, &seen)
                }
            }
        }
    }

    private mutating func make(
        _ line: SwiftLayoutLine,
        of component: Component,
        _ identified: [String: Layout.Item],
        _ seen: inout Set<SwiftLayoutKey>
    ) throws(ReadError) {
        for attribute in line.attributes {
            var constraint = Layout.Constraint(id: "")
            constraint.first = .init(component.item, attribute)
            constraint.relation = line.relation
            let superview = component.superview.map { Layout.Item.view($0) }
            var target: Layout.Item?
            switch line.target {
            case .superview: target = superview
            case .item(let item): target = item
            case .identifier(let name): target = identified[name] ?? superview
            case .constant: target = attribute.isSize ? nil : superview
            }
            if case .constant = line.target, attribute.isSize {
            } else if target == nil {
                throw fault("the view has no superview in this layout", line.token)
            }
            constraint.second = target.map { .init($0, line.other ?? attribute) }
            if constraint.second != nil { constraint.multiplier = line.multiplier }
            constraint.constant = Self.constant(line.offset, attribute)
            constraint.priority = line.priority
            constraint.identifier = line.identifier
            // The library keeps one of several equal constraints.
            guard seen.insert(SwiftLayoutKey(constraint)).inserted else {
                if isStrict { throw fault("this anchor is there twice", line.token) }
                continue
            }
            constraints[try add(constraint, line.token)].constraint.isActive = true
        }
    }

    private static func constant(_ offset: SwiftLayoutLine.Offset, _ attribute: LayoutAttribute) -> Double {
        switch offset {
        case .constant(let constant): return constant
        case .inward(let inward):
            switch attribute {
            case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: return -inward
            default: return inward
            }
        case .parts(let parts):
            switch attribute {
            case .width: return parts["width"] ?? parts["widthOffset"] ?? 0
            case .height: return parts["height"] ?? parts["heightOffset"] ?? 0
            case .centerX: return parts["xOffset"] ?? 0
            default: return parts["yOffset"] ?? 0
            }
        }
    }
}

/// What makes two constraints of a layout equal for SwiftLayout.
struct SwiftLayoutKey: Hashable {
    private var first: Layout.Anchor?
    private var second: Layout.Anchor?
    private var relation: Relation
    private var numbers: [Double]
    private var identifier: String?

    init(_ constraint: Layout.Constraint) {
        first = constraint.first
        second = constraint.second
        relation = constraint.relation
        numbers = [constraint.multiplier, constraint.constant, constraint.priority]
        identifier = constraint.identifier
    }
}
