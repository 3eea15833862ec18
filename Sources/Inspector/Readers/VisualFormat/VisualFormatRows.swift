import LayoutModel
import LayoutSyntax

/// The constraints made by one visual format string, in the order of the string.
struct VisualFormatRows {
    struct Fault {
        var message: String
        var offset: Int
        var advice: String?
    }

    let format: VisualFormat
    let statement: VisualFormatDocument.Statement
    let document: VisualFormatDocument
    private let idPrefix: String
    private(set) var constraints: [Layout.Constraint] = []
    /// The place of each constraint.
    private(set) var places: [Place] = []
    /// The nearest known words for unknown names, for all strings so far.
    private(set) var nearestWords: NearestWords
    private(set) var faults: [Fault] = []

    init(
        _ format: VisualFormat,
        _ statement: VisualFormatDocument.Statement,
        number: Int,
        document: VisualFormatDocument,
        nearestWords: NearestWords
    ) {
        self.format = format
        self.statement = statement
        self.document = document
        self.nearestWords = nearestWords
        idPrefix = "vfl" + String(number) + "."
    }

    private var options: VisualFormatOptions { statement.options }

    mutating func build(_ layout: Layout) {
        let items = format.views.map { part in view(part.name, at: part.offset, in: layout) }
        let superview = superview(of: items, in: layout)
        let (start, end) = options.edges(format.axis)
        for (index, connection) in format.connections.enumerated() {
            let isFirst = index == 0
            let isLast = index == format.views.count
            if let connection, let before = isFirst ? superview : items[index - 1],
                let after = isLast ? superview : items[index]
            {
                // The superview's own edges face inwards.
                var from = isFirst ? start : end
                var to = isLast ? end : start
                if options.spacesBaselines, format.axis == .vertical, !isFirst, !isLast {
                    from = .lastBaseline
                    to = .firstBaseline
                }
                addSpace(
                    connection,
                    from: Layout.Anchor(.view(before), from),
                    to: Layout.Anchor(.view(after), to),
                    isAtEdge: isFirst || isLast,
                    isLast: isLast,
                    in: layout
                )
            }
            if index < format.views.count, let item = items[index] {
                addLengths(of: item, format.views[index], in: layout)
            }
        }
        addAlignments(items)
    }

    // MARK: Spaces

    private mutating func addSpace(
        _ connection: VisualFormat.Connection,
        from: Layout.Anchor,
        to: Layout.Anchor,
        isAtEdge: Bool,
        isLast: Bool,
        in layout: Layout
    ) {
        // Right to left, distances run against the axis.
        let sign = options.direction == .rightToLeft && format.axis == .horizontal ? -1.0 : 1.0
        func add(
            _ rows: inout VisualFormatRows,
            _ relation: Relation,
            _ space: Double,
            _ priority: Double,
            _ offset: Int
        ) {
            rows.append(
                to,
                sign < 0 ? relation.mirrored : relation,
                from,
                constant: sign * space + 0,
                priority: priority,
                at: offset
            )
        }
        switch connection.space {
        case .flush: add(&self, .equal, 0, 1000, connection.offset)
        case .standard where !isAtEdge: add(&self, .equal, document.spacing.siblings, 1000, connection.offset)
        case .standard:
            if let space = document.spacing.superview {
                add(&self, .equal, space, 1000, connection.offset)
                return
            }
            var (from, to) = (from, to)
            if isLast { to.attribute = to.attribute.margin } else { from.attribute = from.attribute.margin }
            append(to, .equal, from, constant: 0, priority: 1000, at: connection.offset)
        case .predicates(let predicates):
            for predicate in predicates {
                guard let priority = priority(of: predicate) else { continue }
                guard case .number(let length)? = resolve(predicate.length, allowsViews: false, in: layout) else {
                    continue
                }
                add(&self, predicate.relation, length, priority, predicate.offset)
            }
        }
    }

    // MARK: Lengths

    private mutating func addLengths(of item: Int, _ part: VisualFormat.ViewPart, in layout: Layout) {
        let attribute = format.axis == .horizontal ? LayoutAttribute.width : .height
        for predicate in part.predicates {
            guard let priority = priority(of: predicate) else { continue }
            switch resolve(predicate.length, allowsViews: true, in: layout) {
            case .number(let length)?:
                append(
                    Layout.Anchor(.view(item), attribute),
                    predicate.relation,
                    nil,
                    constant: length,
                    priority: priority,
                    at: predicate.offset
                )
            case .view(let name, let multiplier, let constant)?:
                guard let other = view(name, at: predicate.length.operand.offset, in: layout) else { continue }
                append(
                    Layout.Anchor(.view(item), attribute),
                    predicate.relation,
                    Layout.Anchor(.view(other), attribute),
                    multiplier: multiplier,
                    constant: constant,
                    priority: priority,
                    at: predicate.offset
                )
            case nil: break
            }
        }
    }

    private mutating func addAlignments(_ items: [Int?]) {
        for attribute in options.alignments {
            guard attribute.axis != format.axis else {
                faults.append(
                    Fault(
                        message: "views in a row along an axis cannot be aligned along it (\(attribute.rawValue))",
                        offset: 0,
                        advice: "UIKit raises an exception for this combination"
                    )
                )
                continue
            }
            for (index, pair) in zip(items, items.dropFirst()).enumerated() {
                guard let first = pair.0, let second = pair.1 else { continue }
                append(
                    Layout.Anchor(.view(first), attribute),
                    .equal,
                    Layout.Anchor(.view(second), attribute),
                    constant: 0,
                    priority: 1000,
                    at: format.views[index + 1].offset
                )
            }
        }
    }

    private mutating func append(
        _ first: Layout.Anchor,
        _ relation: Relation,
        _ second: Layout.Anchor?,
        multiplier: Double = 1,
        constant: Double,
        priority: Double,
        at offset: Int
    ) {
        var constraint = Layout.Constraint(id: idPrefix + String(constraints.count + 1))
        constraint.first = first
        constraint.relation = relation
        constraint.second = second
        constraint.multiplier = multiplier
        constraint.constant = constant
        constraint.priority = priority
        constraints.append(constraint)
        places.append(statement.place(at: offset))
    }

    // MARK: Names

    private enum Resolved {
        case number(Double)
        case view(String, multiplier: Double, constant: Double)
    }

    private mutating func resolve(
        _ length: VisualFormat.Length,
        allowsViews: Bool,
        in layout: Layout
    ) -> Resolved? {
        switch length.operand.value {
        case .number(let number): return finite(length.multiplier * number + length.constant, length.operand.offset)
        case .name(let name):
            if let metric = document.metrics[name] {
                return finite(length.multiplier * metric + length.constant, length.operand.offset)
            }
            if allowsViews { return .view(name, multiplier: length.multiplier, constant: length.constant) }
            if case .view? = layout.item(id: name) {
                fault("a spacing cannot be as long as a view (\"\(name)\")", length.operand.offset)
            } else {
                let names = document.metricNames
                unknown("metric", name, length.operand.offset, among: names)
            }
            return nil
        }
    }

    private mutating func finite(_ number: Double, _ offset: Int) -> Resolved? {
        if number.isFinite { return .number(number) }
        fault("the length overflows a double", offset)
        return nil
    }

    private mutating func priority(of predicate: VisualFormat.Predicate) -> Double? {
        guard let operand = predicate.priority else { return 1000 }
        let number: Double
        switch operand.value {
        case .number(let value): number = value
        case .name(let name):
            guard let metric = document.metrics[name] else {
                let names = document.metricNames
                unknown("metric", name, operand.offset, among: names)
                return nil
            }
            number = metric
        }
        guard number > 0, number <= 1000 else {
            fault("a priority is above 0 and at most 1000, not \(JSONNumberFormat.text(number))", operand.offset)
            return nil
        }
        return number
    }

    private mutating func view(_ name: String, at offset: Int, in layout: Layout) -> Int? {
        if case .view(let view)? = layout.item(id: name) { return view }
        unknown("view", name, offset, among: layout.views.prefix(1000).map(\.id))
        return nil
    }

    private mutating func unknown(
        _ what: String,
        _ name: String,
        _ offset: Int,
        among known: @autoclosure () -> [String]
    ) {
        let nearest = nearestWords.nearest(to: name, among: known(), in: what)
        faults.append(
            Fault(
                message: "there is no \(what) \"\(name)\"",
                offset: offset,
                advice: nearest.map { "the nearest known one is \"\($0)\"" }
            )
        )
    }

    private mutating func fault(_ message: String, _ offset: Int) {
        faults.append(Fault(message: message, offset: offset, advice: nil))
    }

    /// The view that `|` means: the common superview of the others.
    private mutating func superview(of items: [Int?], in layout: Layout) -> Int? {
        guard format.connections.first.map({ $0 != nil }) == true || format.connections.last.map({ $0 != nil }) == true
        else { return nil }
        var common: Int?
        for (part, item) in zip(format.views, items) {
            guard let item else { continue }
            guard let parent = layout.views[item].parent else {
                fault("\"\(part.name)\" has no superview for \"|\" to be", part.offset)
                return nil
            }
            if let common, common != parent {
                fault(
                    "\"\(part.name)\" has another superview than the views before it: \"|\" is ambiguous",
                    part.offset
                )
                return nil
            }
            common = parent
        }
        return common
    }
}
