import LayoutModel

/// One parsed string of the Visual Format Language: `H:|-[name(>=80@750)]-12-[value(==name)]-|`.
///
/// Names are not resolved yet; they are ranges of the string's bytes, so that files of hundreds of thousands of strings need no
/// memory for them. Beyond Apple's grammar, a length can be `name*2`, `2*name`, `name+10` or `name-10`, and
/// a spacing without parentheses can have a priority.
struct VisualFormat {
    var axis = Axis.horizontal
    var views: [ViewPart] = []
    /// Before each view, and after the last: `nil` at an end without the superview.
    var connections: [Connection?] = []
    /// Of all views and connections, which refer to them by range: one array instead of one for each of them.
    var predicates: [Predicate] = []

    struct ViewPart {
        var name: Range<Int>
        var predicates: Range<Int>
    }

    struct Connection {
        var offset: Int
        var space: Space

        enum Space {
            /// No connection: 0.
            case flush
            /// `-`: the standard spacing.
            case standard
            case predicates(Range<Int>)
        }
    }

    struct Predicate {
        var relation: Relation
        var length: Length
        var priority: Operand?
        var offset: Int
    }

    /// `multiplier × operand + constant`.
    struct Length {
        var operand: Operand
        var multiplier = 1.0
        var constant = 0.0
    }

    struct Operand {
        var value: Value
        var offset: Int

        enum Value: Equatable {
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
    struct Fault: Error, Equatable {
        /// In lower case, without a full stop.
        var message: String
        /// In bytes from the start of the string.
        var offset: Int
    }
}
