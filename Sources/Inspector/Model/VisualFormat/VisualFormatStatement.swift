/// One string of the Visual Format Language with its options and metrics, as `constraints(withVisualFormat:options:metrics:views:)`
/// takes it: the constraints that it stands for, over the names of views.
public struct VisualFormatStatement: Sendable {
    public enum Item: Sendable, Equatable, Hashable {
        /// What `|` means: the superview of the views in brackets.
        case superview
        case view(String)
    }

    public struct Side: Sendable, Equatable {
        public var item: Item
        public var attribute: LayoutAttribute
    }

    public struct Row: Sendable, Equatable {
        public var first: Side
        public var relation: Relation
        public var second: Side?
        public var multiplier: Double
        /// Points.
        public var constant: Double
        public var priority: Double
    }

    /// Why a string stands for no constraints.
    public struct Fault: Error, Equatable {
        /// One sentence, in lower case, without a full stop.
        public var message: String
        /// In bytes from the start of the string.
        public var offset: Int
        /// The name that should be that of a metric; `nil` for other faults.
        public var metric: String?
    }

    public let rows: [Row]
    /// The names in brackets, in their order.
    public let views: [String]

    /// - Parameters:
    ///   - options: Their names as in Swift, such as `alignAllCenterY`.
    ///   - metrics: Numbers by the names that the string may use for them.
    /// - Complexity: Linear in the string.
    public init(_ text: String, options: [String] = [], metrics: [String: Double] = [:]) throws(Fault) {
        var known = VisualFormatOptions()
        for option in options where !known.add(option) {
            throw Fault(message: "unknown option \"\(option)\"", offset: 0)
        }
        let format: VisualFormat
        do throws(VisualFormat.Fault) {
            format = try VisualFormatParser.parse(text)
        } catch {
            throw Fault(message: error.message, offset: error.offset)
        }
        let bytes = Array(text.utf8)
        func name(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        var rows: [VisualFormat.Row] = []
        var faults: [VisualFormat.RowFault] = []
        format.append(to: &rows, &faults, options: known, spacing: VisualFormat.StandardSpacing()) { range in
            metrics.isEmpty ? nil : metrics[name(range)]
        }
        if let fault = faults.first {
            let message =
                switch fault.kind {
                case .noMetric(let range, _): "there is no metric \"\(name(range))\""
                case .overflow: "the length overflows a double"
                case .priority: "a priority is above 0 and at most 1000"
                case .alignment(let attribute):
                    "views in a row along an axis cannot be aligned along it (\(attribute.rawValue))"
                }
            var metric: String?
            if case .noMetric(let range, _) = fault.kind { metric = name(range) }
            throw Fault(message: message, offset: fault.offset, metric: metric)
        }
        let views = format.views.map { name($0.name) }
        func side(_ side: VisualFormat.Side) -> Side {
            switch side.item {
            case .superview: Side(item: .superview, attribute: side.attribute)
            case .part(let index): Side(item: .view(views[index]), attribute: side.attribute)
            case .named(let range): Side(item: .view(name(range)), attribute: side.attribute)
            }
        }
        self.views = views
        self.rows = rows.map { row in
            Row(
                first: side(row.first),
                relation: row.relation,
                second: row.second.map(side),
                multiplier: row.multiplier,
                constant: row.constant,
                priority: row.priority
            )
        }
    }
}
