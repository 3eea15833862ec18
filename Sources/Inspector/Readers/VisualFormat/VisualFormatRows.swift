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
    /// Of the current string.
    private var rows: [VisualFormat.Row] = []
    private var rowFaults: [VisualFormat.RowFault] = []
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
        rows.removeAll(keepingCapacity: true)
        rowFaults.removeAll(keepingCapacity: true)
        let (document, statement) = (document, statement)
        format.append(to: &rows, &rowFaults, options: statement.options, spacing: document.spacing) { name in
            document.metrics.isEmpty ? nil : document.metrics[document.text(name, of: statement)]
        }
        for fault in rowFaults { note(fault) }
        for row in rows { append(row, superview) }
    }

    /// Forgets the faults of the current string.
    ///
    /// - Returns: What they were.
    mutating func takeFaults() -> [Fault] {
        if faults.isEmpty { return [] }
        defer { faults = [] }
        return faults
    }

    // MARK: Rows

    /// Nothing where a view is not known, which is said once.
    private mutating func append(_ row: VisualFormat.Row, _ superview: Int?) {
        func anchor(_ side: VisualFormat.Side, _ item: Int?) -> Layout.Anchor? {
            item.map { Layout.Anchor(.view($0), side.attribute) }
        }
        guard let first = anchor(row.first, view(of: row.first.item, superview, row.offset)) else { return }
        var second: Layout.Anchor?
        if let side = row.second {
            second = anchor(side, view(of: side.item, superview, row.offset))
            if second == nil { return }
        }
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
        constraint.relation = row.relation
        constraint.second = second
        constraint.multiplier = row.multiplier
        constraint.constant = row.constant
        constraint.priority = row.priority
        // Strings have numbers of their own, and so have the constraints of each: no id comes twice.
        layout.addUnindexedConstraint(consume constraint)
        places.constraints.append(statement.place(at: row.offset))
    }

    private mutating func view(of item: VisualFormat.Item, _ superview: Int?, _ offset: Int) -> Int? {
        switch item {
        case .superview: superview
        case .part(let index): items[index]
        case .named(let name): view(text(name), at: name.lowerBound)
        }
    }

    private mutating func note(_ fault: VisualFormat.RowFault) {
        switch fault.kind {
        case .noMetric(let range, let isSpacing):
            let name = text(range)
            if isSpacing, case .view? = layout.item(id: name) {
                self.fault("a spacing cannot be as long as a view (\"\(name)\")", fault.offset)
            } else {
                unknown("metric", name, fault.offset, among: \.document.metricNames)
            }
        case .overflow: self.fault("the length overflows a double", fault.offset)
        case .priority(let number):
            self.fault(
                "a priority is above 0 and at most 1000, not \(JSONNumberFormat.text(number))",
                fault.offset
            )
        case .alignment(let attribute):
            faults.append(
                Fault(
                    message: "views in a row along an axis cannot be aligned along it (\(attribute.rawValue))",
                    offset: fault.offset,
                    advice: "UIKit raises an exception for this combination"
                )
            )
        }
    }

    // MARK: Names

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
