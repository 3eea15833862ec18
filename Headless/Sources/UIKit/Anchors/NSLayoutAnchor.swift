/// An attribute of an item, from which code makes constraints. Anchors of one family have the same unit and axis.
@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let side: LayoutSide

    init(_ side: LayoutSide) {
        self.side = side
        super.init()
    }

    convenience init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.init(.term(LayoutTerm(item, attribute)))
    }

    /// - Parameter constant: Points that are added to the other anchor.
    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>,
        constant: CGFloat = 0,
        fileID: String = #fileID,
        line: Int = #line,
        column: Int = #column
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor.side, constant: constant)
            .written(fileID, line, column)
    }

    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant: CGFloat = 0,
        fileID: String = #fileID,
        line: Int = #line,
        column: Int = #column
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor.side, constant: constant)
            .written(fileID, line, column)
    }

    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant: CGFloat = 0,
        fileID: String = #fileID,
        line: Int = #line,
        column: Int = #column
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor.side, constant: constant)
            .written(fileID, line, column)
    }

    func constraint(
        _ relation: NSLayoutConstraint.Relation,
        _ other: LayoutSide,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        // The families keep axes and units apart; only leading with left compiles and is wrong.
        if case .term(let first) = side, case .term(let second) = other, let item = first.item {
            let validity = ConstraintValidity(item, first.attribute, second.item, second.attribute, multiplier)
            if let fault = validity.fault, second.item != nil, multiplier != 0 {
                MisuseReport.raise(.invalidArgument, fault)
                return NSLayoutConstraint()
            }
            if multiplier == 0 { return NSLayoutConstraint(side, relation, constant: constant) }
        }
        return NSLayoutConstraint(side, relation, other, multiplier: multiplier, constant: constant)
    }

    /// The name of the attribute; empty for a distance.
    open var name: String {
        if case .term(let term) = side { return term.attribute.name }
        return ""
    }

    open var item: AnyObject? {
        if case .term(let term) = side { return term.item }
        return nil
    }

    /// `<NSLayoutXAxisAnchor:0x28342dec0 "UILabel:0x13a470ae0'Total'.centerX">`
    nonisolated open override var description: String {
        guard MainContext.isCurrent else { return super.description }
        return MainActor.assumeIsolated {
            "<" + AnchorFamily.name(of: type(of: self)) + ":" + ObjectAddress.text(of: self) + " \""
                + side.text(\.reference)
                + "\">"
        }
    }

    /// The anchor that a constraint's term stands for, described.
    static func text(of constraint: NSLayoutConstraint, _ term: LayoutTerm) -> String {
        "<" + AnchorFamily.name(of: term.attribute) + ":" + ObjectAddress.text(of: constraint) + " \"" + term.reference
            + "\">"
    }
}
