/// Writes `applyRemainder()`.
struct RemainderWriter {
    private let statements: [RemainderStatement]
    /// Whether only the class that holds the function calls it.
    private let isPrivate: Bool

    init(_ statements: [RemainderStatement], isPrivate: Bool = false) {
        self.statements = statements
        self.isPrivate = isPrivate
    }

    func write(to document: inout Document) {
        writeProperty(to: &document)
        writeFunction(to: &document)
    }

    private var holdsConstraints: Bool {
        statements.contains {
            switch $0.action {
            case .constraint, .applyPlan: true
            default: false
            }
        }
    }

    /// The property that holds the constraints.
    func writeProperty(to document: inout Document) {
        if !holdsConstraints { return }
        document.newline()
        document.line("private var remainder: [NSLayoutConstraint] = []")
    }

    func writeFunction(to document: inout Document) {
        if statements.isEmpty { return }
        document.newline()
        document.line("/// Does what the plan cannot say.")
        document.line((isPrivate ? "private " : "") + "func applyRemainder() {")
        document.indent()
        if holdsConstraints {
            document.line("NSLayoutConstraint.deactivate(remainder)")
            document.line("remainder.removeAll()")
        }
        writeStatements(to: &document)
        if holdsConstraints {
            writeList(in: "remainder += [", to: &document)
            document.line("NSLayoutConstraint.activate(remainder)")
        }
        document.outdent()
        document.line("}")
    }

    /// Writes the constraints alone, activated in one call.
    func writeActivation(to document: inout Document) {
        if statements.isEmpty { return }
        writeStatements(to: &document)
        writeList(in: "NSLayoutConstraint.activate([", end: "])", to: &document)
    }

    /// Everything but the constraints that stand in the list itself.
    private func writeStatements(to document: inout Document) {
        var lastReason: String?
        for statement in statements {
            if case .constraint(let constraint) = statement.action {
                if constraint.holder == .none { continue }
                if statement.reason != lastReason { document.line("// " + statement.reason) }
                lastReason = statement.reason
                writeHeld(constraint, to: &document)
            } else {
                if statement.reason != lastReason { document.line("// " + statement.reason) }
                lastReason = statement.reason
                write(statement.action, to: &document)
                document.newline()
            }
        }
    }

    private func write(_ action: RemainderStatement.Action, to document: inout Document) {
        RemainderWriter.write(action, to: &document)
    }

    /// Writes a statement that makes no constraint, without the end of its line.
    static func write(_ action: RemainderStatement.Action, to document: inout Document) {
        switch action {
        case .addArrangedSubview(let view, let stack):
            document.text(stack + ".addArrangedSubview(" + view + ")")
        case .didMoveToParent(let controller): document.text(controller + ".didMove(toParent: self)")
        case .addGuide(let owner, let guide): document.text(owner + ".addLayoutGuide(" + guide + ")")
        case .addChild(let controller): document.text("addChild(" + controller + ")")
        case .addSubview(let view, let superview, let position):
            switch position {
            case .front: document.text(superview + ".addSubview(" + view + ")")
            case .member(let member): document.text(superview + "." + member + " = " + view)
            case .above(let sibling):
                DraftsmanCalls.write(
                    call: superview + ".insertSubview",
                    [view, "aboveSubview: " + sibling],
                    to: &document
                )
            case .below(let sibling):
                DraftsmanCalls.write(
                    call: superview + ".insertSubview",
                    [view, "belowSubview: " + sibling],
                    to: &document
                )
            }
        case .frame(let view, let x, let y, let width, let height):
            let arguments = [
                "x: " + SwiftLiteral.number(x), "y: " + SwiftLiteral.number(y), "width: " + SwiftLiteral.number(width),
                "height: " + SwiftLiteral.number(height),
            ]
            DraftsmanCalls.write(call: view + ".frame = CGRect", arguments, to: &document)
        case .autoresizingMask(let view, let options):
            document.text(view + ".autoresizingMask = ")
            let elements = options.map { SwiftExpression.Element(value: .implicit($0)) }
            ExpressionWriter.write(.list(elements), to: &document)
        case .accessibilityIdentifier(let view, let identifier):
            document.text(view + ".accessibilityIdentifier = " + SwiftLiteral.string(identifier))
        case .applyPlan(let plan, let view, let isStacked):
            let call =
                isStacked ? view + ".draftStackContent { " + plan + " }.apply()" : plan + ".apply(to: " + view + ")"
            document.text("remainder += " + call)
        case .translatesAutoresizingMask(let view, let value):
            document.text(view + ".translatesAutoresizingMaskIntoConstraints = \(value)")
        case .stackOption(let stack, let property, let value): document.text(stack + "." + property + " = ." + value)
        case .stackFlag(let stack, let property, let value): document.text("\(stack).\(property) = \(value)")
        case .stackSpacing(let stack, let value): document.text(stack + ".spacing = " + SwiftLiteral.number(value))
        case .customSpacing(let stack, let points, let view):
            let arguments = [SwiftLiteral.number(points), "after: " + view]
            DraftsmanCalls.write(call: stack + ".setCustomSpacing", arguments, to: &document)
        case .bringToFront(let view, let superview): document.text(superview + ".bringSubviewToFront(" + view + ")")
        case .constraint: break
        }
    }

    // MARK: Constraints

    private func writeHeld(_ constraint: PlainConstraint, to document: inout Document) {
        var property: String?
        let name: String
        switch constraint.holder {
        case .none: return
        case .local(let local): name = local
        case .property(let holder, let local):
            name = local
            property = holder
        }
        document.text("let " + name + " = ")
        write(constraint, to: &document)
        document.newline()
        if constraint.priority != 1000 {
            document.line(name + ".priority = UILayoutPriority(" + SwiftLiteral.priority(constraint.priority) + ")")
        }
        if let identifier = constraint.identifier {
            document.line(name + ".identifier = " + SwiftLiteral.string(identifier))
        }
        if let property { document.line(property + " = " + name) }
    }

    private func writeList(in opening: String, end: String = "]", to document: inout Document) {
        let constraints = statements.compactMap { statement -> (reason: String, constraint: PlainConstraint)? in
            guard case .constraint(let constraint) = statement.action else { return nil }
            return (statement.reason, constraint)
        }
        if constraints.isEmpty { return }
        document.line(opening)
        document.indent()
        // A comment stands for all that follow, up to the next one.
        var lastReason: String?
        for (reason, constraint) in constraints {
            switch constraint.holder {
            case .local(let name), .property(_, let name): document.text(name)
            case .none:
                if reason != lastReason { document.line("// " + reason) }
                lastReason = reason
                write(constraint, to: &document)
            }
            // `swift format` puts a comma after the last of several elements, and none after an only one.
            document.line(constraints.count > 1 ? "," : "")
        }
        document.outdent()
        document.line(end)
    }

    private func write(_ constraint: PlainConstraint, to document: inout Document) {
        switch constraint.form {
        case .anchors(let first, let second, let multiplier, let constant):
            var arguments = [relation("To", constraint.relation) + ": " + second]
            if multiplier != 1 { arguments.append("multiplier: " + SwiftLiteral.number(multiplier)) }
            if constant != 0 { arguments.append("constant: " + SwiftLiteral.number(constant)) }
            DraftsmanCalls.write(call: first + ".constraint", arguments, to: &document)
        case .constant(let first, let constant):
            let argument = relation("ToConstant", constraint.relation) + ": " + SwiftLiteral.number(constant)
            DraftsmanCalls.write(call: first + ".constraint", [argument], to: &document)
        case .items(let form):
            let arguments = [
                "item: " + form.item, "attribute: ." + form.attribute, "relatedBy: ." + constraint.relation.rawValue,
                "toItem: " + (form.toItem ?? "nil"), "attribute: ." + form.toAttribute,
                "multiplier: " + SwiftLiteral.number(form.multiplier),
                "constant: " + SwiftLiteral.number(form.constant),
            ]
            DraftsmanCalls.write(call: "NSLayoutConstraint", arguments, to: &document)
        }
    }

    /// `equalTo`, `lessThanOrEqualToConstant`
    private func relation(_ suffix: String, _ relation: PlainConstraint.Relation) -> String {
        relation.rawValue + suffix
    }
}
