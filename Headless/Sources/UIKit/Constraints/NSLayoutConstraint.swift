/// `first.attribute relation multiplier × second.attribute + constant`, at a priority.
@MainActor
open class NSLayoutConstraint: NSObject {
    private(set) var firstSide = LayoutSide.none
    private(set) var secondSide = LayoutSide.none
    public private(set) var relation = Relation.equal
    public private(set) var multiplier: CGFloat = 1
    /// The view that the constraint is installed on, while it is active.
    weak var host: UIView?
    private var storedConstant: CGFloat = 0
    private var storedPriority = UILayoutPriority.required

    /// The line of code that made the constraint.
    private(set) var origin: SourceLine?

    /// A name for logs and dumps.
    open var identifier: String?
    open var shouldBeArchived = false

    /// A constraint without items, which cannot be activated. UIKit's subclasses begin so.
    public override init() {
        super.init()
    }

    /// - Parameters:
    ///   - view1: A view or layout guide.
    ///   - view2: A view or layout guide, or `nil` for the constant alone.
    ///   - multiplier: Of the second attribute.
    ///   - constant: Points.
    ///
    /// Items and attributes that make no constraint raise `NSInvalidArgumentException`.
    public convenience init(
        item view1: Any,
        attribute attribute1: Attribute,
        relatedBy relation: Relation,
        toItem view2: Any?,
        attribute attribute2: Attribute,
        multiplier: CGFloat,
        constant: CGFloat,
        fileID: String = #fileID,
        line: Int = #line,
        column: Int = #column
    ) {
        self.init()
        origin = SourceLine(fileID: fileID, line: line, column: column)
        let validity = ConstraintValidity(view1, attribute1, view2, attribute2, multiplier)
        if let fault = validity.fault {
            MisuseReport.raise(.invalidArgument, fault)
            return
        }
        // UIKit drops a second item that is multiplied by 0.
        let second = multiplier == 0 ? nil : validity.second
        set(
            .term(LayoutTerm(validity.first, attribute1)),
            relation,
            second.map { .term(LayoutTerm($0, attribute2)) } ?? .none,
            multiplier: second == nil ? 1 : multiplier,
            constant: constant
        )
    }

    convenience init(
        _ first: LayoutSide,
        _ relation: Relation,
        _ second: LayoutSide = .none,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) {
        self.init()
        set(first, relation, second, multiplier: multiplier, constant: constant)
    }

    private func set(
        _ first: LayoutSide,
        _ relation: Relation,
        _ second: LayoutSide,
        multiplier: CGFloat,
        constant: CGFloat
    ) {
        guard multiplier.isFinite else {
            MisuseReport.raise(
                .internalInconsistency,
                "Multiplier is not finite!  That's illegal.  multiplier:\(NumberText.general(multiplier))"
            )
            return
        }
        firstSide = first
        secondSide = second
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
    }

    func written(_ fileID: String, _ line: Int, _ column: Int) -> Self {
        origin = SourceLine(fileID: fileID, line: line, column: column)
        return self
    }

    /// Points. Values that are not finite raise `NSInternalInconsistencyException`.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            guard newValue.isFinite else {
                MisuseReport.raise(
                    .internalInconsistency,
                    "NSLayoutConstraint constant is not finite!  That's illegal.  "
                        + "constant:\(NumberText.general(newValue)) firstAnchor:\(anchorText(firstSide)) "
                        + "secondAnchor:\(anchorText(secondSide))"
                )
                return
            }
            storedConstant = newValue
        }
    }

    /// In (0, 1000]. While the constraint is active it can change among optional priorities only.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set {
            guard newValue.rawValue > 0, newValue.rawValue <= UILayoutPriority.required.rawValue else {
                MisuseReport.raise(
                    .internalInconsistency,
                    "It's illegal to set priority:\(NumberText.general(CGFloat(newValue.rawValue))).  Priorities must "
                        + "be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
                )
                return
            }
            if isActive, (storedPriority == .required) != (newValue == .required) {
                MisuseReport.raise(
                    .internalInconsistency,
                    "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
                        + "supported.  You passed priority \(NumberText.general(CGFloat(newValue.rawValue))) and the "
                        + "existing priority was \(NumberText.general(CGFloat(storedPriority.rawValue)))."
                )
                return
            }
            storedPriority = newValue
        }
    }

    nonisolated open override var description: String { equationDescription }

    func anchorText(_ side: LayoutSide) -> String {
        guard let term = side.terms.first else { return "(null)" }
        return NSLayoutAnchor<AnyObject>.text(of: self, term)
    }
}
