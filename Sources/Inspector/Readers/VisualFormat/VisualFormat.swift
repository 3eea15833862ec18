import LayoutModel

/// One string of the Visual Format Language, taken apart: `H:|-[name(>=80@750)]-12-[value(==name)]-|`.
///
/// Names are not looked up yet. Beside Apple's grammar, a length may be `name*2`, `2*name`, `name+10` or `name-10`, and
/// a spacing without parentheses may have a priority.
struct VisualFormat {
    var axis: Axis
    var views: [ViewPart]
    /// Before each view, and behind the last: `nil` at the ends where the superview takes no part.
    var connections: [Connection?]

    struct ViewPart {
        var name: String
        /// Where the name stands in the string, in bytes.
        var offset: Int
        var predicates: [Predicate]
    }

    struct Connection {
        var offset: Int
        var space: Space

        enum Space {
            /// Nothing between: 0.
            case flush
            /// `-`: what the system thinks right.
            case standard
            case predicates([Predicate])
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
            case name(String)
        }
    }

    /// What keeps a string from being understood.
    struct Fault: Error, Equatable {
        /// Lower case, without a full stop.
        var message: String
        /// In bytes from the string's beginning.
        var offset: Int
    }
}
