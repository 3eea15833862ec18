import LayoutModel
import LayoutSyntax

/// SwiftLayout 1 to 5: views with blocks of anchors and of subviews.
package enum SwiftLayoutLibrary: LayoutLibrary {
    package struct State {
        var nodes: [SwiftLayoutNode] = []
        var lines: [SwiftLayoutLine] = []
    }

    package static let facts: LibraryFacts = {
        var facts = LibraryFacts(
            name: "swiftlayout",
            title: "SwiftLayout",
            entrance: "sl",
            marks: ["import SwiftLayout", ".sl.", "some Layout {", ".sublayout {", "Anchors(."]
        )
        facts.builders = ["LayoutBuilder", "Layout"]
        return facts
    }()

    package static var initialState: State { State() }

    package static func member(
        _ name: String,
        of value: CodeValue,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        if name == facts.entrance, run.isItem(value) { return try run.layoutEntrance(value, token) }
        if case .type("Anchors") = value, run.program.typeOfName["Anchors"] == nil {
            return try run.anchorsMember(name, token)
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
        return try run.swiftLayoutCall(name, on: value, arguments, token)
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
    fileprivate static func swiftLayout(_ value: SwiftLayoutValue) -> CodeValue { .library(value) }

    fileprivate var swiftLayout: SwiftLayoutValue? {
        if case .library(let value) = self { value as? SwiftLayoutValue } else { nil }
    }
}

extension SwiftLayoutValue: LibraryValue {
    package var noun: String { "a SwiftLayout expression" }

    package var lack: String? {
        if case .node = self { "this layout is never activated, expected \".finalActive()\"" } else { nil }
    }
}

extension CodeRun {
    fileprivate var layoutNodes: [SwiftLayoutNode] {
        get { state(of: SwiftLayoutLibrary.self).value.nodes }
        nonmutating _modify { yield &state(of: SwiftLayoutLibrary.self).value.nodes }
    }

    fileprivate var layoutLines: [SwiftLayoutLine] {
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
            if SwiftLayoutLine.attributes(name) != nil { return .swiftLayout(.attributes(words + [name])) }
        case .node:
            // Until version 5, views keep their type when they are identified.
            if name == "sl" { return .swiftLayout(value) }
        case .line: break
        }
        throw fault("SwiftLayout has no \"\(name)\" here", token)
    }

    func anchorsMember(_ name: String, _ token: Int) throws(ReadError) -> CodeValue? {
        guard SwiftLayoutLine.attributes(name) != nil else { throw fault("SwiftLayout has no Anchors.\(name)", token) }
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
            var words: [String] = []
            for argument in arguments {
                let word = try member(argument.value)
                guard SwiftLayoutLine.attributes(word) != nil else {
                    throw fault("found \".\(word)\", expected an attribute such as .top", argument.value.token)
                }
                words.append(word)
            }
            return .swiftLayout(.attributes(words))
        case "GroupLayout":
            guard let last = arguments.last, case .closure(let closure) = try evaluate(last.value) else {
                throw fault("GroupLayout has no content, expected a block", token)
            }
            var isArranged = true
            for argument in arguments.dropLast() { isArranged = try member(argument.value) != "isNotArranged" }
            var node = SwiftLayoutNode(kind: .group(isArranged: isArranged), token: token)
            node.contents = [closure]
            layoutNodes.append(node)
            return .swiftLayout(.node(layoutNodes.count - 1))
        default: break
        }
        // `view { … }`, until version 2.
        guard arguments.count == 1, arguments[0].label == nil, case .chain(.closure, let links, _) = arguments[0].value,
            links.isEmpty, !declaredFunctions.contains(name), name.first?.isLowercase == true
        else { return nil }
        let receiver = try value(named: name, token)
        guard case .object = receiver else { return nil }
        return try swiftLayoutCall("sublayout", on: receiver, arguments, token)
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
                return nil
            }
            guard let node = try layoutEntrance(value, token).swiftLayout else { return nil }
            return try layoutCall(name, on: node, arguments, token)
        case .closure(let layout):
            guard ["finalActive", "active", "update"].contains(name) else { return nil }
            try activate(layout, token)
            return .other
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

    private mutating func nodeCall(
        _ name: String,
        _ node: Int,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
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
            return .other
        case "eraseToAnyLayout": return .swiftLayout(.node(node))
        case "identifying":
            guard arguments.count == 1 else { break }
            layoutNodes[node].identifier = try identifier(arguments[0].value)
            return .swiftLayout(.node(node))
        case "anchors", "sublayout", "subviews", "onActivate", "config":
            guard arguments.count == 1, case .closure(let closure) = try evaluate(arguments[0].value) else {
                throw fault("expected a block", token)
            }
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

    private static let relations: [String: Relation] = [
        "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual, "lessThanOrEqual": .lessThanOrEqual,
    ]

    private mutating func lineCall(
        _ name: String,
        _ words: [String],
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        var line = SwiftLayoutLine(attributes: words.flatMap { SwiftLayoutLine.attributes($0) ?? [] }, token: token)
        if name == "setMultiplier" || name == "multiplier" {
            layoutLines.append(line)
            return try lineModifier(name, layoutLines.count - 1, arguments, token)
        }
        guard let relation = Self.relations.first(where: { name == $0.key + "To" || name == $0.key + "ToSuper" }) else {
            throw fault("SwiftLayout has no \"\(name)\" here", token)
        }
        line.relation = relation.value
        var rest = arguments[...]
        if !name.hasSuffix("Super") {
            if let first = rest.first, first.label == nil {
                rest.removeFirst()
                switch try evaluate(first.value) {
                case .text(let text?): line.target = .identifier(text)
                case .anchor(let anchor):
                    line.target = .item(anchor.item)
                    line.other = anchor.attribute
                case .structure("CGSize", let labels, let numbers):
                    line.target = .constant
                    line.offset = .parts(Dictionary(zip(labels, numbers)) { $1 })
                case let value: line.target = .item(try item(value, first.value.token))
                }
            } else {
                line.target = .constant
            }
        }
        var parts: [String: Double] = [:]
        for argument in rest {
            switch argument.label {
            case "attribute":
                let word = try member(argument.value)
                guard let attribute = LayoutAttribute(rawValue: word) else {
                    throw fault("found \".\(word)\", expected an attribute such as .top", argument.value.token)
                }
                line.other = attribute
            case "constant": line.offset = .constant(try number(argument.value))
            case "inwardOffset": line.offset = .inward(try number(argument.value))
            case "width", "height", "widthOffset", "heightOffset", "xOffset", "yOffset":
                parts[argument.label ?? ""] = try number(argument.value)
            default: throw fault("SwiftLayout has no argument \"\(argument.label ?? "_")\" here", argument.value.token)
            }
        }
        if !parts.isEmpty { line.offset = .parts(parts) }
        layoutLines.append(line)
        return .swiftLayout(.line(layoutLines.count - 1))
    }

    private mutating func lineModifier(
        _ name: String,
        _ line: Int,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        guard arguments.count == 1 else { throw fault("SwiftLayout has no \"\(name)\" here", token) }
        switch name {
        case "multiplier", "setMultiplier": layoutLines[line].multiplier = try number(arguments[0].value)
        case "priority": layoutLines[line].priority = try requiredPriority(arguments[0].value)
        case "identifier": layoutLines[line].identifier = try identifier(arguments[0].value)
        default: throw fault("SwiftLayout has no \"\(name)\" here", token)
        }
        return .swiftLayout(.line(line))
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
        guard frames.count < Self.maximumDepth else {
            throw fault("blocks nest deeper than \(Self.maximumDepth) levels", closure.body.lowerBound)
        }
        frames.append(Frame(owner: closure.owner, isBlock: frames.last?.owner == closure.owner))
        defer { frames.removeLast() }
        var parser = SwiftCodeParser(tokens, closure.body)
        for statement in parser.statements() {
            switch statement.kind {
            case .expression(let expression), .result(let expression?):
                try add(evaluate(expression), in: superview, isArranged: isArranged, &components, statement.token)
            default: _ = try run(statement)
            }
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
            if let superview, guides[guide].owner == nil {
                guides[guide].owner = superview
                objects[superview].isUsed = true
            }
        case .view(let object):
            if let superview {
                let parent =
                    objects[superview].view.baseClass == "UIVisualEffectView"
                    ? try effectContent(superview, token) : superview
                if isArranged, objects[parent].view.stack != nil {
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

    /// Views within an effect view come into its content view.
    private mutating func effectContent(_ object: Int, _ token: Int) throws(ReadError) -> Int {
        if case .object(let content)? = try frameworkMember("contentView", of: object, token) { return content }
        return object
    }

    private mutating func constrain(_ components: [Component], _ token: Int) throws(ReadError) {
        var identified: [String: Layout.Item] = [:]
        for component in components {
            if let node = component.node, let identifier = layoutNodes[node].identifier {
                identified[identifier] = component.item
            }
        }
        var seen: Set<SwiftLayoutKey> = []
        for component in components {
            guard let node = component.node else { continue }
            for block in layoutNodes[node].anchors {
                frames.append(Frame(owner: block.owner, isBlock: frames.last?.owner == block.owner))
                defer { frames.removeLast() }
                var parser = SwiftCodeParser(tokens, block.body)
                for statement in parser.statements() {
                    guard case .expression(let expression) = statement.kind else {
                        _ = try run(statement)
                        continue
                    }
                    var line: SwiftLayoutLine
                    let value = try evaluate(expression)
                    switch value.swiftLayout {
                    case .line(let index): line = layoutLines[index]
                    case .attributes(let words):
                        line = SwiftLayoutLine(
                            attributes: words.flatMap { SwiftLayoutLine.attributes($0) ?? [] },
                            token: statement.token
                        )
                    default: throw fault("found \(value.noun), expected a line of anchors", statement.token)
                    }
                    line.token = statement.token
                    try make(line, of: component, identified, &seen)
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
            guard seen.insert(SwiftLayoutKey(constraint)).inserted else { continue }
            constraints[add(constraint, line.token)].constraint.isActive = true
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
