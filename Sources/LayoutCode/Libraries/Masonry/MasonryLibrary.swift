import LayoutModel
import LayoutSyntax

/// Masonry 1.1.0 in Objective-C: blocks of lines, each with attributes, one relation and modifiers in any order.
package enum MasonryLibrary: LayoutLibrary {
    package static let facts: LibraryFacts = {
        var facts = LibraryFacts(
            name: "masonry",
            title: "Masonry",
            language: .objectiveC,
            marks: [
                "mas_makeConstraints", "MASConstraintMaker", "Masonry.h", "NSLayoutConstraint", "Anchor constraint",
                "addSubview:", "addArrangedSubview:",
            ]
        )
        facts.namePrefixes = ["MAS"]
        facts.blockTypes = ["MASConstraintMaker"]
        facts.freeMembers = ["mas_key"]
        return facts
    }()

    package static let initialState = MasonryState()

    package static func member(
        _ name: String,
        of value: CodeValue,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        if case .object(let object) = value { return try run.masonryAttribute(name, of: object, token) }
        guard let value = value.masonry else { return nil }
        return try run.masonryMember(name, of: value, token)
    }

    package static func call(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        switch name {
        case "MASAttachKeys" where !run.isStrict: return CodeValue.none
        case "NSNumber", "NSValue", "MASBoxValue":
            guard arguments.count == 1 else { throw run.fault("\(name) takes one value", token) }
            return try run.masonryTarget(arguments[0].value, boxes: true)
        case "MASViewAttribute": return try run.masonryAttribute(arguments, token)
        default: return nil
        }
    }

    package static func call(
        _ name: String,
        on value: CodeValue,
        _ arguments: [SwiftCode.Argument],
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        if let part = value.masonry { return try run.masonryCall(name, on: part, arguments, token) }
        if name == "mas_attribute", arguments.count == 1, case .object(let object) = value {
            let anchor = Layout.Anchor(try run.item(value, token), try run.masonryAttribute(arguments[0].value))
            return .masonry(.attribute(anchor, view: object))
        }
        if case .list(let views) = value, name == "mas_distributeViewsAlongAxis" {
            return try run.masonryDistribute(views, arguments, token)
        }
        let isShort = run.declaredNames.contains("MAS_SHORTHAND") && MasonryWords.blocks.contains(name)
        let block = isShort ? name : name.hasPrefix("mas_") ? String(name.dropFirst(4)) : ""
        guard MasonryWords.blocks.contains(block) else { return nil }
        let views: [CodeValue] = if case .list(let views) = value { views } else { [value] }
        var made: [CodeValue] = []
        for view in views { made += try run.masonryBlock(block, view, arguments, token) }
        return .list(made)
    }
}

extension CodeValue {
    static func masonry(_ value: MasonryValue) -> CodeValue { .library(value) }

    var masonry: MasonryValue? {
        if case .library(let value) = self { value as? MasonryValue } else { nil }
    }
}

extension MasonryValue: LibraryValue {
    package var noun: String {
        switch self {
        case .maker: "a maker of Masonry"
        case .constraint: "a constraint of Masonry"
        case .attribute: "an attribute of Masonry"
        case .boxed: "a boxed value"
        }
    }

    package var isHeld: Bool { if case .constraint = self { true } else { false } }

    package func name(_ name: String, in run: inout CodeRun) {
        guard case .constraint(let node) = self, run.masonry.nodes[node].line?.name == nil else { return }
        run.masonry.nodes[node].line?.name = name
        if let made = run.masonry.nodes[node].line?.made, run.constraints[made].constraint.name == nil {
            run.constraints[made].constraint.name = name
        }
    }
}

extension CodeRun {
    var masonry: MasonryState {
        get { state(of: MasonryLibrary.self).value }
        nonmutating _modify { yield &state(of: MasonryLibrary.self).value }
    }

    /// A node as it is now. What is read in place would keep all nodes alive while one is changed, and copy them.
    func masonryNode(_ node: Int) -> MasonryNode { masonry.nodes[node] }

    /// Whether the file declares that a macro of Masonry's is on.
    func masonryDefines(_ macro: String) -> Bool { declaredNames.contains(macro) }

    // MARK: Attributes of views

    /// `title.mas_bottom`, `view.mas_safeAreaLayoutGuideTop`, `controller.mas_topLayoutGuide`
    mutating func masonryAttribute(_ name: String, of object: Int, _ token: Int) throws(ReadError) -> CodeValue? {
        let isShort = masonryDefines("MAS_SHORTHAND") && MasonryWords.attribute(name) != nil
        guard isShort || name.hasPrefix("mas_") else { return nil }
        let word = isShort ? name : String(name.dropFirst(4))
        if objects[object].isController || isRootOfFragment(object), let known = MasonryWords.layoutGuides[word] {
            let view = objects[object].isController ? try view(of: object, token) : object
            return .masonry(.attribute(.init(.guide(guide(known.kind, of: view)), known.attribute), view: view))
        }
        if !objects[object].isController {
            if let attribute = MasonryWords.attribute(word) {
                return .masonry(.attribute(.init(try item(.object(object), token), attribute), view: object))
            }
            let area = "safeAreaLayoutGuide"
            if word.hasPrefix(area), let edge = MasonryWords.safeAreaEdges[String(word.dropFirst(area.count))] {
                return .masonry(.attribute(.init(.guide(guide(.safeArea, of: object)), edge), view: object))
            }
        }
        throw fault("Masonry has no \"\(name)\" here", token)
    }

    /// `MASViewAttribute(view: …, item: …, layoutAttribute: …)`
    fileprivate mutating func masonryAttribute(
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        let labels = arguments.map { $0.label ?? "" }
        guard labels == ["view", "layoutAttribute"] || labels == ["view", "item", "layoutAttribute"] else {
            throw fault("expected initWithView:layoutAttribute: or initWithView:item:layoutAttribute:", token)
        }
        let view = try object(arguments[0].value)
        let item = try item(arguments[arguments.count - 2].value)
        let attribute = try masonryAttribute(arguments[arguments.count - 1].value)
        if isStrict {
            let owner: Int? =
                switch item {
                case .view(let object): object
                case .guide(let guide): guides[guide].owner
                case .missing: nil
                }
            // The view decides where Masonry installs the constraint.
            guard owner == view else { throw fault("the item belongs to another view", token) }
        }
        return .masonry(.attribute(.init(item, attribute), view: view))
    }

    mutating func masonryAttribute(_ expression: SwiftCode.Expression) throws(ReadError) -> LayoutAttribute {
        let name = try member(expression)
        guard let attribute = MasonryWords.attribute(name) else {
            throw fault("found \".\(name)\", expected an attribute such as NSLayoutAttributeTop", expression.token)
        }
        return attribute
    }

    // MARK: Values

    /// What a line is compared with.
    ///
    /// - Parameter boxes: Whether plain numbers and structures are boxed, as the macros with the prefix do.
    mutating func masonryTarget(_ expression: SwiftCode.Expression, boxes: Bool) throws(ReadError) -> CodeValue {
        let value = try evaluate(expression)
        switch value {
        case .number(let number):
            if boxes { return .masonry(.boxed(.number(number))) }
        case .structure(let type, let labels, let numbers):
            if boxes { return .masonry(.boxed(.structure(type, Dictionary(zip(labels, numbers)) { $1 }))) }
        case .object, .list: return value
        case .library(let part) where part is MasonryValue:
            switch value.masonry {
            case .attribute?, .boxed?: return value
            default: break
            }
        default: break
        }
        if case .number = value { throw masonryUnboxed(value, expression.token) }
        if case .structure = value { throw masonryUnboxed(value, expression.token) }
        throw fault("found \(value.noun), expected a view, an attribute or a boxed number", expression.token)
    }

    private func masonryUnboxed(_ value: CodeValue, _ token: Int) -> ReadError {
        fault(
            "\(value.noun) needs a box here: write mas_equalTo or define MAS_SHORTHAND_GLOBALS in this file",
            token
        )
    }
}
