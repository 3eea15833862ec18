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
            let own = run.type(named: "Anchors").flatMap { run.program.variable(name, of: $0) }
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
            run.type(named: "Anchors").map({ run.program.functions(name, of: $0).isEmpty }) ?? true
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
        guard name == "init", !arguments.isEmpty, run.type(named: "Anchors") != nil else { return nil }
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
            try activate(parts, token)
            return activation(name)
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
            try activate([.swiftLayout(.node(node))], token)
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
}
