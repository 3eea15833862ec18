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
    static func swiftLayout(_ value: SwiftLayoutValue) -> CodeValue { .library(value) }

    var swiftLayout: SwiftLayoutValue? {
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
}
