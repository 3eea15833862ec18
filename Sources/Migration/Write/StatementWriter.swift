import LayoutModel

/// Writes constraints as the statements of a library.
protocol StatementWriter {
    /// The lines, without the indentation of the statement that they replace.
    ///
    /// - Throws: ``NotUnderstood`` where the library has no words for one of them, or where they need what is not known here.
    func lines(of constraints: [WrittenConstraint], _ place: WrittenPlace) throws(NotUnderstood) -> [String]
}

/// Where constraints are written.
struct WrittenPlace {
    let superviews: Superviews
    /// The first token of the statement that is replaced.
    let token: Int
    /// One step of indentation.
    let step: String
    /// Whether the statement takes the masks of its views from them.
    let takesMasks: Bool
    /// Names that a local constraint must not have.
    let usedNames: Set<String>

    func superview(of view: String) throws(NotUnderstood) -> String { try superviews.superview(of: view, at: token) }

    /// Whether a side is the superview of a view, as far as this is known.
    func isSuperview(_ item: String, of view: String) -> Bool { (try? superview(of: view)) == item }
}

extension WrittenConstraint {
    /// Groups by first item, in the order in which these come.
    static func byReceiver(_ constraints: [WrittenConstraint]) -> [(receiver: String, constraints: [WrittenConstraint])]
    {
        var order: [String] = []
        var groups: [String: [WrittenConstraint]] = [:]
        for constraint in constraints {
            if groups[constraint.first.item] == nil { order.append(constraint.first.item) }
            groups[constraint.first.item, default: []].append(constraint)
        }
        return order.map { ($0, groups[$0] ?? []) }
    }

    /// The same with a subview first: a library makes constraints of the first view's own.
    func startingWithSubview(_ place: WrittenPlace) throws(NotUnderstood) -> WrittenConstraint {
        if place.takesMasks { return self }
        let containers: Set = ["self", "view", "self.view", "contentView", "self.contentView"]
        let isContainer = containers.contains(first.item)
        guard case .side(let side) = second else {
            if isContainer { throw NotUnderstood("the mask of \(first.item) would be turned off") }
            return self
        }
        let isTurned =
            isContainer || first.item.hasSuffix("LayoutGuide") || place.isSuperview(first.item, of: side.item)
        guard isTurned, first.item != side.item else {
            if isContainer { throw NotUnderstood("the mask of \(first.item) would be turned off") }
            return self
        }
        if containers.contains(side.item) { throw NotUnderstood("the mask of \(first.item) would be turned off") }
        guard multiplier == nil else { throw NotUnderstood("\(first.item) would have to be the second item") }
        var turned = self
        turned.first = side
        turned.second = .side(first)
        turned.relation = relation.mirrored
        turned.constant = constant.map(WrittenExpression.negated)
        return turned
    }
}
