import LayoutModel
import LayoutSyntax

/// Statements of a strict run: what sets a property is kept as it is written; what builds the hierarchy or places views
/// runs as well.
extension CodeRun {
    /// Properties that place views: they run, and are compared by what they did.
    static let placingProperties: Set<String> = [
        "translatesAutoresizingMaskIntoConstraints", "frame", "autoresizingMask", "accessibilityIdentifier", "axis",
        "distribution", "alignment", "spacing", "isLayoutMarginsRelativeArrangement", "isBaselineRelativeArrangement",
    ]
    private static let stackMargins: Set<String> = ["layoutMargins", "directionalLayoutMargins"]
    /// Properties of bars, controllers and navigation items that take items.
    private static let barProperties: Set<String> = [
        "items", "toolbarItems", "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems",
        "backBarButtonItem", "titleView",
    ]
    /// Methods that build the hierarchy, or make and activate constraints.
    private static let buildingMethods: Set<String> = [
        "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "removeArrangedSubview",
        "setCustomSpacing", "addLayoutGuide", "bringSubviewToFront", "sendSubviewToBack", "removeFromSuperview",
        "addConstraint", "addConstraints",
    ]

    // MARK: Assignments

    /// Runs an assignment that sets something of an object.
    ///
    /// - Returns: Whether it was one: others assign variables, and settings of constraints and guides.
    mutating func assignStrictly(
        _ target: SwiftCode.Expression,
        _ mark: String,
        _ value: SwiftCode.Expression,
        _ token: Int
    ) throws(ReadError) -> Bool {
        // What is set of a constraint that a call of the library makes.
        if library.makesConstraint(target) { return false }
        let end = strict?.statementEnd ?? value.token
        if mark == "+=", case .chain(.name(let name), let links, _) = target, links.isEmpty, isAssignable(name) {
            return false
        }
        guard mark == "=", case .chain(let primary, let links, let start) = target else {
            throw fault("this assignment is not understood", token)
        }
        // Of a library's value: `(title.top == header.top).identifier = "top"`
        guard case .name(let first) = primary else { return false }
        var path = [first]
        for link in links {
            guard case .member(let name) = link.kind else { throw fault("this assignment is not understood", token) }
            path.append(name)
        }
        if let owner, path.count == 1 || path.count == 2 && first == "self" {
            if try hold(value, in: path[path.count - 1], of: owner, token) { return true }
        }
        if links.isEmpty, isAssignable(first) { return false }
        if path.count == 2, first == "self", isOwn(path[1]) { return false }
        if let known = try knownLocal(first, token) {
            switch known {
            case .constraint, .guide: return false
            default: break
            }
        }
        guard let setting = try settingTarget(primary, links, start) else { return false }
        let name = setting.path[0]
        let object = setting.object
        set(name, to: value.token..<end, of: object)
        if Self.barProperties.contains(path[path.count - 1]) {
            try attachItems(value, of: object, isList: name.hasSuffix("s"))
            return true
        }
        guard setting.isPlain, !objects[object].isController else { return true }
        let base = objects[object].view.baseClass
        if UIKitClass.named(base)?.assignedMembers.contains(name) == true {
            try addSubview(self.object(value), to: object, token: token)
        } else if Self.placingProperties.contains(name)
            || Self.stackMargins.contains(name) && objects[object].view.stack != nil
        {
            try setView(name, object, value, token)
            if objects[object].memberOf != nil, name == "translatesAutoresizingMaskIntoConstraints" {
                objects[object].losesMask = objects[object].view.statedTranslatesAutoresizingMask == false
            }
        }
        return true
    }

    /// What a call returns is a list if it has a first or last element, which there is not always.
    func checkIsUnwrapped(_ links: [SwiftCode.Link], _ token: Int) throws(ReadError) {
        guard links.count > 1, case .call = links[links.count - 2].kind,
            case .member(let name) = links[links.count - 1].kind,
            name == "first" || name == "last"
        else { return }
        throw fault("\"\(name)\" can be nil, expected \"?\"", token)
    }

    /// Whether a name is a variable, or the view of `self`.
    private func isAssignable(_ name: String) -> Bool {
        for frame in frames.reversed() {
            if frame.locals[name] != nil { return true }
            if !frame.isBlock { break }
        }
        return isOwn(name)
    }

    /// Whether a name is a property that the class declares, or the view of a controller.
    private func isOwn(_ name: String) -> Bool {
        guard let owner else { return false }
        if objects[owner].isController, name == "view" { return true }
        return objects[owner].type.map { program.variable(name, of: $0) != nil } ?? false
    }

    private func knownLocal(_ name: String, _ token: Int) throws(ReadError) -> CodeValue? {
        for frame in frames.reversed() {
            if let value = frame.locals[name] { return value }
            if !frame.isBlock { break }
        }
        return owner.flatMap { objects[$0].members[name] }
    }

    /// A property that gets a constraint.
    private mutating func hold(
        _ value: SwiftCode.Expression,
        in name: String,
        of object: Int,
        _ token: Int
    ) throws(ReadError) -> Bool {
        var held: CodeValue?
        if case .chain(.name(let local), let links, _) = value, links.isEmpty {
            held = try knownLocal(local, token)
        } else if makesConstraint(value) {
            held = try evaluate(value)
        }
        switch held {
        case .constraint(let constraint)?:
            if let known = constraints[constraint].constraint.name, known != name {
                throw fault("\"\(known)\" and \"\(name)\" keep one constraint", token)
            }
            constraints[constraint].constraint.name = name
        case .library(let value)? where value.isHeld: value.name(name, in: &self)
        default: return false
        }
        if let held { objects[object].members[name] = held }
        return true
    }

    /// UIKit makes the views of items subviews of the bar that shows them, when it shows them.
    private mutating func attachItems(
        _ value: SwiftCode.Expression,
        of object: Int,
        isList: Bool
    ) throws(ReadError) {
        var views: [Int] = []
        if case .list(let elements, _) = value {
            for element in elements { if let view = try barItem(element).view { views.append(view) } }
        } else if case .chain(.name("UIBarButtonItem"), _, _) = value {
            if let view = try barItem(value).view { views.append(view) }
        } else if case .chain(.implicit, _, _) = value {
            _ = try barItem(value)
        } else {
            views.append(try self.object(value))
        }
        for view in views {
            guard objects[view].parent == nil, !objects[view].isAttached else {
                throw fault("an item of a bar holds a view that is elsewhere", value.token)
            }
            objects[view].isInBar = true
            attach(view)
        }
    }

    // MARK: Calls

    /// Keeps a call of a member of an object: `title.layer.setNeedsDisplay()`.
    ///
    /// - Returns: Whether it was one; calls of objects themselves run.
    mutating func setStrictly(_ expression: SwiftCode.Expression, isOnly: Bool) throws(ReadError) -> Bool {
        guard case .chain(let primary, var links, let start) = expression, links.count > 1,
            case .call? = links.popLast()?.kind, case .member? = links.last?.kind
        else { return false }
        if links.contains(where: { if case .member = $0.kind { false } else { true } }) { return false }
        let hasOptional = links.contains(where: \.isOptional)
        guard hasOptional, let setting = try settingTarget(primary, links, start), !setting.isPlain,
            let open = (links[links.count - 1].token..<tokens.count).first(where: { tokens.is("(", at: $0) })
        else { return false }
        set(setting.path[0], to: open..<(strict?.statementEnd ?? open), of: setting.object)
        return true
    }

    /// Methods of UIKit's views and controllers: those that build the hierarchy are left to the run.
    mutating func callStrictly(
        _ name: String,
        _ labels: [String],
        _ object: Int,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> Bool {
        switch (name, labels) {
        case ("addChild", [""]) where objects[object].isController:
            guard case .object(let child) = try evaluate(arguments[0].value), objects[child].isController else {
                throw fault("expected a view controller", arguments[0].value.token)
            }
            objects[child].isChild = true
            return true
        case ("didMove", ["toParent"]) where objects[object].isController && objects[object].isChild:
            guard case .object(let parent) = try evaluate(arguments[0].value), parent == owner else {
                throw fault("expected the parent of the view controller", arguments[0].value.token)
            }
            objects[object].knowsParent = true
            return true
        default: break
        }
        if Self.buildingMethods.contains(name) {
            if objects[object].isController {
                throw fault("\(objects[object].view.shortClassName) has no \"\(name)\"", token)
            }
            return false
        }
        var open = token
        while open < tokens.count, !tokens.is("(", at: open) { open += 1 }
        guard open < tokens.count else { return false }
        set(name, to: open..<(Int(tokens.tokens[open].partner) + 1), of: object)
        return true
    }

    // MARK: Objects

    /// Keeps how the code creates a view.
    mutating func keepConstruction(
        _ object: Int,
        _ labels: [String],
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) {
        var text = objects[object].view.className
        if token + 1 < tokens.count, tokens.is("(", at: token + 1) {
            text += tokens.canonical((token + 1)..<(Int(tokens.tokens[token + 1].partner) + 1))
        }
        if labels == ["frame", "collectionViewLayout"] || labels == ["collectionViewLayout"],
            let argument = arguments.last, case .object(let layout) = try evaluate(argument.value),
            objects[layout].view.className == "UICollectionViewFlowLayout"
        {
            objects[object].flowLayout = layout
        }
        objects[object].construction = text
    }
}
