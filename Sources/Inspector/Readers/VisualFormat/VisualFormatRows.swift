import LayoutModel
import LayoutSyntax

/// The constraints that visual format strings make, string by string, in the order of each string.
struct VisualFormatRows {
    struct Fault {
        var message: String
        var offset: Int
        var advice: String?
    }

    let document: VisualFormatDocument
    /// With the views, and the constraints so far.
    var layout: Layout
    var places: Reading.Places
    /// The current string, parsed; and its views.
    var format = VisualFormat()
    var items: [Int?] = []
    /// The last view that was added because brackets name it.
    var lastNamedView: Int?
    private(set) var statement: VisualFormatDocument.Statement
    /// The id of a constraint: a prefix of the current string and the constraint's number in it.
    private var id: [UInt8] = []
    private var prefixLength = 0
    private var count = 0
    /// The nearest known words for unknown names, for all strings so far.
    private var nearestWords = NearestWords()
    /// What is wrong with the current string.
    private(set) var faults: [Fault] = []

    /// - Parameter layout: With all views, unless the strings' brackets name them.
    init(_ document: VisualFormatDocument, _ layout: Layout, _ places: Reading.Places) {
        self.document = document
        self.layout = layout
        self.places = places
        statement = VisualFormatDocument.Statement(options: document.options)
    }

    private var options: VisualFormatOptions { statement.options }

    /// Makes a string the current one, and parses it.
    mutating func parse(_ statement: VisualFormatDocument.Statement) throws(VisualFormat.Fault) {
        self.statement = statement
        try document.parse(statement, into: &format)
    }

    /// A part of the current string.
    func text(_ part: Range<Int>) -> String { document.text(part, of: statement) }

    /// Finds the views of the current string.
    mutating func findViews() {
        items.removeAll(keepingCapacity: true)
        for index in format.views.indices {
            items.append(view(text(format.views[index].name), at: format.views[index].name.lowerBound))
        }
    }

    /// Adds the constraints of the current string.
    mutating func build(number: Int) {
        id.removeAll(keepingCapacity: true)
        id.append(contentsOf: "vfl".utf8)
        JSONNumberFormat.append(Int64(number), to: &id)
        id.append(UInt8(ascii: "."))
        prefixLength = id.count
        count = 0
        let superview = superview()
        let (start, end) = options.edges(format.axis)
        for index in format.connections.indices {
            let isFirst = index == 0
            let isLast = index == format.views.count
            if let connection = format.connections[index], let before = isFirst ? superview : items[index - 1],
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
                    isLast: isLast
                )
            }
            if index < format.views.count, let item = items[index] { addLengths(of: item, format.views[index]) }
        }
        addAlignments()
    }

    /// Forgets the faults of the current string.
    ///
    /// - Returns: What they were.
    mutating func takeFaults() -> [Fault] {
        if faults.isEmpty { return [] }
        defer { faults = [] }
        return faults
    }

    // MARK: Spaces

    private mutating func addSpace(
        _ connection: VisualFormat.Connection,
        from: Layout.Anchor,
        to: Layout.Anchor,
        isAtEdge: Bool,
        isLast: Bool
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
            if isLast {
                to.attribute = to.attribute.margin ?? to.attribute
            } else {
                from.attribute = from.attribute.margin ?? from.attribute
            }
            append(to, .equal, from, constant: 0, priority: 1000, at: connection.offset)
        case .predicates(let predicates):
            for index in predicates {
                let predicate = format.predicates[index]
                guard let priority = priority(of: predicate) else { continue }
                guard case .number(let length)? = resolve(predicate.length, allowsViews: false) else { continue }
                add(&self, predicate.relation, length, priority, predicate.offset)
            }
        }
    }

    // MARK: Lengths

    private mutating func addLengths(of item: Int, _ part: VisualFormat.ViewPart) {
        let attribute = format.axis == .horizontal ? LayoutAttribute.width : .height
        for index in part.predicates {
            let predicate = format.predicates[index]
            guard let priority = priority(of: predicate) else { continue }
            switch resolve(predicate.length, allowsViews: true) {
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
                guard let other = view(text(name), at: predicate.length.operand.offset) else { continue }
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

    private mutating func addAlignments() {
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
                    at: format.views[index + 1].name.lowerBound
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
        count += 1
        id.removeLast(id.count - prefixLength)
        // Of most strings the only digit.
        if count < 10 {
            id.append(UInt8(ascii: "0") + UInt8(count))
        } else {
            JSONNumberFormat.append(Int64(count), to: &id)
        }
        var constraint = Layout.Constraint(id: String(decoding: id, as: UTF8.self))
        constraint.first = first
        constraint.relation = relation
        constraint.second = second
        constraint.multiplier = multiplier
        constraint.constant = constant
        constraint.priority = priority
        // Strings have numbers of their own, and so have the constraints of each: no id comes twice.
        layout.addUnindexedConstraint(consume constraint)
        places.constraints.append(statement.place(at: offset))
    }

    // MARK: Names

    private enum Resolved {
        case number(Double)
        case view(Range<Int>, multiplier: Double, constant: Double)
    }

    private mutating func resolve(_ length: VisualFormat.Length, allowsViews: Bool) -> Resolved? {
        switch length.operand.value {
        case .number(let number): return finite(length.multiplier * number + length.constant, length.operand.offset)
        case .name(let name):
            if !document.metrics.isEmpty, let metric = document.metrics[text(name)] {
                return finite(length.multiplier * metric + length.constant, length.operand.offset)
            }
            if allowsViews { return .view(name, multiplier: length.multiplier, constant: length.constant) }
            let name = text(name)
            if case .view? = layout.item(id: name) {
                fault("a spacing cannot be as long as a view (\"\(name)\")", length.operand.offset)
            } else {
                unknown("metric", name, length.operand.offset, among: \.document.metricNames)
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
            let name = text(name)
            guard let metric = document.metrics[name] else {
                unknown("metric", name, operand.offset, among: \.document.metricNames)
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

    private mutating func view(_ name: String, at offset: Int) -> Int? {
        if case .view(let view)? = layout.item(id: name) { return view }
        unknown("view", name, offset) { $0.layout.views.prefix(1000).map(\.id) }
        return nil
    }

    private mutating func unknown(
        _ what: String,
        _ name: String,
        _ offset: Int,
        among known: (Self) -> [String]
    ) {
        var words = nearestWords
        nearestWords = NearestWords()
        let nearest = words.nearest(to: name, among: known(self), in: what)
        nearestWords = words
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
    private mutating func superview() -> Int? {
        guard format.connections.first.map({ $0 != nil }) == true || format.connections.last.map({ $0 != nil }) == true
        else { return nil }
        var common: Int?
        for (part, item) in zip(format.views, items) {
            guard let item else { continue }
            guard let parent = layout.views[item].parent else {
                fault("\"\(text(part.name))\" has no superview for \"|\" to be", part.name.lowerBound)
                return nil
            }
            if let common, common != parent {
                fault(
                    "\"\(text(part.name))\" has another superview than the views before it: \"|\" is ambiguous",
                    part.name.lowerBound
                )
                return nil
            }
            common = parent
        }
        return common
    }
}
