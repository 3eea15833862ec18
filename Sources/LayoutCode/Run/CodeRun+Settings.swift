import LayoutModel
import LayoutSyntax

/// Assignments.
extension CodeRun {
    mutating func assign(
        _ target: SwiftCode.Expression,
        _ mark: String,
        _ value: SwiftCode.Expression,
        _ token: Int
    ) throws(ReadError) {
        guard case .chain(let primary, var links, let start) = target else {
            throw fault("this assignment is not read", token)
        }
        if !isStrict, passesOver(primary, links), !makesConstraint(value) {
            if !keep(primary, links, value, token) { try passOver(token) }
            return
        }
        guard let last = links.popLast() else {
            guard case .name(let name) = primary else { throw fault("this assignment is not read", token) }
            return try assign(name, mark, value, token)
        }
        guard case .member(let name) = last.kind else { throw fault("this assignment is not read", last.token) }
        // Code for an existing class may name its properties with `self`.
        if links.isEmpty, case .name("self") = primary, fragment != nil, owner == nil || owner == fragmentOwner {
            return try assign(name, mark, value, token)
        }
        // A font or number of lines of a button's label.
        if case .member("titleLabel")? = links.last?.kind, !isOwnTitleLabel(primary, links) {
            links.removeLast()
            let button = try links.isEmpty ? receiver(primary, start) : evaluate(.chain(primary, links, at: start))
            guard case .object(let object) = button else { throw fault("expected a button", start) }
            if objects[object].type == nil || program.variable("titleLabel", of: objects[object].type ?? 0) == nil {
                if name == "font" || name == "lineBreakMode" { return try setView(name, object, value, token) }
                try passOver(token)
                return
            }
            links.append(.init(kind: .member("titleLabel"), token: last.token))
        } else if links.isEmpty, case .name("titleLabel") = primary, let owner,
            objects[owner].view.baseClass == "UIButton"
        {
            if name == "font" || name == "lineBreakMode" { return try setView(name, owner, value, token) }
        }
        if case .member("configuration")? = links.last?.kind {
            links.removeLast()
            return try setConfiguration(
                name,
                links.isEmpty ? receiver(primary, start) : evaluate(.chain(primary, links, at: start)),
                value,
                token
            )
        }
        if isStrict, !last.isOptional { try checkIsUnwrapped(links, last.token) }
        let object = try links.isEmpty ? receiver(primary, start) : evaluate(.chain(primary, links, at: start))
        if mark == "=", try library.assign(name, of: object, value, last.token, in: &self) { return }
        switch object {
        case .object(let object), .parent(let object):
            if let type = objects[object].type, let variable = program.variable(name, of: type), !variable.isStatic {
                return try assign(variable, of: object, mark, value, token)
            }
            if objects[object].isController { return try setController(name, object, value, token) }
            try setView(name, object, value, token)
        case .constraint(let constraint): try setConstraint(name, constraint, mark, value, token)
        case .guide(let guide):
            guard name == "identifier" else { throw fault("\"\(name)\" of a layout guide is not read", token) }
            guides[guide].guide.identifier = try identifier(value)
        case .unknown, .none: try passOver(token)
        case .other, .dictionary, .member, .type, .text, .font, .image: try passOver(token)
        default: throw fault("\"\(name)\" of \(object.noun) is not read", token)
        }
    }

    /// Whether `self.titleLabel` is a property of an existing class: nothing shows that its root is a button.
    private func isOwnTitleLabel(_ primary: SwiftCode.Primary, _ links: [SwiftCode.Link]) -> Bool {
        guard fragment != nil, links.count == 1, case .name("self") = primary else { return false }
        return owner == nil || owner == fragmentOwner
    }

    /// A property of a button's configuration.
    private mutating func setConfiguration(
        _ name: String,
        _ button: CodeValue,
        _ value: SwiftCode.Expression,
        _ token: Int
    ) throws(ReadError) {
        guard case .object(let object) = button else { throw fault("expected a button", token) }
        switch name {
        case "title":
            show(try text(value), object)
            if let json = json(of: value) { set("configuration.title", json: json, object) }
        case "subtitle": set("configuration.subtitle", json: JSONText.string(try text(value) ?? ""), object)
        case "baseForegroundColor", "baseBackgroundColor", "background", "cornerStyle":
            let key = "configuration." + name
            if UIKitProperty.isKept(key), let json = json(of: value) { return set(key, json: json, object) }
            try passOver(token)
        case "image":
            if let json = json(of: value) {
                set("configuration.image", json: json, object)
            } else {
                try setImage(value, object)
            }
        default: throw fault("\"\(name)\" of a button's configuration is not read", token)
        }
    }

    private mutating func receiver(_ primary: SwiftCode.Primary, _ token: Int) throws(ReadError) -> CodeValue {
        try evaluate(.chain(primary, [], at: token))
    }

    /// An assignment to a name: a local variable, one of the type or file, or a property of `self`.
    private mutating func assign(
        _ name: String,
        _ mark: String,
        _ expression: SwiftCode.Expression,
        _ token: Int
    ) throws(ReadError) {
        if let index = frame(of: name), let old = frames[index].locals[name] {
            frames[index].locals[name] = try combined(old, mark, evaluate(expression), token)
            return
        }
        if let owner, let type = objects[owner].type, let variable = program.variable(name, of: type),
            !variable.isStatic
        {
            return try assign(variable, of: owner, mark, expression, token)
        }
        if let fragment, program.fragments[fragment].members.variables[name] != nil {
            let value = try evaluate(expression)
            self.name(value, name, token)
            globals[name] = try mark == "=" ? value : combined(self.value(named: name, token), mark, value, token)
            return
        }
        if fragment != nil, owner == nil || isFragment(owner ?? -1) {
            // An outlet or property that another part of the class declares.
            let value = try evaluate(expression)
            if case .constraint(let constraint) = value {
                if constraints[constraint].constraint.name == nil { constraints[constraint].constraint.name = name }
                globals[name] = value
                return
            }
            switch value {
            case .library(let part) where part.isHeld:
                self.name(value, name, token)
                globals[name] = value
                return
            case .list:
                self.name(value, name, token)
                globals[name] = value
                return
            default: break
            }
            if case .object = value, name != "view" {
                self.name(value, name, token)
                globals[name] = value
                return
            }
            return try setView(name, fragmentRoot(token), expression, token)
        }
        guard let owner else { throw fault("\"\(name)\" is not declared in this file", token) }
        if objects[owner].isController { return try setController(name, owner, expression, token) }
        try setView(name, owner, expression, token)
    }

    mutating func assign(
        _ variable: SwiftCode.Variable,
        of object: Int,
        _ mark: String,
        _ expression: SwiftCode.Expression,
        _ token: Int
    ) throws(ReadError) {
        if isTolerant, variable.getter != nil || variable.isObserved {
            return try setTolerantly(variable, of: object, mark, expression, token)
        }
        if variable.getter != nil || variable.isObserved {
            throw fault("setting \"\(variable.name)\" runs code, which is not read", token)
        }
        if isStrict, !DeclarationGrammar.isVariable(variable.token, tokens) {
            throw fault("\"\(variable.name)\" is a constant", token)
        }
        var value = try typed(evaluate(expression), variable.type, variable.token)
        try checkType(of: value, is: variable.type, expression.token)
        if case .member("init") = value, let type = variable.type { value = .object(makeObject(type)) }
        if mark != "=", let old = try member(variable.name, declaredBy: object, token) {
            value = try combined(old, mark, value, token)
        }
        name(value, variable.name, token, owner: object)
        if case .constraint(let constraint) = value, constraints[constraint].constraint.name == nil {
            constraints[constraint].constraint.name = variable.name
            constraints[constraint].constraint.owner = objects[object].view.className
        }
        objects[object].members[variable.name] = value
    }

    func combined(
        _ old: CodeValue,
        _ mark: String,
        _ value: CodeValue,
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        switch (mark, old, value) {
        case ("=", _, _): return value
        case (_, .unknown, _): return old
        case (_, _, .unknown): return value
        case ("+=", .list(let left), .list(let right)): return .list(left + right)
        case ("+=", .number(let left), .number(let right)): return .number(left + right)
        case ("-=", .number(let left), .number(let right)): return .number(left - right)
        case ("*=", .number(let left), .number(let right)): return .number(left * right)
        default: throw fault("\"\(mark)\" of \(old.noun) and \(value.noun) is not read", token)
        }
    }

    // MARK: Constraints

    private mutating func setConstraint(
        _ name: String,
        _ constraint: Int,
        _ mark: String,
        _ expression: SwiftCode.Expression,
        _ token: Int
    ) throws(ReadError) {
        switch name {
        case "isActive": constraints[constraint].constraint.isActive = try flag(expression)
        case "priority":
            // `UILayoutPriority` has no literals; code by hand is read as it is meant.
            let priority = try isStrict ? layoutPriority(expression) : requiredPriority(expression)
            if priority.isNaN { return try doubt(constraint, "priority", priority) }
            constraints[constraint].constraint.priority = priority
        case "identifier": constraints[constraint].constraint.identifier = try identifier(expression)
        case "constant":
            let old = CodeValue.number(constraints[constraint].constraint.constant)
            let new = try number(combined(old, mark, .number(number(expression)), token), token)
            if new.isNaN { return try doubt(constraint, "constant", new) }
            constraints[constraint].constraint.constant = new
        default: throw fault("\"\(name)\" of a constraint is not read", token)
        }
    }

    /// A constraint's priority: 0 is none.
    mutating func requiredPriority(_ expression: SwiftCode.Expression) throws(ReadError) -> Double {
        try requiredPriority(priorityValue(expression), expression.token)
    }

    func requiredPriority(_ value: CodeValue, _ token: Int) throws(ReadError) -> Double {
        let priority = try priority(value, token)
        if priority.isNaN { return priority }
        guard priority > 0 else {
            throw fault("found the priority 0, expected one above 0 and up to 1000", token)
        }
        return priority
    }

    // MARK: Views and controllers

    private mutating func setController(
        _ name: String,
        _ controller: Int,
        _ expression: SwiftCode.Expression,
        _ token: Int
    ) throws(ReadError) {
        guard name == "view" || name == "tableView" || name == "collectionView" else {
            throw fault("\"\(name)\" of a view controller is not read", token)
        }
        let view = try object(expression)
        objects[controller].controllerView = view
        objects[view].view.viewController = objects[controller].view.className
        objects[view].isGiven = true
        attach(view)
        objects[view].view.name = nil
    }

    mutating func set(_ key: String, json: String, _ object: Int) {
        objects[object].view.attributes.removeAll { $0.key == key }
        objects[object].view.attributes.append(.init(key: key, json: json))
    }

    mutating func setFrame(_ numbers: [String: Double], _ object: Int) {
        if let unknown = ["x", "y", "width", "height"].lazy.compactMap({ CodeUnknown.unknown(numbers[$0] ?? 0) }).first
        {
            objects[object].view.frame = nil
            objects[object].doubt =
                objects[object].doubt ?? "its frame, which the code sets, is not known: \(describe(unknown))"
            return
        }
        objects[object].view.frame = Rectangle(
            x: numbers["x"] ?? 0,
            y: numbers["y"] ?? 0,
            width: numbers["width"] ?? 0,
            height: numbers["height"] ?? 0
        )
    }

    /// A frame or mask of a view of another file says that its mask is on, unless the code turned it off.
    mutating func placeByMask(_ object: Int) {
        guard objects[object].view.statedTranslatesAutoresizingMask == nil else { return }
        objects[object].view.statedTranslatesAutoresizingMask = true
    }

    mutating func setImage(_ expression: SwiftCode.Expression, _ object: Int) throws(ReadError) {
        switch try evaluate(expression) {
        case .none: objects[object].view.attributes.removeAll { $0.key == "image" }
        case .image(let name, let isSymbol):
            var members = [(key: "name", json: JSONText.string(name ?? "image"))]
            if isSymbol { members.append(("catalog", JSONText.string("system"))) }
            set("image", json: JSONText.object(members), object)
        default: set("image", json: JSONText.object([("name", JSONText.string("image"))]), object)
        }
    }

    private static let flags: Set<String> = ["isScrollEnabled", "showsScopeBar", "prefersLargeTitles"]
    private static let numbers: Set<String> = [
        "numberOfLines", "preferredMaxLayoutWidth", "numberOfPages", "rowHeight", "sectionHeaderHeight",
        "sectionFooterHeight",
    ]
    private static let cases: Set<String> = [
        "borderStyle", "lineBreakMode", "contentMode", "separatorStyle", "preferredDatePickerStyle", "datePickerMode",
        "style", "contentInsetAdjustmentBehavior",
    ]

    /// Sets a property of a view that concerns the layout, or is printed again.
    mutating func setView(
        _ name: String,
        _ object: Int,
        _ expression: SwiftCode.Expression,
        _ token: Int
    ) throws(ReadError) {
        if holdsOutlet(name, of: object, expression, token) { return }
        if Self.flags.contains(name) {
            return set(name, json: try flag(expression) ? "true" : "false", object)
        }
        if Self.numbers.contains(name) {
            if case .member = try? evaluate(expression), case .chain = expression, (try? number(expression)) == nil {
                try passOver(token)
                return
            }
            if name.hasSuffix("Height"), (try? number(expression)) == nil {
                // `UITableView.automaticDimension`
                try passOver(token)
                return
            }
            return set(name, json: JSONText.number(try number(expression)), object)
        }
        if Self.cases.contains(name) { return set(name, json: JSONText.string(try member(expression)), object) }
        switch name {
        // The cell places its content view, whatever its mask says.
        case "translatesAutoresizingMaskIntoConstraints" where isTolerant && isContentViewOfCell(object): break
        case "translatesAutoresizingMaskIntoConstraints":
            objects[object].view.statedTranslatesAutoresizingMask = try flag(expression)
        case "isHidden": objects[object].view.isHidden = try flag(expression)
        case "accessibilityIdentifier": objects[object].view.identifier = try identifier(expression)
        case "text": show(try text(expression), object)
        case "placeholder":
            let text = try text(expression)
            if let text { set(name, json: JSONText.string(text), object) }
            if objects[object].view.text == nil { show(text, object) }
        case "attributedText": show(nil, object)
        case "font":
            switch try evaluate(expression) {
            case .font(let font): set("font", json: font.json, object)
            default: set("font", json: JSONText.object([("name", JSONText.string("font"))]), object)
            }
        case "image": try setImage(expression, object)
        case "frame", "bounds", "center":
            if !isStrict { framesSet.append(token) }
            if isTolerant { return try setFrameTolerantly(name, expression, object, token) }
            guard name == "frame" else {
                throw fault("\"\(name)\" of \(objects[object].view.shortClassName) is not read", token)
            }
            setFrame(try structure(expression, "CGRect").numbers, object)
            placeByMask(object)
        case "autoresizingMask":
            objects[object].view.autoresizingMask = try mask(expression)
            placeByMask(object)
        case "layoutMargins", "directionalLayoutMargins":
            let margins = try structure(
                expression,
                name == "layoutMargins" ? "UIEdgeInsets" : "NSDirectionalEdgeInsets"
            ).numbers
            objects[object].view.authoredMargins = DirectionalEdgeInsets(
                top: margins["top"] ?? 0,
                leading: margins["leading"] ?? margins["left"] ?? 0,
                bottom: margins["bottom"] ?? 0,
                trailing: margins["trailing"] ?? margins["right"] ?? 0
            )
        case "insetsLayoutMarginsFromSafeArea": objects[object].view.insetsMarginsFromSafeArea = try flag(expression)
        case "preservesSuperviewLayoutMargins": objects[object].view.preservesSuperviewMargins = try flag(expression)
        case "contentInset":
            let inset = try structure(expression, "UIEdgeInsets").numbers
            var scroll = objects[object].view.scroll ?? Layout.Scroll()
            scroll.contentInset = EdgeInsets(
                top: inset["top"] ?? 0,
                left: inset["left"] ?? 0,
                bottom: inset["bottom"] ?? 0,
                right: inset["right"] ?? 0
            )
            objects[object].view.scroll = scroll
        case "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets":
            let edges = try structure(expression, "UIEdgeInsets").numbers
            let members = ["top", "left", "bottom", "right"].map { ($0, JSONText.number(edges[$0] ?? 0)) }
            set(name, json: JSONText.object(members), object)
        case "semanticContentAttribute":
            switch try member(expression) {
            case "forceRightToLeft": objects[object].view.statedDirection = .rightToLeft
            case "forceLeftToRight": objects[object].view.statedDirection = .leftToRight
            case let other:
                objects[object].view.statedDirection = nil
                if other != "unspecified" { set(name, json: JSONText.string(other), object) }
            }
        case _ where takesViews(name, of: objects[object].view):
            let view = try self.object(expression)
            try addSubview(view, to: object, token: token)
            if !isStrict { objects[object].members[name] = .object(view) }
        case "items" where objects[object].view.baseClass == "UIToolbar" || isToolbar(object, holding: expression):
            try setBarItems(expression, of: object, token)
        case "axis", "distribution", "alignment", "spacing", "isLayoutMarginsRelativeArrangement",
            "isBaselineRelativeArrangement":
            try setStack(name, object, expression, token)
        default:
            // A property of UIKit whose name the file has for something else.
            if UIKitProperty.isKept(name), let json = json(of: expression) {
                return set(name, json: json, object)
            }
            if LayoutFreeMembers.contain(property: name) {
                try passOver(token)
                return
            }
            if objects[object].isDeclaredElsewhere || isForeign(object) {
                throw unknownSetter(name, token)
            }
            throw fault("\"\(name)\" of \(objects[object].view.shortClassName) is not read", token)
        }
    }

    private mutating func setStack(
        _ name: String,
        _ object: Int,
        _ expression: SwiftCode.Expression,
        _ token: Int
    ) throws(ReadError) {
        if objects[object].view.stack == nil, isOfUnknownClass(object) {
            becomeStack(object)
        }
        guard var stack = objects[object].view.stack else {
            throw fault("\(objects[object].view.shortClassName) is no stack view in this file", token)
        }
        switch name {
        case "axis": stack.axis = try option(expression)
        case "distribution": stack.distribution = try option(expression)
        case "alignment": stack.alignment = try option(expression)
        case "spacing": stack.spacing = try number(expression)
        case "isLayoutMarginsRelativeArrangement": stack.isLayoutMarginsRelative = try flag(expression)
        default: stack.isBaselineRelative = try flag(expression)
        }
        objects[object].view.stack = stack
    }

    mutating func option<Option: RawRepresentable & CaseIterable>(
        _ expression: SwiftCode.Expression
    ) throws(ReadError) -> Option where Option.RawValue == String {
        let name = try member(expression)
        guard let option = Option(rawValue: name) else {
            let known = Option.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
            throw fault("found \".\(name)\", expected one of \(known)", expression.token)
        }
        return option
    }

    private mutating func mask(_ expression: SwiftCode.Expression) throws(ReadError) -> Layout.AutoresizingMask {
        var mask: Layout.AutoresizingMask = []
        let elements: [SwiftCode.Expression] =
            if case .list(let elements, _) = expression { elements } else { [expression] }
        for element in elements {
            let name = try member(element)
            guard let option = Layout.AutoresizingMask.named.first(where: { $0.name == name }) else {
                throw fault("found \".\(name)\", expected an option such as .flexibleWidth", element.token)
            }
            mask.insert(option.option)
        }
        return mask
    }

    // MARK: Fonts

    /// `systemFont(ofSize: 17, weight: .bold)` and the like; `nil` for other functions.
    mutating func font(_ name: String, _ arguments: [SwiftCode.Argument]) throws(ReadError) -> CodeFont? {
        func argument(_ label: String) -> SwiftCode.Expression? { arguments.first { $0.label == label }?.value }
        switch name {
        case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedDigitSystemFont", "monospacedSystemFont":
            guard let size = argument("ofSize") else { return nil }
            var font = CodeFont(size: try number(size))
            if name == "boldSystemFont" || name == "italicSystemFont" { font.type = String(name.dropLast(4)) }
            if let weight = argument("weight") { font.weight = try member(weight) }
            return font
        case "preferredFont":
            guard let style = argument("forTextStyle") else { return nil }
            return CodeFont(style: try member(style))
        default: return nil
        }
    }
}
