/// One parsed string of the Visual Format Language: `H:|-[name(>=80@750)]-12-[value(==name)]-|`.
///
/// Names are not resolved yet; they are ranges of the string's bytes, so that files of hundreds of thousands of strings need no
/// memory for them. Beyond Apple's grammar, a length can be `name*2`, `2*name`, `name+10` or `name-10`, and
/// a spacing without parentheses can have a priority.
package struct VisualFormat: Sendable {
    package internal(set) var axis = Axis.horizontal
    package internal(set) var views: [ViewPart] = []
    /// Before each view, and after the last: `nil` at an end without the superview.
    package internal(set) var connections: [Connection?] = []
    /// Of all views and connections, which refer to them by range: one array instead of one for each of them.
    package internal(set) var predicates: [Predicate] = []

    package init() {}

    package struct ViewPart: Sendable {
        package var name: Range<Int>
        package var predicates: Range<Int>
    }

    package struct Connection: Sendable {
        package var offset: Int
        package var space: Space

        package enum Space: Sendable {
            /// No connection: 0.
            case flush
            /// `-`: the standard spacing.
            case standard
            case predicates(Range<Int>)
        }
    }

    package struct Predicate: Sendable {
        package var relation: Relation
        package var length: Length
        package var priority: Operand?
        package var offset: Int
    }

    /// `multiplier × operand + constant`.
    package struct Length: Sendable {
        package var operand: Operand
        package var multiplier = 1.0
        package var constant = 0.0
    }

    package struct Operand: Sendable {
        package var value: Value
        package var offset: Int

        package enum Value: Equatable, Sendable {
            case number(Double)
            case name(Range<Int>)
        }
    }

    /// Prepares for another string, which needs no new memory then.
    mutating func clear() {
        axis = .horizontal
        views.removeAll(keepingCapacity: true)
        connections.removeAll(keepingCapacity: true)
        predicates.removeAll(keepingCapacity: true)
    }

    /// Why a string could not be parsed.
    package struct Fault: Error, Equatable {
        /// In lower case, without a full stop.
        package var message: String
        /// In bytes from the start of the string.
        package var offset: Int
    }
}
