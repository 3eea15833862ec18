import LayoutModel
import LayoutSyntax

/// SwiftLayout 1 to 5: views with blocks of anchors and of subviews.
package enum SwiftLayoutLibrary: LayoutLibrary {
    package struct State {
        var nodes: [SwiftLayoutNode] = []
        var lines: [SwiftLayoutLine] = []
        /// Whether the file is for version 1 or 2.0, once that was looked up.
        var usesFirstVersions: Bool?
    }

    package static let facts: LibraryFacts = {
        var facts = LibraryFacts(
            name: "swiftlayout",
            title: "SwiftLayout",
            entrance: "sl",
            marks: ["import SwiftLayout", ".sl.", "some Layout {", ".sublayout {", "Anchors(."]
        )
        facts.builders = ["LayoutBuilder"]
        facts.built = "some Layout"
        return facts
    }()

    package static var initialState: State { State() }

    package static func member(
        _ name: String,
        of value: CodeValue,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        if name == facts.entrance, run.isItem(value) {
            try run.checkLayoutEntrance(token)
            let entrance = try run.layoutEntrance(value, token)
            run.layoutNodes[run.layoutNodes.count - 1].isWrapped = true
            return entrance
        }
        if case .type("Anchors") = value {
            // The app's own come first.
            let own = run.program.typeOfName["Anchors"].flatMap { run.program.variable(name, of: $0) }
            return own == nil ? try run.anchorsMember(name, token) : nil
        }
        return try value.swiftLayout.map { (value) throws(ReadError) in try run.layoutMember(name, of: value, token) }
    }

    package static func call(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? { try run.swiftLayoutCall(name, arguments, token) }

    package static func call(
        _ name: String,
        on value: CodeValue,
        _ arguments: [SwiftCode.Argument],
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        if let value = value.swiftLayout { return try run.layoutCall(name, on: value, arguments, token) }
        // `Anchors.allSides()`, in the first versions
        if case .type("Anchors") = value, arguments.isEmpty, SwiftLayoutLine.composites[name] != nil,
            run.program.typeOfName["Anchors"].map({ run.program.functions(name, of: $0).isEmpty }) ?? true
        {
            return run.firstLine(of: SwiftLayoutLine.composites[name] ?? [], token)
        }
        return try run.swiftLayoutCall(name, on: value, arguments, token)
    }

    /// `.init(.top, .leading)`
    package static func implicitCall(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        guard name == "init", !arguments.isEmpty, run.program.typeOfName["Anchors"] != nil else { return nil }
        var attributes: [LayoutAttribute] = []
        for argument in arguments {
            guard argument.label == nil, case .chain(.implicit(let word), let links, _) = argument.value,
                links.isEmpty, let attribute = LayoutAttribute(rawValue: word)
            else { return nil }
            attributes.append(attribute)
        }
        return run.firstLine(of: attributes, token)
    }

    package static func apply(
        property name: String,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> Bool {
        guard name == "layout", case .closure(let layout) = try run.value(named: name, token) else { return false }
        try run.activate(layout, token)
        return true
    }
}

extension CodeValue {
    static func swiftLayout(_ value: SwiftLayoutValue) -> CodeValue { .library(value) }

    var swiftLayout: SwiftLayoutValue? {
        if case .library(let value) = self { value as? SwiftLayoutValue } else { nil }
    }
}

/// `.active()`
private struct SwiftLayoutActivation: LibraryValue {
    let noun = "an activation"
    let lack: String? = "this activation is not kept, and ends at once"
}

extension SwiftLayoutValue: LibraryValue {
    package var noun: String { "a SwiftLayout expression" }

    package var lack: String? {
        if case .node = self { "this layout is never activated, expected \".finalActive()\"" } else { nil }
    }
}

extension CodeRun {
    var layoutNodes: [SwiftLayoutNode] {
        get { state(of: SwiftLayoutLibrary.self).value.nodes }
        nonmutating _modify { yield &state(of: SwiftLayoutLibrary.self).value.nodes }
    }

    var layoutLines: [SwiftLayoutLine] {
        get { state(of: SwiftLayoutLibrary.self).value.lines }
        nonmutating _modify { yield &state(of: SwiftLayoutLibrary.self).value.lines }
    }

    mutating func layoutEntrance(_ value: CodeValue, _ token: Int) throws(ReadError) -> CodeValue {
        var kind: SwiftLayoutNode.Kind
        switch value {
        case .object(let object) where objects[object].isController,
            .parent(let object) where objects[object].isController:
            kind = .controller(object)
        case .parent(let object): kind = .item(.view(object))
        default: kind = .item(try item(value, token))
        }
        layoutNodes.append(SwiftLayoutNode(kind: kind, token: token))
        return .swiftLayout(.node(layoutNodes.count - 1))
    }

    mutating func layoutMember(_ name: String, of value: SwiftLayoutValue, _ token: Int) throws(ReadError)
        -> CodeValue
    {
        switch value {
        case .attributes(let words):
            // Composites begin a line, and sizes and centers are all of it.
            if LayoutAttribute(rawValue: name) != nil, !words.contains("size"), !words.contains("center") {
                try checkAttributes(words + [name], isList: false, token)
                return .swiftLayout(.attributes(words + [name]))
            }
        case .node(let node):
            // Until version 5, views keep their type when they are identified.
            if name == "sl" {
                try checkWrapping(of: layoutNodes[node], token)
                layoutNodes[node].isWrappedAgain = true
                return .swiftLayout(value)
            }
        case .line: break
        }
        throw fault("SwiftLayout has no \"\(name)\" here", token)
    }

    func anchorsMember(_ name: String, _ token: Int) throws(ReadError) -> CodeValue? {
        guard SwiftLayoutLine.attributes(name) != nil else { throw fault("SwiftLayout has no Anchors.\(name)", token) }
        try checkAttributes([name], isList: false, token)
        return .swiftLayout(.attributes([name]))
    }

    // MARK: Calls

    mutating func swiftLayoutCall(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue? {
        switch name {
        case "Anchors":
            var attributes: [LayoutAttribute] = []
            for argument in arguments {
                let word = try member(argument.value)
                guard argument.label == nil, let attribute = LayoutAttribute(rawValue: word) else {
                    throw fault("found \".\(word)\", expected an attribute such as .top", argument.value.token)
                }
                attributes.append(attribute)
            }
            try checkAttributes(attributes.map(\.rawValue), isList: true, token)
            return firstLine(of: attributes, token)
        case "GroupLayout":
            try checkGroup(token)
            guard let last = arguments.last, case .closure(let closure) = try evaluate(last.value) else {
                throw fault("GroupLayout has no content, expected a block", token)
            }
            guard last.label == nil, ["", "option"].contains(arguments.dropLast().map { $0.label ?? "_" }.joined())
            else { throw fault("SwiftLayout has no \"\(arguments.fullName(name))\"", token) }
            var isArranged = true
            for argument in arguments.dropLast() { isArranged = try member(argument.value) != "isNotArranged" }
            var node = SwiftLayoutNode(kind: .group(isArranged: isArranged), token: token)
            node.contents = [closure]
            layoutNodes.append(node)
            return .swiftLayout(.node(layoutNodes.count - 1))
        default: break
        }
        if let part = try modularLayout(name, arguments, token) { return part }
        guard isBlockOfViews(name, arguments) else { return nil }
        return try braces(of: value(named: name, token), arguments, token)
    }

    /// `view { … }`, until version 2.
    private func isBlockOfViews(_ name: String, _ arguments: [SwiftCode.Argument]) -> Bool {
        guard arguments.count == 1, arguments[0].label == nil, case .chain(.closure, let links, _) = arguments[0].value
        else { return false }
        return links.isEmpty && !declaredFunctions.contains(name) && name.first?.isLowercase == true
    }

    private mutating func braces(
        of receiver: CodeValue?,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue? {
        guard let receiver, case .object = receiver else { return nil }
        try checkBraces(token)
        guard let node = try layoutEntrance(receiver, token).swiftLayout else { return nil }
        return try layoutCall("sublayout", on: node, arguments, token)
    }

    mutating func swiftLayoutCall(
        _ name: String,
        on value: CodeValue,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue? {
        switch value {
        case .object, .guide:
            // Until version 4, `Layoutable` itself has `updateLayout()`.
            let isOlderUpdate = name == "updateLayout" && hasLayout(value)
            guard isOlderUpdate || ["anchors", "sublayout", "subviews", "config", "identifying"].contains(name) else {
                // `effects.contentView { … }`
                guard case .object(let owner) = value, isBlockOfViews(name, arguments) else { return nil }
                var view = try member(name, declaredBy: owner, token)
                if view == nil { view = try frameworkMember(name, of: owner, token) }
                return try braces(of: view, arguments, token)
            }
            try checkDirectCall(name, token)
            guard let node = try layoutEntrance(value, token).swiftLayout else { return nil }
            return try layoutCall(name, on: node, arguments, token)
        case .list(let parts):
            // Of a function that is a builder's block.
            guard ["finalActive", "active", "update", "eraseToAnyLayout"].contains(name) else { return nil }
            if name == "eraseToAnyLayout" { return value }
            var components: [Component] = []
            for part in parts { try add(part, in: nil, isArranged: true, &components, token) }
            try constrain(components, token)
            return .other
        case .closure(let layout):
            guard ["finalActive", "active", "update"].contains(name) else { return nil }
            try activate(layout, token)
            return activation(name)
        default: return nil
        }
    }

    /// Whether the file declares the layout of an object.
    private func hasLayout(_ value: CodeValue) -> Bool {
        guard case .object(let object) = value, let type = objects[object].type else { return false }
        return program.variable("layout", of: type)?.getter != nil
    }

    mutating func layoutCall(
        _ name: String,
        on value: SwiftLayoutValue,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        switch value {
        case .node(let node): try nodeCall(name, node, arguments, token)
        case .attributes(let words): try lineCall(name, words, arguments, token)
        case .line(let line): try lineModifier(name, line, arguments, token)
        }
    }

    /// What views and layout guides have, and other layouts have not.
    private static let viewCalls: Set<String> = [
        "anchors", "sublayout", "subviews", "config", "onActivate", "identifying", "updateLayout", "animationDisable",
    ]

    private mutating func nodeCall(
        _ name: String,
        _ node: Int,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        if case .group = layoutNodes[node].kind, Self.viewCalls.contains(name) {
            throw fault("SwiftLayout has no \"\(name)\" of a group", token)
        }
        switch name {
        case "updateLayout":
            let owner: Int?
            switch layoutNodes[node].kind {
            case .controller(let object), .item(.view(let object)): owner = object
            default: owner = nil
            }
            let layout: CodeValue?
            if let owner, !isFragment(owner), objects[owner].type != nil {
                layout = try member("layout", declaredBy: owner, token)
            } else {
                layout = try self.value(named: "layout", token)
            }
            guard case .closure(let closure)? = layout else {
                throw fault("there is no layout to update, expected a property \"layout\"", token)
            }
            try activate(closure, token)
            return .none
        case "finalActive", "active", "update":
            try activate([node], token)
            return activation(name)
        case "eraseToAnyLayout": return .swiftLayout(.node(node))
        case "identifying":
            guard arguments.count == 1, arguments[0].label == nil else { break }
            layoutNodes[node].identifier = try identifier(arguments[0].value)
            return .swiftLayout(.node(node))
        case "animationDisable" where arguments.isEmpty: return .swiftLayout(.node(node))
        case "anchors", "sublayout", "subviews", "onActivate", "config":
            guard arguments.count == 1, case .closure(let closure) = try evaluate(arguments[0].value) else {
                throw fault("expected a block", token)
            }
            try checkCall(name, of: layoutNodes[node], token)
            if name != "anchors", case .item(.guide) = layoutNodes[node].kind { break }
            if name == "anchors" {
                layoutNodes[node].anchors.append(closure)
            } else if name == "sublayout" || name == "subviews" {
                layoutNodes[node].contents.append(closure)
            } else {
                layoutNodes[node].configurations = [closure]
            }
            return .swiftLayout(.node(node))
        default: break
        }
        throw fault("SwiftLayout has no \"\(name)\" here", token)
    }

    // MARK: Activation

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

    private mutating func activate(_ nodes: [Int], _ token: Int) throws(ReadError) {
        var components: [Component] = []
        for node in nodes { try add(.swiftLayout(.node(node)), in: nil, isArranged: true, &components, token) }
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
    private func activation(_ name: String) -> CodeValue {
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
