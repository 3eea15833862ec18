/// An invisible rectangle that constraints can refer to.
@MainActor
open class UILayoutGuide: NSObject, LayoutItem {
    /// What the guide stands for.
    enum Kind: String {
        case custom, safeArea, layoutMargins, readableContent, keyboard, contentLayout, frameLayout, topLayout
        case bottomLayout
    }

    let kind: Kind
    /// A name for logs and dumps.
    open var identifier: String
    var namingConstraints = ConstraintList()
    weak var owner: UIView?

    public override init() {
        kind = .custom
        identifier = ""
        super.init()
    }

    init(kind: Kind, identifier: String, owner: UIView? = nil) {
        self.kind = kind
        self.identifier = identifier
        self.owner = owner
        super.init()
    }

    /// The view that the guide was added to; setting it moves the guide there.
    open var owningView: UIView? {
        get { owner }
        set {
            if newValue === owner { return }
            if let newValue { newValue.addLayoutGuide(self) } else { owner?.removeLayoutGuide(self) }
        }
    }

    var hierarchyView: UIView? { owner }

    nonisolated var reference: String {
        let name = ClassName.text(of: type(of: self)) + ":" + ObjectAddress.text(of: self)
        guard MainContext.isCurrent else { return name }
        return MainActor.assumeIsolated { identifier.isEmpty ? name : name + "'" + identifier + "'" }
    }

    /// `<UILayoutGuide: 0x7fef5db5d5f0 - "UIViewSafeAreaLayoutGuide">`
    nonisolated open override var description: String {
        let head = "<" + ClassName.text(of: type(of: self)) + ": " + ObjectAddress.text(of: self)
        guard MainContext.isCurrent else { return head + ">" }
        return MainActor.assumeIsolated { head + " - \"" + identifier + "\">" }
    }
}
