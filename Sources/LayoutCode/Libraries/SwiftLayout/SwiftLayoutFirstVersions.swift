import LayoutModel
import LayoutSyntax

/// What only some versions have: the one type for all attributes of versions 1 and 2.0, and layouts in structures.
extension CodeRun {
    /// `Anchors(.top, .leading)`
    func firstLine(of attributes: [LayoutAttribute], _ token: Int) -> CodeValue {
        var line = SwiftLayoutLine(attributes: attributes, token: token)
        line.isFirst = true
        layoutLines.append(line)
        return .swiftLayout(.line(layoutLines.count - 1))
    }

    /// Relations and modifiers, of which later ones take the place of earlier ones.
    mutating func firstLineCall(
        _ name: String,
        _ line: Int,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        let labels = arguments.map { $0.label ?? "" }
        switch (name, labels) {
        case ("setConstant", [""]): layoutLines[line].offset = .constant(try number(arguments[0].value))
        case ("setMultiplier", [""]): layoutLines[line].multiplier = try number(arguments[0].value)
        case ("equalTo", _): try relateFirst(line, .equal, arguments, labels, token)
        case ("greaterThanOrEqualTo", _): try relateFirst(line, .greaterThanOrEqual, arguments, labels, token)
        case ("lessThanOrEqualTo", _): try relateFirst(line, .lessThanOrEqual, arguments, labels, token)
        default: throw fault("SwiftLayout has no \"\(name)\" here", token)
        }
        return .swiftLayout(.line(line))
    }

    private mutating func relateFirst(
        _ line: Int,
        _ relation: Relation,
        _ arguments: [SwiftCode.Argument],
        _ labels: [String],
        _ token: Int
    ) throws(ReadError) {
        let order = ["", "attribute", "constant"]
        // Inequalities have a default for the constant, since 1.4.
        let isDefault = labels.isEmpty && relation != .equal
        guard isDefault || labels == order.filter(labels.contains) && (labels.first == "" || labels == ["constant"])
        else {
            throw fault("SwiftLayout has no arguments \"\(labels.joined(separator: ", "))\" here", token)
        }
        layoutLines[line].relation = relation
        layoutLines[line].target = .constant
        layoutLines[line].other = nil
        layoutLines[line].offset = .constant(0)
        for argument in arguments {
            switch argument.label {
            case "attribute":
                let word = try member(argument.value)
                guard let attribute = LayoutAttribute(rawValue: word) else {
                    throw fault("found \".\(word)\", expected an attribute such as .top", argument.value.token)
                }
                layoutLines[line].other = attribute
            case "constant": layoutLines[line].offset = .constant(try number(argument.value))
            default:
                if case .text(let text?) = try evaluate(argument.value) {
                    layoutLines[line].target = .identifier(text)
                } else {
                    layoutLines[line].target = .item(try item(evaluate(argument.value), argument.value.token))
                }
            }
        }
    }

    /// Whether the file has words that only versions 1 and 2.0 have: stacks of these do not arrange what layouts add.
    var usesFirstVersions: Bool {
        let known = state(of: SwiftLayoutLibrary.self)
        if let uses = known.value.usesFirstVersions { return uses }
        let uses = (0..<max(0, tokens.count - 2)).contains { index in
            tokens.is("LayoutBuilding", at: index) || tokens.is("Deactivable", at: index)
                || tokens.is("Anchors", at: index) && tokens.is("(", at: index + 1) && tokens.is(".", at: index + 2)
        }
        known.value.usesFirstVersions = uses
        return uses
    }

    // MARK: Modular layouts

    func isModularLayout(_ type: String) -> Bool {
        program.declarations.contains { $0.name == type && $0.bases.contains("ModularLayout") }
    }

    /// `Part(view: title)`: a structure whose property `layout` is a part of others.
    mutating func modularLayout(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue? {
        guard isModularLayout(name), let type = self.type(named: name) else { return nil }
        guard program.functions("init", of: type).isEmpty else {
            throw fault("a modular layout with an initializer of its own is not read", token)
        }
        let object = makeObject(name)
        objects[object].type = type
        for argument in arguments {
            guard let label = argument.label, program.variable(label, of: type) != nil else {
                throw fault("\(name) has no argument \"\(argument.label ?? "_")\"", argument.value.token)
            }
            objects[object].members[label] = try evaluate(argument.value)
        }
        return .object(object)
    }
}
