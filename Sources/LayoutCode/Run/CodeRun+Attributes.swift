import LayoutModel
import LayoutSyntax

/// Values that only show, such as colors: kept where they are literals, and else passed over.
extension CodeRun {
    /// Keeps the value of an assignment.
    ///
    /// - Returns: Whether it was kept: the property is known, its owner is a view, and the value is a literal.
    mutating func keep(
        _ primary: SwiftCode.Primary,
        _ links: [SwiftCode.Link],
        _ value: SwiftCode.Expression,
        _ token: Int
    ) -> Bool {
        var names: [String] = []
        if case .name(let name) = primary { names.append(name) }
        for link in links {
            guard case .member(let name) = link.kind else { return false }
            names.append(name)
        }
        // The longest path that is a property; what is before it is the view.
        for count in [2, 1] where names.count >= count {
            let key = names.suffix(count).joined(separator: ".")
            guard UIKitProperty.isKept(key) else { continue }
            let receiver = Array(links.dropLast(count))
            guard names.count == count || links.count >= count,
                let object = view(names.count == count ? nil : primary, receiver, token),
                let json = json(of: value)
            else { return false }
            set(key, json: json, object)
            return true
        }
        return false
    }

    /// Keeps what a call of a method sets: `setTitleColor(.red, for: .normal)`, `startAnimating()`.
    mutating func keep(_ expression: SwiftCode.Expression) -> Bool {
        guard case .chain(let primary, let links, let token) = expression, links.count >= 2,
            case .call(let arguments)? = links.last?.kind, case .member(let method) = links[links.count - 2].kind
        else { return false }
        if let key = UIKitProperty.keysOfActions[method], arguments.isEmpty {
            guard let object = view(primary, Array(links.dropLast(2)), token) else { return false }
            set(key, json: "true", object)
            return true
        }
        guard UIKitProperty.keysOfStateMethods[method] != nil,
            let object = view(primary, Array(links.dropLast(2)), token)
        else { return false }
        return keep(method, object, arguments)
    }

    /// Keeps the value that a method sets for a state.
    mutating func keep(_ method: String, _ object: Int, _ arguments: [SwiftCode.Argument]) -> Bool {
        guard let key = UIKitProperty.keysOfStateMethods[method], arguments.map(\.label) == [nil, "for"],
            let state = try? member(arguments[1].value), let json = json(of: arguments[0].value)
        else { return false }
        set(state == "normal" ? key : key + "." + state, json: json, object)
        return true
    }

    /// The view that a chain of names stands for; `nil` for others, and where the names mean nothing.
    private mutating func view(_ primary: SwiftCode.Primary?, _ links: [SwiftCode.Link], _ token: Int) -> Int? {
        for link in links {
            guard case .member = link.kind else { return nil }
        }
        let value: CodeValue?
        if let primary {
            guard case .name = primary else { return nil }
            value = try? evaluate(.chain(primary, links, at: token))
        } else {
            value = try? self.value(named: "self", token)
        }
        switch value {
        case .object(let object)?, .parent(let object)?: return objects[object].isController ? nil : object
        default: return nil
        }
    }

    /// Keeps the style that an initializer takes: of tables, progress views and visual effects.
    mutating func keepStyle(_ type: String, _ labels: [String], _ arguments: [SwiftCode.Argument], _ object: Int) {
        switch (type, labels) {
        case ("UITableView", ["frame", "style"]):
            if let json = json(of: arguments[1].value) { set("style", json: json, object) }
        case ("UIProgressView", ["progressViewStyle"]):
            if let json = json(of: arguments[0].value) { set("progressViewStyle", json: json, object) }
        case ("UIVisualEffectView", ["effect"]):
            if let json = effect(arguments[0].value) { set("effect", json: json, object) }
        default: break
        }
    }

    /// `UIBlurEffect(style: .dark)`, `UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))`
    private mutating func effect(_ expression: SwiftCode.Expression) -> String? {
        guard case .chain(.name(let name), let links, _) = expression, links.count == 1,
            case .call(let arguments) = links[0].kind, let argument = arguments.first, arguments.count == 1
        else { return nil }
        switch (name, argument.label) {
        case ("UIBlurEffect", "style"): return json(of: argument.value)
        case ("UIVibrancyEffect", "blurEffect"):
            guard case .chain(.name("UIBlurEffect"), _, _) = argument.value else { return nil }
            return effect(argument.value).map { JSONText.object([("vibrancy", $0)]) }
        default: return nil
        }
    }

    // MARK: Literals

    /// A literal as JSON; `nil` for what is not one.
    mutating func json(of expression: SwiftCode.Expression) -> String? {
        switch expression {
        case .number(let number, _): return JSONText.number(number)
        case .string(let text, _): return text.map(JSONText.string)
        case .prefix("-", .number(let number, _), _): return JSONText.number(-number)
        case .list(let elements, _):
            var values: [String] = []
            for element in elements {
                guard let value = json(of: element) else { return nil }
                values.append(value)
            }
            return JSONText.array(values)
        case .chain(let primary, let links, _): return json(of: primary, links, expression)
        default: return nil
        }
    }

    private mutating func json(
        of primary: SwiftCode.Primary,
        _ links: [SwiftCode.Link],
        _ expression: SwiftCode.Expression
    ) -> String? {
        switch (primary, links.count, links.last?.kind) {
        case (.name("true"), 0, _): return "true"
        case (.name("false"), 0, _): return "false"
        case (.implicit(let name), 0, _): return JSONText.string(name)
        // `UIColor.red`, `UIKeyboardType.emailAddress`
        case (.name(let type), 1, .member(let name)?) where UIKitClass.isFramework(type): return JSONText.string(name)
        case (.name(let function), 1, .call(let arguments)?) where ["NSLocalizedString", "String"].contains(function):
            guard let text = (try? localizedText(function, arguments)) ?? nil, !text.isEmpty else { return nil }
            return JSONText.string(text)
        case (.name("UIColor"), 1, .call(let arguments)?): return color(arguments)
        case (.name("UIImage"), 1, .call(let arguments)?): return image(arguments)
        case (.name("UIImage"), 2, .call(let arguments)?):
            if case .member("SymbolConfiguration") = links[0].kind { return symbol(arguments) }
            return nil
        case (.name(let type), 1, .call(let arguments)?):
            guard let labels = UIKitTypes.structures[type], arguments.map(\.label) == labels else { return nil }
            return members(arguments)
        case (.name, _, _):
            // A constant of the file.
            for link in links {
                guard case .member = link.kind else { return nil }
            }
            switch try? evaluate(expression) {
            case .number(let number)?: return JSONText.number(number)
            case .text(let text?)?: return JSONText.string(text)
            case .flag(let flag)?: return flag ? "true" : "false"
            default: return nil
            }
        default: return nil
        }
    }

    /// Arguments with labels as an object of their names.
    private mutating func members(_ arguments: [SwiftCode.Argument]) -> String? {
        var members: [(key: String, json: String)] = []
        for argument in arguments {
            guard let label = argument.label, let value = json(of: argument.value) else { return nil }
            members.append((label, value))
        }
        return JSONText.object(members)
    }

    private mutating func color(_ arguments: [SwiftCode.Argument]) -> String? {
        switch arguments.map({ $0.label ?? "" }) {
        case ["named"]: return json(of: arguments[0].value).map { JSONText.object([("name", $0)]) }
        case ["white", "alpha"], ["red", "green", "blue", "alpha"]: return members(arguments)
        case ["displayP3Red", "green", "blue", "alpha"]:
            var named = arguments
            named[0].label = "red"
            named.append(.init(label: "customColorSpace", value: .string("displayP3", at: arguments[0].value.token)))
            return members(named)
        default: return nil
        }
    }

    private mutating func image(_ arguments: [SwiftCode.Argument]) -> String? {
        guard arguments.count == 1, let name = json(of: arguments[0].value) else { return nil }
        switch arguments[0].label {
        case "named": return JSONText.object([("name", name)])
        case "systemName": return JSONText.object([("name", name), ("catalog", JSONText.string("system"))])
        default: return nil
        }
    }

    private mutating func symbol(_ arguments: [SwiftCode.Argument]) -> String? {
        arguments.allSatisfy { ["pointSize", "weight", "scale"].contains($0.label ?? "") } ? members(arguments) : nil
    }
}
