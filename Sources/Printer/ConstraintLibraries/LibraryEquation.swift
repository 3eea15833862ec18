import LayoutModel
import SwiftSource

/// A constraint as libraries with operators say it: `title.Top >= header.Bottom * 2 + 8 ~ 750`.
struct LibraryEquation: Equatable, Sendable {
    /// `title.Top`
    var first: String
    var relation: Relation
    /// `nil` if a number is on the right side.
    var second: String?
    var multiplier = 1.0
    var constant = 0.0
    /// After `~`, for libraries that have it.
    var priority: Double?

    /// The text on one line.
    var text: String {
        var words = [first, relation.symbol]
        if let second {
            words.append(second)
            if multiplier != 1 { words += ["*", SwiftLiteral.number(multiplier)] }
            if constant != 0 { words += [constant < 0 ? "-" : "+", SwiftLiteral.number(abs(constant))] }
        } else {
            words.append(SwiftLiteral.number(constant))
        }
        if let priority { words += ["~", SwiftLiteral.single(priority)] }
        return words.joined(separator: " ")
    }

    init(
        first: String,
        relation: Relation,
        second: String?,
        multiplier: Double = 1,
        constant: Double = 0,
        priority: Double? = nil
    ) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
    }
}

extension String {
    /// The path without its last name.
    var dropLastComponent: Substring { self[..<(lastIndex(of: ".") ?? endIndex)] }

    /// The last name of the path.
    var lastComponent: Substring { self[(lastIndex(of: ".").map { index(after: $0) } ?? startIndex)...] }
}
