import LayoutModel
import LayoutSyntax

/// `NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)`
extension CodeRun {
    mutating func constraintsWithVisualFormat(
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        guard let format = arguments.first, format.label == "withVisualFormat" else {
            throw fault("expected constraints(withVisualFormat:options:metrics:views:)", token)
        }
        guard let text = try text(format.value) else {
            throw fault("the visual format is not known", format.value.token)
        }
        var options: [String] = []
        var metrics: [String: Double] = [:]
        /// Metrics whose numbers are not known.
        var unknown: Set<String> = []
        var views: [String: Layout.Item] = [:]
        for argument in arguments.dropFirst() {
            switch argument.label {
            case "options": options = try formatOptions(argument.value)
            case "metrics":
                for (name, value) in try table(argument.value) {
                    let number = try number(value, argument.value.token)
                    if number.isNaN { unknown.insert(name) } else { metrics[name] = number }
                }
            case "views":
                for (name, value) in try table(argument.value) { views[name] = try item(value, argument.value.token) }
            default: throw fault("expected \"options\", \"metrics\" or \"views\"", argument.value.token)
            }
        }
        let statement: VisualFormatStatement
        do throws(VisualFormatStatement.Fault) {
            statement = try VisualFormatStatement(text, options: options, metrics: metrics)
        } catch {
            if let metric = error.metric, unknown.contains(metric) {
                throw fault("the metric \"\(metric)\" of a visual format is not known", format.value.token)
            }
            throw fault("the visual format \"\(text)\" is not valid: \(error.message)", format.value.token)
        }
        // Also where no constraint is about it.
        if let name = statement.views.first(where: { views[$0] == nil }) {
            throw fault("\"\(name)\" is not among the views", format.value.token)
        }
        var made: [CodeValue] = []
        for row in statement.rows {
            var constraint = Layout.Constraint(id: "")
            constraint.first = try anchor(row.first, statement, views, format.value.token)
            constraint.relation = row.relation
            if let second = row.second { constraint.second = try anchor(second, statement, views, format.value.token) }
            constraint.multiplier = row.multiplier
            constraint.constant = row.constant
            constraint.priority = row.priority
            made.append(.constraint(try add(constraint, token)))
        }
        return .list(made)
    }

    private mutating func anchor(
        _ side: VisualFormatStatement.Side,
        _ statement: VisualFormatStatement,
        _ views: [String: Layout.Item],
        _ token: Int
    ) throws(ReadError) -> Layout.Anchor {
        switch side.item {
        case .view(let name):
            guard let item = views[name] else { throw fault("\"\(name)\" is not among the views", token) }
            return Layout.Anchor(item, side.attribute)
        case .superview:
            for name in statement.views {
                switch views[name] {
                case .view(let view)?:
                    if let parent = objects[view].parent { return Layout.Anchor(.view(parent), side.attribute) }
                case .guide(let guide)?:
                    if let owner = guides[guide].owner { return Layout.Anchor(.view(owner), side.attribute) }
                default: break
                }
            }
            throw fault("\"|\" needs a superview, and the views have none", token)
        }
    }

    /// A dictionary whose keys are texts, by these.
    private mutating func table(_ expression: SwiftCode.Expression) throws(ReadError) -> [String: CodeValue] {
        switch try evaluate(expression) {
        case .dictionary(let values): return values
        case .none: return [:]
        case .list(let values) where values.isEmpty: return [:]
        case let value: throw fault("found \(value.noun), expected a dictionary", expression.token)
        }
    }

    /// `[]`, `.alignAllTop`, `[.alignAllTop, …]`, `NSLayoutConstraint.FormatOptions(rawValue: 0)`
    private mutating func formatOptions(_ expression: SwiftCode.Expression) throws(ReadError) -> [String] {
        if case .list(let elements, _) = expression {
            var names: [String] = []
            for element in elements { names.append(try member(element)) }
            return names
        }
        if case .chain(_, let links, _) = expression, case .call(let arguments)? = links.last?.kind {
            guard let value = arguments.first?.value else { return [] }
            guard arguments.count == 1, arguments[0].label == "rawValue", try number(value) == 0 else {
                throw fault("options are read by their names", expression.token)
            }
            return []
        }
        return [try member(expression)]
    }
}
