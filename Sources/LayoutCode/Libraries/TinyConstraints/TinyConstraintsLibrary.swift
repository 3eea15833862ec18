import LayoutModel
import LayoutSyntax

/// TinyConstraints 4.0.2: methods of views and layout guides that make anchors' constraints and activate them.
package enum TinyConstraintsLibrary: LayoutLibrary {
    package static let facts = LibraryFacts(
        name: "tinyconstraints",
        title: "TinyConstraints",
        marks: [
            "import TinyConstraints", ".edgesToSuperview(", ".centerInSuperview(", ".topToSuperview(",
            ".topToBottom(of:",
            ".leadingToTrailing(of:", ".heightToSuperview(", ".widthToSuperview(",
        ]
    )

    /// `TinyEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)`
    package static func call(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        name == "TinyEdgeInsets" ? try run.construct("UIEdgeInsets", arguments, token) : nil
    }

    package static func call(
        _ name: String,
        on value: CodeValue,
        _ arguments: [SwiftCode.Argument],
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        switch value {
        case .type("UIEdgeInsets"), .type("TinyEdgeInsets"): return try run.tinyInsets(name, arguments)
        case .object(let object):
            let methods = TinyConstraintsMethod.named(name)
            if run.objects[object].isController || run.isDeclared(name, arguments, on: value) { return nil }
            if name == "prepareForLayout", arguments.isEmpty {
                run.prepareForLayout(.view(object))
                return value
            }
            return try run.tinyConstraints(name, methods, on: .view(object), arguments, token)
        case .guide(let guide):
            if name == "prepareForLayout", arguments.isEmpty { return value }
            if run.isLayoutSupport(guide) {
                throw run.fault("the layout guides of controllers make no constraints", token)
            }
            let methods = TinyConstraintsMethod.named(name).filter { !$0.isOfViews }
            return try run.tinyConstraints(name, methods, on: .guide(guide), arguments, token)
        case .constraint(let constraint):
            guard arguments.count == 1, arguments[0].label == nil else { return nil }
            // Before activation, as the library itself does.
            switch name {
            case "with": run.constraints[constraint].constraint.priority = try run.layoutPriority(arguments[0].value)
            case "set": run.constraints[constraint].constraint.isActive = try run.flag(arguments[0].value)
            default: return nil
            }
            return value
        case .list(let values):
            guard name == "activate" || name == "deActivate", arguments.isEmpty else { return nil }
            for value in values {
                guard case .constraint(let constraint) = value else {
                    throw run.fault("found \(value.noun) in the list, expected a constraint", token)
                }
                run.constraints[constraint].constraint.isActive = name == "activate"
            }
            return CodeValue.none
        default: return nil
        }
    }

    /// `.uniform(8)`
    package static func implicitCall(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        try run.tinyInsets(name, arguments)
    }

    /// `.horizontal(16) + .top(8)`
    package static func operation(
        _ symbol: String,
        _ left: CodeValue,
        _ right: CodeValue,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        guard symbol == "+", case .structure(let one, let labels, let numbers) = left,
            case .structure(let other, let others, let added) = right, labels == others,
            one.isEmpty || other.isEmpty || one == other,
            labels == UIKitTypes.structures["UIEdgeInsets"]
        else { return nil }
        return .structure("UIEdgeInsets", labels: labels, numbers: zip(numbers, added).map { $0 + $1 })
    }

    package static func makesConstraint(_ expression: SwiftCode.Expression) -> Bool {
        guard case .chain(_, let links, _) = expression else { return false }
        return links.contains { link in
            if case .member(let name) = link.kind { !TinyConstraintsMethod.named(name).isEmpty } else { false }
        }
    }
}

extension CodeRun {
    fileprivate mutating func prepareForLayout(_ item: Layout.Item) {
        if case .view(let object) = item { objects[object].view.statedTranslatesAutoresizingMask = false }
    }

    /// Insets by a function of the library.
    fileprivate mutating func tinyInsets(
        _ name: String,
        _ arguments: [SwiftCode.Argument]
    ) throws(ReadError) -> CodeValue? {
        let sides: Set<String>
        switch name {
        case "uniform": sides = ["top", "left", "bottom", "right"]
        case "horizontal": sides = ["left", "right"]
        case "vertical": sides = ["top", "bottom"]
        case "top", "left", "bottom", "right": sides = [name]
        default: return nil
        }
        guard arguments.count == 1, arguments[0].label == nil, let labels = UIKitTypes.structures["UIEdgeInsets"] else {
            return nil
        }
        let points = try number(arguments[0].value)
        return .structure("UIEdgeInsets", labels: labels, numbers: labels.map { sides.contains($0) ? points : 0 })
    }

    // MARK: Calls

    fileprivate mutating func tinyConstraints(
        _ name: String,
        _ methods: [TinyConstraintsMethod],
        on item: Layout.Item,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue? {
        if methods.isEmpty {
            // UIKit's, or of views alone.
            if case .view = item { return nil }
            guard !TinyConstraintsMethod.named(name).isEmpty else { return nil }
            throw fault("TinyConstraints has no \"\(name)\" of layout guides", token)
        }
        for method in methods {
            guard let values = method.signature.match(arguments) else { continue }
            return try tinyConstraints(method.kind, on: item, try tinyOptions(values, method.kind, token))
        }
        throw fault("TinyConstraints has no \"\(arguments.fullName(name))\"", token)
    }

    private mutating func tinyOptions(
        _ values: [String: SwiftCode.Expression],
        _ kind: TinyConstraintsMethod.Kind,
        _ token: Int
    ) throws(ReadError) -> TinyConstraintsOptions {
        var options = TinyConstraintsOptions(values: values, token: token)
        if let value = values["relation"] {
            switch try member(value) {
            case "equal": break
            case "equalOrLess": options.relation = .lessThanOrEqual
            case "equalOrGreater": options.relation = .greaterThanOrEqual
            case let other:
                throw fault("found \".\(other)\", expected .equal, .equalOrLess or .equalOrGreater", value.token)
            }
        }
        if let value = values["priority"] { options.priority = try layoutPriority(value) }
        if let value = values["isActive"] { options.isActive = try flag(value) }
        if let value = values["usingSafeArea"] { options.usesSafeArea = try flag(value) }
        if let value = values["multiplier"] { options.multiplier = try number(value) }
        if let value = values["offset"] {
            switch kind {
            case .center, .superviewCenter: break
            default: options.offset = try number(value)
            }
        }
        return options
    }
}
