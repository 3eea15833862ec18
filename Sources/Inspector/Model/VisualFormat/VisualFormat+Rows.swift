/// The constraints that a string makes, in its order. Of UIKit's two items, the first is the one further along the axis.
extension VisualFormat {
    /// The spacing that `-` means.
    package struct StandardSpacing: Sendable {
        /// Between siblings, points: 8 on every system so far.
        package var siblings = 8.0
        /// To the superview's edge, points; `nil`: to its margin, as since iOS 8. 20 on macOS and before iOS 8.
        package var superview: Double?

        package init() {}
    }

    package enum Item: Sendable, Equatable {
        /// What `|` means.
        case superview
        /// A view in brackets, by its place in ``VisualFormat/views``.
        case part(Int)
        /// A view that a length names, by the range of its name.
        case named(Range<Int>)
    }

    package struct Side: Sendable, Equatable {
        package var item: Item
        package var attribute: LayoutAttribute
    }

    package struct Row: Sendable, Equatable {
        package var first: Side
        package var relation: Relation
        package var second: Side?
        package var multiplier = 1.0
        /// Points.
        package var constant = 0.0
        package var priority = 1000.0
        /// In bytes from the start of the string.
        package var offset: Int
    }

    /// Why a part of a string makes no constraint.
    package struct RowFault: Error, Equatable {
        package enum Kind: Equatable, Sendable {
            /// A name, by its range, that has to be a metric.
            case noMetric(Range<Int>, isSpacing: Bool)
            case overflow
            case priority(Double)
            /// Views that follow each other along an axis cannot be aligned along it.
            case alignment(LayoutAttribute)
        }

        package var kind: Kind
        package var offset: Int
    }

    /// Appends the constraints of the string, and what is wrong with it.
    ///
    /// - Parameters:
    ///   - metric: The number that a name, by its range, stands for.
    ///   - rows: Reused by files of hundreds of thousands of strings.
    /// - Complexity: Linear in the string.
    package func append(
        to rows: inout [Row],
        _ faults: inout [RowFault],
        options: VisualFormatOptions,
        spacing: StandardSpacing,
        metric: (Range<Int>) -> Double?
    ) {
        let (start, end) = options.edges(axis)
        // Right to left, distances run against the axis.
        let sign = options.direction == .rightToLeft && axis == .horizontal ? -1.0 : 1.0
        for index in connections.indices {
            let isFirst = index == 0
            let isLast = index == views.count
            if let connection = connections[index] {
                // The superview's own edges face inwards.
                var from = Side(item: isFirst ? .superview : .part(index - 1), attribute: isFirst ? start : end)
                var to = Side(item: isLast ? .superview : .part(index), attribute: isLast ? end : start)
                if options.spacesBaselines, axis == .vertical, !isFirst, !isLast {
                    from.attribute = .lastBaseline
                    to.attribute = .firstBaseline
                }
                append(connection, from, to, sign, to: &rows, &faults, spacing, metric)
            }
            if index < views.count { appendLengths(of: index, to: &rows, &faults, metric) }
        }
        for attribute in options.alignments {
            guard attribute.axis != axis else {
                faults.append(RowFault(kind: .alignment(attribute), offset: 0))
                continue
            }
            for index in views.indices.dropFirst() {
                rows.append(
                    Row(
                        first: Side(item: .part(index - 1), attribute: attribute),
                        relation: .equal,
                        second: Side(item: .part(index), attribute: attribute),
                        offset: views[index].name.lowerBound
                    )
                )
            }
        }
    }

    private func append(
        _ connection: Connection,
        _ from: Side,
        _ to: Side,
        _ sign: Double,
        to rows: inout [Row],
        _ faults: inout [RowFault],
        _ spacing: StandardSpacing,
        _ metric: (Range<Int>) -> Double?
    ) {
        let isAtEdge = from.item == .superview || to.item == .superview
        func row(_ relation: Relation, _ space: Double, _ priority: Double, _ offset: Int) -> Row {
            Row(
                first: to,
                relation: sign < 0 ? relation.mirrored : relation,
                second: from,
                constant: sign * space + 0,
                priority: priority,
                offset: offset
            )
        }
        switch connection.space {
        case .flush: rows.append(row(.equal, 0, 1000, connection.offset))
        case .standard:
            if let space = isAtEdge ? spacing.superview : spacing.siblings {
                rows.append(row(.equal, space, 1000, connection.offset))
                return
            }
            var (from, to) = (from, to)
            if to.item == .superview {
                to.attribute = to.attribute.margin ?? to.attribute
            } else {
                from.attribute = from.attribute.margin ?? from.attribute
            }
            rows.append(Row(first: to, relation: .equal, second: from, offset: connection.offset))
        case .predicates(let range):
            for predicate in predicates[range] {
                do throws(RowFault) {
                    let priority = try priority(of: predicate, metric)
                    let length = predicate.length
                    let space: Double
                    switch length.operand.value {
                    case .number(let number): space = number
                    case .name(let name):
                        guard let number = metric(name) else {
                            throw RowFault(kind: .noMetric(name, isSpacing: true), offset: length.operand.offset)
                        }
                        space = number
                    }
                    rows.append(
                        row(
                            predicate.relation,
                            try finite(length.multiplier * space + length.constant, length.operand.offset),
                            priority,
                            predicate.offset
                        )
                    )
                } catch {
                    faults.append(error)
                }
            }
        }
    }

    private func appendLengths(
        of index: Int,
        to rows: inout [Row],
        _ faults: inout [RowFault],
        _ metric: (Range<Int>) -> Double?
    ) {
        let attribute = axis == .horizontal ? LayoutAttribute.width : .height
        for predicate in predicates[views[index].predicates] {
            do throws(RowFault) {
                let length = predicate.length
                var row = Row(
                    first: Side(item: .part(index), attribute: attribute),
                    relation: predicate.relation,
                    priority: try priority(of: predicate, metric),
                    offset: predicate.offset
                )
                switch length.operand.value {
                case .number(let number): row.constant = length.multiplier * number + length.constant
                case .name(let name):
                    if let number = metric(name) {
                        row.constant = length.multiplier * number + length.constant
                    } else {
                        row.second = Side(item: .named(name), attribute: attribute)
                        row.multiplier = length.multiplier
                        row.constant = length.constant
                    }
                }
                row.constant = try finite(row.constant, length.operand.offset)
                rows.append(row)
            } catch {
                faults.append(error)
            }
        }
    }

    private func finite(_ number: Double, _ offset: Int) throws(RowFault) -> Double {
        guard number.isFinite else { throw RowFault(kind: .overflow, offset: offset) }
        return number
    }

    private func priority(
        of predicate: Predicate,
        _ metric: (Range<Int>) -> Double?
    ) throws(RowFault) -> Double {
        guard let operand = predicate.priority else { return 1000 }
        let number: Double
        switch operand.value {
        case .number(let value): number = value
        case .name(let name):
            guard let value = metric(name) else {
                throw RowFault(kind: .noMetric(name, isSpacing: false), offset: operand.offset)
            }
            number = value
        }
        guard number > 0, number <= 1000 else { throw RowFault(kind: .priority(number), offset: operand.offset) }
        return number
    }
}
