import LayoutModel
import LayoutSyntax

/// The views that the library's helpers and initializers make.
extension CodeRun {
    /// `UIStackView(axis: .vertical, spacing: 8)`, `UILabel(text: "title")`
    mutating func draftsmanConstruction(_ object: Int, _ arguments: [SwiftCode.Argument]) throws(ReadError) -> Int? {
        let labels = arguments.map { $0.label ?? "" }
        if objects[object].view.stack != nil {
            guard labels.first == "axis" else { return nil }
            try setStack(object, arguments, ["axis", "margins", "distribution", "alignment", "spacing"])
            return object
        }
        let isText = ["UILabel", "UITextField", "UITextView"].contains(objects[object].view.className)
        let order =
            objects[object].view.className == "UITextField"
            ? ["text", "placeholder", "font", "textColor"] : ["text", "font", "textColor"]
        if objects[object].view.className == "UIButton", labels == ["text", "textColor"] {
            show(try text(arguments[0].value), object)
            return object
        }
        guard isText, labels == order.filter(labels.contains) else { return nil }
        for argument in arguments {
            let name = argument.label ?? ""
            if name == "textColor" {
                if let json = json(of: argument.value) { set(name, json: json, object) }
            } else {
                try setView(name, object, argument.value, argument.value.token)
            }
        }
        return object
    }

    /// - Parameter order: The arguments that there are.
    private mutating func setStack(
        _ object: Int,
        _ arguments: [SwiftCode.Argument],
        _ order: [String]
    ) throws(ReadError) {
        let labels = arguments.map { $0.label ?? "_" }
        guard labels == order.filter(labels.contains), !(labels.contains("margin") && labels.contains("margins")) else {
            let expected = order.joined(separator: ", ")
            throw fault("expected the stack's arguments in this order: \(expected)", arguments[0].value.token)
        }
        for argument in arguments {
            var stack = objects[object].view.stack ?? Layout.Stack()
            switch argument.label {
            case "axis": stack.axis = try option(argument.value)
            case "distribution": stack.distribution = try option(argument.value)
            case "alignment": stack.alignment = try option(argument.value)
            case "spacing": stack.spacing = try number(argument.value)
            case "margins", "margin":
                if case .none = try evaluate(argument.value) { continue }
                if argument.label == "margin" { _ = try number(argument.value) }
                let margins = try edges(argument.value)
                stack.isLayoutMarginsRelative = true
                objects[object].view.authoredMargins = DirectionalEdgeInsets(
                    top: margins["top"] ?? 0,
                    leading: margins["left"] ?? 0,
                    bottom: margins["bottom"] ?? 0,
                    trailing: margins["right"] ?? 0
                )
            default:
                throw fault("found \"\(argument.label ?? "_")\", expected an argument of stacks", argument.value.token)
            }
            objects[object].view.stack = stack
        }
    }

    /// A view that the library creates.
    private mutating func makePart(_ className: String, _ token: Int) -> Int {
        let object = makeObject(className)
        objects[object].place = tokens.place(of: token)
        objects[object].file = tokens.file(of: token)
        if isStrict {
            objects[object].construction = className + "()"
            objects[object].isPart = true
        }
        return object
    }

    /// Insets, or one number for all edges.
    private mutating func edges(_ expression: SwiftCode.Expression) throws(ReadError) -> [String: Double] {
        if case .number(let number) = try evaluate(expression) {
            return ["top": number, "left": number, "bottom": number, "right": number]
        }
        return try structure(expression, "UIEdgeInsets").numbers
    }

    mutating func helper(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> Int {
        var arguments = arguments
        guard let last = arguments.popLast(), case .closure(let closure) = try evaluate(last.value) else {
            throw fault("\(name) has no content, expected a block", token)
        }
        if name == "Margined" { return try margined(closure, arguments, token) }
        let axis = name.hasPrefix("V") ? Axis.vertical : .horizontal
        var draft: Draft
        if name.hasSuffix("ScrollableStacked") {
            let scroll: Int
            if arguments.count == 1, arguments[0].label == nil {
                scroll = try object(arguments[0].value)
                guard objects[scroll].arrangingView != nil else {
                    throw fault("expected a ScrollableStackView", arguments[0].value.token)
                }
                let stack = objects[scroll].arrangingView ?? scroll
                objects[stack].view.stack?.axis = axis
                if isStrict {
                    objects[stack].settings.append(CodeSetting(path: "axis", value: "." + axis.rawValue))
                }
            } else {
                scroll = try scrollableStack(arguments, axis, token)
            }
            draft = Draft(item: .view(scroll), token: token)
        } else {
            var stack: Int
            if arguments.count == 1, arguments[0].label == nil {
                stack = try object(arguments[0].value)
                if isStrict {
                    objects[stack].settings.append(CodeSetting(path: "axis", value: "." + axis.rawValue))
                }
            } else {
                stack = makePart("UIStackView", token)
                try setStack(stack, arguments, ["margins", "margin", "distribution", "alignment", "spacing"])
            }
            if objects[stack].view.stack == nil { becomeStack(stack) }
            objects[stack].view.stack?.axis = axis
            draft = Draft(item: .view(stack), token: token)
        }
        draft.isOfHelper = true
        draft.contents = [(.block(closure), .arranged)]
        drafts.append(draft)
        return drafts.count - 1
    }

    /// `Margined(by: 12) { view }`: a clear view around one view or draft, whose own relations come first.
    private mutating func margined(
        _ closure: CodeClosure,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> Int {
        guard arguments.count == 1, arguments[0].label == "by" else { throw fault("expected Margined(by:)", token) }
        let margins = try edges(arguments[0].value)
        let inner: Int
        let value = try run(closure, [])
        switch (value, value.draftsman) {
        case (.object(let object), _) where !objects[object].isController: inner = try draft(of: value, token)
        case (_, .draft(let draft)?):
            guard drafts[draft].stage == .draft, !drafts[draft].isOfHelper || drafts[draft].relations.isEmpty else {
                throw fault("Margined takes a view or its draft, not relations of a stack", token)
            }
            inner = draft
        default: throw fault("Margined takes one view, found \(value.noun)", token)
        }
        try checkHasRelations(inner, token)
        let group = DraftGroup(kind: .quad, attributes: [.left, .right, .top, .bottom])
        var relation = Draft.Relation(group: group, comparison: .equal, target: .anonymous("parent"), token: token)
        relation.offset = .parts(margins, isInset: false)
        drafts[inner].relations.append(relation)
        let object = makePart("UIView", token)
        var outer = Draft(item: .view(object), token: token)
        outer.isOfHelper = true
        outer.contents = [(.draft(inner), .inserted)]
        drafts.append(outer)
        return drafts.count - 1
    }

    /// A scroll view with a stack view that the library adds to it, unless neither axis nor anything else is stated.
    mutating func scrollableStack(
        _ arguments: [SwiftCode.Argument],
        _ statedAxis: Axis?,
        _ token: Int,
        className: String = "ScrollableStackView"
    ) throws(ReadError) -> Int {
        let scroll = makePart(className, token)
        objects[scroll].view.statedBaseClass = "UIScrollView"
        if isStrict, statedAxis == nil {
            try keepConstruction(scroll, [], arguments, token)
            objects[scroll].isPart = false
        }
        let stack = makePart("UIStackView", token)
        objects[stack].view.stack?.axis = statedAxis ?? .vertical
        objects[stack].view.stack?.distribution = .equalSpacing
        objects[stack].view.stack?.alignment = .center
        objects[scroll].arrangingView = stack
        let settings = arguments.filter { $0.label != "frame" }
        guard !settings.isEmpty else {
            objects[stack].construction = nil
            return scroll
        }
        try addSubview(stack, to: scroll, token: token)
        objects[stack].view.statedTranslatesAutoresizingMask = false
        let order = ["margins", "margin", "alignment", "spacing"]
        try setStack(stack, settings, statedAxis == nil ? ["axis", "margins", "alignment", "spacing"] : order)
        if let statedAxis { objects[stack].view.stack?.axis = statedAxis }
        let across = objects[stack].view.stack?.axis == .vertical ? LayoutAttribute.width : .height
        for attribute in [across, .left, .right, .top, .bottom] {
            var constraint = Layout.Constraint(id: "")
            constraint.first = .init(.view(stack), attribute)
            constraint.second = .init(.view(scroll), attribute)
            constraints[try add(constraint, token, isWithinOne: true)].constraint.isActive = true
        }
        return scroll
    }
}
