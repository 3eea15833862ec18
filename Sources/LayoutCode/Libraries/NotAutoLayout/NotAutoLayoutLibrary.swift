import LayoutModel
import LayoutSyntax

/// NotAutoLayout 3.3.1: frames that chains compute from the superview's size, its guides, and views that are laid out before.
///
/// Each value that a chain sets is a required equality, so that the frame at any size follows; the content's size is asked for
/// by its priorities. What is no linear equality, such as `aspectFit`, is refused.
package enum NotAutoLayoutLibrary: LayoutLibrary {
    package static let facts: LibraryFacts = {
        var facts = LibraryFacts(
            name: "notautolayout",
            title: "NotAutoLayout",
            entrance: "nal",
            marks: ["import NotAutoLayout", ".nal.", " nal.layout(", "\nnal.layout("]
        )
        facts.superclasses = ["LayoutInfoStoredView": "UIView", "LayoutInfoStoredScrollView": "UIScrollView"]
        facts.entries = ["viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews"]
        return facts
    }()

    package static let initialState: [MakerFrame] = []

    package static func member(
        _ name: String,
        of value: CodeValue,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        switch value {
        case .object(let object), .parent(let object):
            guard name == facts.entrance else { return nil }
            guard !run.objects[object].isController else { throw run.fault("only views have \"nal\"", token) }
            return .library(NotAutoLayoutValue.container(object))
        case .type("NotAutoLayout"): return .type(name)
        default: break
        }
        switch value.notAutoLayout {
        case .guide(let guide)?: return try run.makerMember(name, of: guide, token)
        case .compound(let compound)?: return try run.makerMember(name, of: compound, token)
        case .some: throw run.fault("NotAutoLayout has no \"\(name)\" here", token)
        case nil: return nil
        }
    }

    package static func call(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? { try run.makerConstruction(name, arguments, token) }

    package static func call(
        _ name: String,
        on value: CodeValue,
        _ arguments: [SwiftCode.Argument],
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        if case .type("NotAutoLayout") = value { return try run.makerConstruction(name, arguments, token) }
        switch value.notAutoLayout {
        case .container(let view)?: return try run.makerLayout(name, view, arguments, token)
        case .maker(let chain)?:
            return .library(NotAutoLayoutValue.maker(try run.makerStep(name, chain, arguments, token)))
        case .wizard(let wizard)?: return try run.makerSetup(name, wizard, arguments, token)
        case .guide(let guide)?: return try run.makerCall(name, guide, arguments, token)
        case .some: throw run.fault("NotAutoLayout has no \"\(name)\" here", token)
        case nil: return nil
        }
    }

    package static func operation(
        _ symbol: String,
        _ left: CodeValue,
        _ right: CodeValue,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        guard left.notAutoLayout != nil || right.notAutoLayout != nil else { return nil }
        return try run.makerOperation(symbol, left, right, token)
    }

    package static func prefix(
        _ symbol: String,
        _ value: CodeValue,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        guard symbol == "-", case .sum(let number)? = value.notAutoLayout else { return nil }
        return .library(NotAutoLayoutValue.sum(MakerNumber(sum: number.sum * -1)))
    }

    package static func end(in run: inout CodeRun) throws(ReadError) { try run.makeFrames() }
}

extension CodeValue {
    var notAutoLayout: NotAutoLayoutValue? {
        if case .library(let value) = self { value as? NotAutoLayoutValue } else { nil }
    }
}

extension CodeRun {
    var makerFrames: [MakerFrame] {
        get { state(of: NotAutoLayoutLibrary.self).value }
        nonmutating _modify { yield &state(of: NotAutoLayoutLibrary.self).value }
    }

    /// Functions of `view.nal` (`LayoutControlling.swift`, `LayoutInfoStorableOtherPublicAPIs.swift`).
    fileprivate mutating func makerLayout(
        _ name: String,
        _ parent: Int,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        let labels = arguments.map { $0.label ?? "" }
        switch (name, labels) {
        case ("layout", ["", "by"]), ("layout", ["", ""]), ("layout", ["", "with"]):
            if let entry, !library.facts.entries.contains(entry) {
                throw fault(
                    "the frame is set only once in \(entry), expected layoutSubviews or viewDidLayoutSubviews",
                    token
                )
            }
            let target = try evaluate(arguments[0].value)
            var views: [Int] = []
            if case .list(let values) = target {
                for value in values {
                    guard case .object(let view) = value else {
                        throw fault("found \(value.noun), expected a view", arguments[0].value.token)
                    }
                    views.append(view)
                }
            } else {
                views = [try object(arguments[0].value)]
            }
            let isSequence = if case .list = target { true } else { false }
            let chain =
                try labels[1] == "with"
                ? makerChain(arguments[1].value, parent, isSequence: isSequence)
                : makerChain(from: arguments[1].value, parent, isSequence: isSequence)
            makerFrames.append(MakerFrame(chain: chain, views: views, token: token))
            return .none
        case ("makeLayout", [""]), ("makeSequentialLayout", [""]):
            let chain = try makerChain(from: arguments[0].value, parent, isSequence: name != "makeLayout")
            return .library(NotAutoLayoutValue.layout(chain))
        case ("setLayout", ["for", "making"]), ("setLayout", ["for", ""]):
            var wizard = MakerWizard(parent: parent, view: try object(arguments[0].value))
            wizard.chain = try makerChain(from: arguments[1].value, parent)
            try commit(wizard, token)
        case ("addSubview", ["", "withDefaultLayout"]):
            var wizard = MakerWizard(parent: parent, view: try object(arguments[0].value))
            wizard.chain = try makerChain(arguments[1].value, parent)
            wizard.place = .last
            try commit(wizard, token)
        case ("setupSubview", ["", "setup"]), ("setupSubview", ["", ""]):
            let wizard = MakerWizard(parent: parent, view: try object(arguments[0].value))
            guard case .closure(let closure) = try evaluate(arguments[1].value) else {
                throw fault("expected a closure such as { $0.setDefaultLayout { … } }", token)
            }
            let result = try run(closure, [.library(NotAutoLayoutValue.wizard(wizard))])
            guard case .wizard(let done)? = result.notAutoLayout else {
                throw fault("the closure returns \(result.noun), expected the setup that it gets", token)
            }
            try commit(done, token)
        // What a class that stores layouts does in layoutSubviews.
        case ("layoutSubviews", []): break
        default: throw fault("NotAutoLayout has no \"\(name)\" with these arguments", token)
        }
        return .none
    }

    /// The chain that a closure makes.
    mutating func makerChain(
        from expression: SwiftCode.Expression,
        _ parent: Int,
        isSequence: Bool = false
    ) throws(ReadError) -> MakerChain {
        guard case .closure(let closure) = try evaluate(expression) else {
            throw fault("expected a closure such as { $0.setLeft(to: 8) … }", expression.token)
        }
        let maker = NotAutoLayoutValue.maker(MakerChain(parent: parent, isSequence: isSequence))
        let result = try run(closure, [.library(maker)])
        guard case .maker(let chain)? = result.notAutoLayout, chain.isComplete else {
            throw fault("the chain does not determine the frame: two values are needed on each axis", expression.token)
        }
        return chain
    }

    /// A layout that was made before, or a frame.
    mutating func makerChain(
        _ expression: SwiftCode.Expression,
        _ parent: Int,
        isSequence: Bool = false
    ) throws(ReadError) -> MakerChain {
        let value = try evaluate(expression)
        if case .layout(let chain)? = value.notAutoLayout, chain.parent == parent, chain.isSequence == isSequence {
            return chain
        }
        guard !isSequence, case .structure("CGRect", _, let numbers) = value else {
            throw fault("found \(value.noun), expected a layout of the same view or a frame", expression.token)
        }
        var chain = MakerChain(parent: parent)
        chain.steps.add([.left, .top, .width, .height], numbers.map { .sum(MakerSum($0)) }, expression.token)
        return chain
    }
}
