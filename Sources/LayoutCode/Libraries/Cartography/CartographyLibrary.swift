import LayoutModel
import LayoutSyntax

/// Cartography 4.0.0: blocks whose operators compare the attributes of proxies.
package enum CartographyLibrary: LayoutLibrary {
    package static let facts: LibraryFacts = {
        var facts = LibraryFacts(
            name: "cartography",
            title: "Cartography",
            marks: [
                "import Cartography", "\nconstrain(", "\n    constrain(", "\n        constrain(", "\tconstrain(",
                "Cartography.constrain(",
            ]
        )
        // `Priority.swift`: lower than comparison, higher than assignment.
        facts.operators = ["~": 95]
        facts.relations = ["==", "<=", ">="]
        facts.members = ["car_topLayoutGuide", "car_bottomLayoutGuide"]
        return facts
    }()

    package struct State: Sendable {
        /// The constraints of each block; `nil` once it has ended.
        var blocks: [[Int]?] = []
        var groups: [[Int]] = []
    }

    package static let initialState = State()

    package static func member(
        _ name: String,
        of value: CodeValue,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        if case .object(let object) = value, facts.members.contains(name) {
            return try run.cartographySupport(name, of: object, token)
        }
        guard let value = value.cartography else { return nil }
        return try run.cartographyMember(name, of: value, token)
    }

    package static func call(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        switch name {
        case "constrain": return try run.cartographyBlock(arguments, token)
        case "align": return try run.cartographyAlign(arguments, token)
        case "distribute": return try run.cartographyDistribute(arguments, token)
        case "inset":
            guard let first = arguments.first, first.label == nil,
                case .term(let edges)? = try run.evaluate(first.value).cartography, edges.kind == .edges
            else { throw run.fault("expected inset(edges, …)", token) }
            return try run.cartographyInset(edges, Array(arguments.dropFirst()), token)
        case "ConstraintGroup" where arguments.isEmpty:
            return .library(CartographyValue.group(run.cartographyGroup()))
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
        // Xcode 11 has another module with a function of the name.
        if case .type("Cartography") = value { return try call(name, arguments, token, in: &run) }
        guard let value = value.cartography else { return nil }
        guard name == "inseted", case .term(let edges) = value, edges.kind == .edges else {
            throw run.fault("Cartography has no \"\(name)\" here", token)
        }
        return try run.cartographyInseted(edges, arguments, token)
    }

    package static func operation(
        _ symbol: String,
        _ left: CodeValue,
        _ right: CodeValue,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        if symbol == "~" { return try run.cartographyPriority(left, right, token) }
        guard left.cartography != nil || right.cartography != nil else { return nil }
        if let relation = CartographyWords.relations[symbol] {
            return try run.cartographyRelation(left, relation, right, token)
        }
        return .library(CartographyValue.term(try run.cartographyTerm(symbol, left, right, token)))
    }

    package static func assign(
        _ name: String,
        of value: CodeValue,
        _ expression: SwiftCode.Expression,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> Bool {
        switch value.cartography {
        case .group(let group)? where name == "active":
            let isActive = try run.flag(expression)
            for constraint in run.cartography.groups[group] {
                run.constraints[constraint].constraint.isActive = isActive
            }
        case .proxy(let proxy)? where name == "translatesAutoresizingMaskIntoConstraints":
            guard case .view(let object) = proxy.item else { fallthrough }
            run.objects[object].view.statedTranslatesAutoresizingMask = try run.flag(expression)
        case .some: throw run.fault("Cartography has no \"\(name)\" to set here", token)
        case nil: return false
        }
        return true
    }
}

extension CodeValue {
    var cartography: CartographyValue? {
        if case .library(let value) = self { value as? CartographyValue } else { nil }
    }
}

extension CodeRun {
    var cartography: CartographyLibrary.State {
        get { state(of: CartographyLibrary.self).value }
        nonmutating _modify { yield &state(of: CartographyLibrary.self).value }
    }

    // MARK: Proxies

    /// The guides of a controller that views are below or above.
    fileprivate mutating func cartographySupport(_ name: String, of object: Int, _ token: Int) throws(ReadError)
        -> CodeValue
    {
        guard objects[object].isController || isRootOfFragment(object) else {
            throw fault("only controllers have \"\(name)\"", token)
        }
        let view = objects[object].isController ? try view(of: object, token) : object
        return .library(CartographyValue.support(guide(name.contains("top") ? .topLayout : .bottomLayout, of: view)))
    }

    fileprivate mutating func cartographyMember(_ name: String, of value: CartographyValue, _ token: Int)
        throws(ReadError) -> CodeValue
    {
        switch value {
        case .proxy(let proxy):
            if let term = CartographyWords.term(name, of: proxy) { return .library(CartographyValue.term(term)) }
            if let item = try cartographyItem(name, of: proxy, token) {
                let kind = if case .view = item { CartographyProxy.Kind.view } else { CartographyProxy.Kind.guide }
                return .library(
                    CartographyValue.proxy(CartographyProxy(item: item, kind: kind, block: proxy.block))
                )
            }
        case .group(let group) where name == "active":
            return .flag(cartography.groups[group].allSatisfy { constraints[$0].constraint.isActive })
        default: break
        }
        throw fault("Cartography has no \"\(name)\" here", token)
    }

    /// The view or guide of another proxy that a proxy has.
    private mutating func cartographyItem(_ name: String, of proxy: CartographyProxy, _ token: Int) throws(ReadError)
        -> Layout.Item?
    {
        switch (proxy.item, name) {
        case (.view(let object), "superview"):
            guard let parent = objects[object].parent else {
                throw fault("the view has no superview here, so the program would stop", token)
            }
            return .view(parent)
        case (.view(let object), "safeAreaLayoutGuide"), (.view(let object), "safeArea"):
            return .guide(guide(.safeArea, of: object))
        case (.view(let object), "layoutMarginsGuide"): return .guide(guide(.layoutMargins, of: object))
        case (.view(let object), "readableContentGuide"): return .guide(guide(.readableContent, of: object))
        case (.guide(let guide), "owningView") where proxy.kind == .guide:
            guard let owner = guides[guide].owner else {
                throw fault("the guide belongs to no view here, so the program would stop", token)
            }
            return .view(owner)
        default: return nil
        }
    }
}
