internal import LayoutInspector

extension NSLayoutConstraint {
    /// How the views of a visual format are aligned, and which way it runs (NSLayoutConstraint.h).
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        public static let spacingEdgeToEdge: FormatOptions = []
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

        private static let named: [(FormatOptions, String)] = [
            (.alignAllLeft, "alignAllLeft"), (.alignAllRight, "alignAllRight"), (.alignAllTop, "alignAllTop"),
            (.alignAllBottom, "alignAllBottom"), (.alignAllLeading, "alignAllLeading"),
            (.alignAllTrailing, "alignAllTrailing"), (.alignAllCenterX, "alignAllCenterX"),
            (.alignAllCenterY, "alignAllCenterY"), (.alignAllLastBaseline, "alignAllLastBaseline"),
            (.alignAllFirstBaseline, "alignAllFirstBaseline"), (.directionLeftToRight, "directionLeftToRight"),
            (.directionRightToLeft, "directionRightToLeft"), (.spacingBaselineToBaseline, "spacingBaselineToBaseline"),
        ]

        var names: [String] { Self.named.filter { contains($0.0) }.map(\.1) }
    }

    /// The constraints of a string of the Visual Format Language: `H:|-[title]-[value(>=80)]-|`.
    ///
    /// A string that cannot be parsed, a name that nothing stands for, and `|` without a superview raise
    /// `NSInvalidArgumentException`.
    /// - Parameters:
    ///   - metrics: Numbers, by name.
    ///   - views: Views and layout guides, by name.
    public class func constraints(
        withVisualFormat format: String,
        options opts: FormatOptions = [],
        metrics: [String: Any]? = nil,
        views: [String: Any],
        fileID: String = #fileID,
        line: Int = #line,
        column: Int = #column
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormatFault) {
            var numbers: [String: Double] = [:]
            for (name, value) in metrics ?? [:] { numbers[name] = try number(value) }
            let statement: VisualFormatStatement
            do throws(VisualFormatStatement.Fault) {
                statement = try VisualFormatStatement(format, options: opts.names, metrics: numbers)
            } catch {
                throw VisualFormatFault(message: error.message)
            }
            // Also where no constraint is about it.
            for name in statement.views where views[name] as? LayoutItem == nil {
                throw VisualFormatFault(message: "\(name) is not a key in the views dictionary.")
            }
            var made: [NSLayoutConstraint] = []
            for row in statement.rows {
                var second = LayoutSide.none
                if let side = row.second { second = .term(try term(side, statement, views)) }
                let constraint = NSLayoutConstraint(
                    .term(try term(row.first, statement, views)),
                    relation(row.relation),
                    second,
                    multiplier: CGFloat(row.multiplier),
                    constant: CGFloat(row.constant)
                )
                constraint.priority = UILayoutPriority(Float(row.priority))
                made.append(constraint.written(fileID, line, column))
            }
            return made
        } catch {
            MisuseReport.raise(.invalidArgument, "Unable to parse constraint format: \n\(error.message) \n\(format)")
            return []
        }
    }

    private struct VisualFormatFault: Error {
        var message: String
    }

    private static func number(_ value: Any) throws(VisualFormatFault) -> Double {
        switch value {
        case let number as CGFloat: return Double(number)
        case let number as Double: return number
        case let number as Int: return Double(number)
        case let number as Float: return Double(number)
        case let number as NSNumber: return number.doubleValue
        default: throw VisualFormatFault(message: "\(value) is not a number")
        }
    }

    private static func relation(_ relation: LayoutModelRelation) -> Relation {
        switch relation {
        case .equal: .equal
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }

    private static func term(
        _ side: VisualFormatStatement.Side,
        _ statement: VisualFormatStatement,
        _ views: [String: Any]
    ) throws(VisualFormatFault) -> LayoutTerm {
        guard let attribute = Attribute.allNamed[side.attribute.rawValue] else {
            throw VisualFormatFault(message: "\(side.attribute.rawValue) is not an attribute")
        }
        switch side.item {
        case .view(let name):
            guard let item = views[name] as? LayoutItem else {
                throw VisualFormatFault(message: "\(name) is not a key in the views dictionary.")
            }
            return LayoutTerm(item, attribute)
        case .superview:
            let above = statement.views.lazy.compactMap { name in
                (views[name] as? UIView)?.superview ?? (views[name] as? UILayoutGuide)?.owningView
            }.first
            guard let above else {
                throw VisualFormatFault(
                    message: "Unable to interpret '|' character, because the related view doesn't have a superview"
                )
            }
            return LayoutTerm(above, attribute)
        }
    }
}

private typealias LayoutModelRelation = LayoutInspector.Relation

extension NSLayoutConstraint.Attribute {
    fileprivate static let allNamed = Dictionary(
        uniqueKeysWithValues: (0...20).compactMap(NSLayoutConstraint.Attribute.init(rawValue:)).map { ($0.name, $0) }
    )
}
