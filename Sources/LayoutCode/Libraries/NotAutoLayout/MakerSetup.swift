import LayoutModel
import LayoutSyntax

/// Layouts that a superview stores for its subviews.
extension CodeRun {
    /// `SubviewSetupWizard.swift`
    mutating func makerSetup(
        _ name: String,
        _ wizard: MakerWizard,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        var wizard = wizard
        switch (name, arguments.map { $0.label ?? "" }) {
        case ("setDefaultLayout", [""]): wizard.chain = try makerChain(from: arguments[0].value, wizard.parent)
        case ("setDefaultLayout", ["to"]): wizard.chain = try makerChain(arguments[0].value, wizard.parent)
        case ("setDefaultOrder", ["to"]):
            let order = try number(arguments[0].value)
            guard let order = Int(exactly: order) else {
                throw fault("expected a whole number", arguments[0].value.token)
            }
            wizard.order = order
        // The order of overlapping views, when it is asked for.
        case ("setDefaultZIndex", ["to"]): _ = try number(arguments[0].value)
        case ("addToParent", []): wizard.place = .last
        case ("insertToParent", ["at"]):
            wizard.place = .at(Int(max(0, min(try number(arguments[0].value), 1e6))))
        case ("insertToParent", ["above"]): wizard.place = .above(try object(arguments[0].value))
        case ("insertToParent", ["below"]): wizard.place = .below(try object(arguments[0].value))
        case ("setLayout", _), ("setOrder", _), ("setZIndex", _):
            throw fault("which condition is met is known at run time only", token)
        default: throw fault("NotAutoLayout has no \"\(name)\" with these arguments", token)
        }
        return .library(NotAutoLayoutValue.wizard(wizard))
    }

    /// Whether a view's class is one of the library's, or conforms to its protocol; nothing is known of other files' classes.
    private func storesLayouts(_ view: Int) -> Bool {
        guard let type = objects[view].type else { return isOfUnknownClass(view) }
        let bases = program.lineage(of: type).flatMap { program.types[$0].bases }
        return bases.contains {
            $0.hasPrefix("LayoutInfoStor") || !UIKitClass.isFramework($0) && program.type(named: $0) == nil
        }
    }

    mutating func commit(_ wizard: MakerWizard, _ token: Int) throws(ReadError) {
        if !storesLayouts(wizard.parent) {
            let name = objects[wizard.parent].view.shortClassName
            throw fault("\(name) stores no layouts, expected LayoutInfoStoredView", token)
        }
        if let chain = wizard.chain {
            makerFrames.append(MakerFrame(chain: chain, views: [wizard.view], order: wizard.order, token: token))
        }
        let siblings = objects[wizard.parent].children.filter { $0 != wizard.view }
        switch wizard.place {
        case .last?: try addSubview(wizard.view, to: wizard.parent, token: token)
        case .at(let place)?: try addSubview(wizard.view, to: wizard.parent, at: place, token: token)
        case .above(let other)?, .below(let other)?:
            guard let place = siblings.firstIndex(of: other) else {
                throw fault("the sibling is no subview here", token)
            }
            let isAbove = if case .above? = wizard.place { true } else { false }
            try addSubview(wizard.view, to: wizard.parent, at: isAbove ? place + 1 : place, token: token)
        case nil: break
        }
    }
}
