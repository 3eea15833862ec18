import Foundation
import Testing
import UIKit

/// Every misuse that ends an app, in UIKit's words, and what UIKit takes without a word or with a log.
///
/// UIKit's words for two are not known: margins of guides, and a superview that is added as a subview. Not here: changes
/// from other threads, since everything is on the main actor, and views of a child controller below another parent's view,
/// since it is not known when UIKit raises for these.
@MainActor
struct MisuseTableTests {
    @MainActor
    struct Scene {
        let root = UIView()
        let view = UIView()
        let other = UIView()

        init() {
            root.addSubview(view)
            root.addSubview(other)
        }

        @discardableResult
        func constraint(
            _ first: Any,
            _ attribute: NSLayoutConstraint.Attribute,
            _ second: Any?,
            _ other: NSLayoutConstraint.Attribute,
            multiplier: CGFloat = 1
        ) -> NSLayoutConstraint {
            NSLayoutConstraint(
                item: first,
                attribute: attribute,
                relatedBy: .equal,
                toItem: second,
                attribute: other,
                multiplier: multiplier,
                constant: 0
            )
        }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var exception: String
        /// With every address as `0x…`.
        var reason: String
        var misuse: @MainActor @Sendable (Scene) -> Void

        init(
            _ name: String,
            _ exception: String,
            _ reason: String,
            misuse: @escaping @MainActor @Sendable (Scene) -> Void
        ) {
            self.name = name
            self.exception = exception
            self.reason = reason
            self.misuse = misuse
        }

        var testDescription: String { name }
    }

    private nonisolated static let subject =
        "NSLayoutConstraint for <UIView: 0x…; frame = (0 0; 0 0); layer = <CALayer: 0x…>>: "
    private nonisolated static let pairs =
        "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
        + "constraint of a location equal to a constant. Location attributes must be specified in pairs."
    private nonisolated static let sides =
        "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
        + "Use leading/trailing for both or neither."
    private nonisolated static let mutation =
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
    private nonisolated static let range =
        ".  Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."

    nonisolated static let cases: [Case] = [
        Case(
            "no common ancestor",
            "NSGenericException",
            "Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x… \"UIView:0x….leading\"> and "
                + "<NSLayoutXAxisAnchor:0x… \"UILabel:0x…'Total'.trailing\"> because they have no common ancestor.  Does the "
                + "constraint or its anchors reference items in different view hierarchies?  That's illegal."
        ) { scene in
            let stranger = UILabel()
            stranger.text = "Total"
            scene.view.leadingAnchor.constraint(equalTo: stranger.trailingAnchor).isActive = true
        },
        Case(
            "a constraint on a view that lacks its items",
            "NSGenericException",
            "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of "
                + "the view?  That's illegal. constraint:<NSLayoutConstraint:0x… V:[UIView:0x…]-(0)-[UIView:0x…]"
                + "   (inactive)> view:<UIView: 0x…; frame = (0 0; 0 0); layer = <CALayer: 0x…>>"
        ) { scene in
            scene.view.addConstraint(scene.view.topAnchor.constraint(equalTo: scene.other.bottomAnchor))
        },
        Case("leading with left", "NSInvalidArgumentException", subject + sides) {
            $0.constraint($0.view, .leading, $0.root, .left)
        },
        Case("anchors of leading and left", "NSInvalidArgumentException", subject + sides) {
            _ = $0.view.leadingAnchor.constraint(equalTo: $0.root.leftAnchor)
        },
        Case("a width with a place", "NSInvalidArgumentException", subject + "Invalid pairing of layout attributes.") {
            $0.constraint($0.view, .width, $0.root, .top)
        },
        Case(
            "a place across with one down",
            "NSInvalidArgumentException",
            subject + "Invalid pairing of layout attributes."
        ) {
            $0.constraint($0.view, .centerX, $0.root, .centerY)
        },
        Case("a place that is a constant", "NSInvalidArgumentException", subject + pairs) {
            $0.constraint($0.view, .top, nil, .notAnAttribute)
        },
        Case("a place times 0", "NSInvalidArgumentException", subject + pairs) {
            $0.constraint($0.view, .top, $0.root, .bottom, multiplier: 0)
        },
        Case("an unknown attribute", "NSInvalidArgumentException", subject + "Unknown layout attribute") {
            $0.constraint($0.view, .notAnAttribute, $0.root, .top)
        },
        Case(
            "an item that is neither view nor guide",
            "NSInvalidArgumentException",
            "NSLayoutConstraint for 3: Constraint items must each be a view or layout guide."
        ) { $0.constraint(3, .top, $0.root, .top) },
        Case(
            "a second item that is neither view nor guide",
            "NSInvalidArgumentException",
            subject + "Constraint items must each be a view or layout guide."
        ) { $0.constraint($0.view, .top, "root", .top) },
        Case(
            "an infinite constant",
            "NSInternalInconsistencyException",
            "NSLayoutConstraint constant is not finite!  That's illegal.  constant:inf firstAnchor:<NSLayoutDimension:0x… "
                + "\"UIView:0x….width\"> secondAnchor:(null)"
        ) { _ = $0.view.widthAnchor.constraint(equalToConstant: .infinity) },
        Case(
            "a multiplier that is not a number",
            "NSInternalInconsistencyException",
            "Multiplier is not finite!  That's illegal.  multiplier:nan"
        ) { _ = $0.view.widthAnchor.constraint(equalTo: $0.root.widthAnchor, multiplier: .nan) },
        Case(
            "required to optional while active",
            "NSInternalInconsistencyException",
            mutation + "You passed priority 999 and the existing priority was 1000."
        ) { scene in
            let constraint = scene.view.widthAnchor.constraint(equalToConstant: 1)
            constraint.isActive = true
            constraint.priority = UILayoutPriority(999)
        },
        Case(
            "optional to required while active",
            "NSInternalInconsistencyException",
            mutation + "You passed priority 1000 and the existing priority was 250."
        ) { scene in
            let constraint = scene.view.widthAnchor.constraint(equalToConstant: 1)
            constraint.priority = .defaultLow
            constraint.isActive = true
            constraint.priority = .required
        },
        Case("a priority of 0", "NSInternalInconsistencyException", "It's illegal to set priority:0" + range) {
            $0.view.widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(0)
        },
        Case("a priority above 1000", "NSInternalInconsistencyException", "It's illegal to set priority:1001" + range) {
            $0.view.widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(1001)
        },
        Case("a view added to itself", "NSInvalidArgumentException", "Can't add self as subview") {
            $0.view.addSubview($0.view)
        },
        Case("a view inserted into itself", "NSInvalidArgumentException", "Can't add self as subview") {
            $0.view.insertSubview($0.view, at: 0)
        },
        Case("a stack that arranges itself", "NSInvalidArgumentException", "Can't add self as subview") { _ in
            let stack = UIStackView()
            stack.addArrangedSubview(stack)
        },
        Case(
            "a superview added as a subview",
            "NSInvalidArgumentException",
            "Can't add a superview as subview: <UIView: 0x…; frame = (0 0; 0 0); layer = <CALayer: 0x…>> contains "
                + "<UIView: 0x…; frame = (0 0; 0 0); layer = <CALayer: 0x…>>"
        ) { $0.view.addSubview($0.root) },
        Case(
            "an arranged subview beyond the end",
            "NSInternalInconsistencyException",
            "index out of bounds for arranged subview: index = 2 expected to be less than or equal to 0"
        ) { UIStackView().insertArrangedSubview($0.view, at: 2) },
        Case(
            "a frame that is not a number",
            "CALayerInvalidGeometry",
            "CALayer position contains NaN: [nan 5]. Layer: <CALayer:0x…; position = CGPoint (0 0); "
                + "bounds = CGRect (0 0; 0 0); delegate = <UIView: 0x…; frame = (0 0; 0 0); layer = <CALayer: 0x…>>>"
        ) { $0.view.frame = CGRect(x: 0, y: 0, width: 1 * CGFloat.nan, height: 10) },
        Case(
            "a collection view without a layout",
            "NSInvalidArgumentException",
            "UICollectionView must be initialized with a non-nil layout parameter"
        ) { _ in _ = UICollectionView() },
        Case(
            "a view of two controllers",
            "UIViewControllerHierarchyInconsistency",
            "A view can only be associated with at most one view controller at a time! View <UIView: 0x…; "
                + "frame = (0 0; 0 0); layer = <CALayer: 0x…>> is associated with <UIViewController: 0x…>. Clear this "
                + "association before associating this view with <UIViewController: 0x…>."
        ) { scene in
            let (first, second) = (UIViewController(), UIViewController())
            first.view = scene.other
            second.view = scene.other
            withExtendedLifetime(first) {}
        },
    ]

    @Test("what ends an app is raised in UIKit's words, and changes nothing", arguments: cases)
    func exceptions(misuse: Case) {
        let scene = Scene()
        let raised = MisuseReport.collecting { misuse.misuse(scene) }.filter { $0.severity != .log }
        #expect(raised.map(\.severity) == [.exception(name: misuse.exception)])
        let reason = raised.first?.reason.replacing(#/0x[0-9a-f]+/#, with: "0x…")
        #expect(reason == misuse.reason)
        #expect(scene.root.subviews == [scene.view, scene.other])
        #expect(scene.view.frame == .zero)
        #expect(scene.root.superview == nil)
    }

    struct Harmless: Sendable, CustomTestStringConvertible {
        var name: String
        /// What UIKit writes to the console begins so; `nil`: nothing.
        var log: String?
        var use: @MainActor @Sendable (Scene) -> Void

        init(_ name: String, log: String? = nil, use: @escaping @MainActor @Sendable (Scene) -> Void) {
            self.name = name
            self.log = log
            self.use = use
        }

        var testDescription: String { name }
    }

    nonisolated static let harmless: [Harmless] = [
        Harmless("a conflict", log: "[LayoutConstraints] Unable to simultaneously satisfy constraints.") { scene in
            for width in [10, 20] {
                _ = scene.root.place(scene.view)
                scene.view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
            }
            scene.root.layoutIfNeeded()
        },
        Harmless("an ambiguous layout") { scene in
            _ = scene.root.place(scene.view)
            scene.root.layoutIfNeeded()
        },
        Harmless("a negative width", log: "[LayoutConstraints] Unable to simultaneously satisfy constraints.") {
            scene in
            _ = scene.root.place(scene.view)
            scene.view.widthAnchor.constraint(equalToConstant: -10).isActive = true
            scene.root.layoutIfNeeded()
        },
        Harmless("a frame of negative size") { $0.view.frame = CGRect(x: 0, y: 0, width: -10, height: -1) },
        Harmless("an anchor of a view that is gone") { scene in
            let anchor = UIView().leadingAnchor
            _ = anchor.constraint(equalTo: scene.root.leadingAnchor).description
        },
        Harmless("constraints activated and deactivated twice") { scene in
            let width = scene.view.widthAnchor.constraint(equalToConstant: 1)
            NSLayoutConstraint.activate([width, width])
            NSLayoutConstraint.deactivate([width, width])
        },
        Harmless("a constraint removed from a view that does not have it") { scene in
            scene.root.removeConstraint(scene.view.widthAnchor.constraint(equalToConstant: 1))
        },
        Harmless("a view removed twice") { scene in
            let view = UIView()
            scene.root.addSubview(view)
            view.removeFromSuperview()
            view.removeFromSuperview()
        },
        Harmless("views exchanged that are not there") { $0.root.exchangeSubview(at: 7, withSubviewAt: -1) },
        Harmless("a guide that is not the view's removed") { $0.root.removeLayoutGuide($0.view.safeAreaLayoutGuide) },
        Harmless("an arranged subview removed that is none") { UIStackView().removeArrangedSubview($0.view) },
        Harmless("custom spacing after a view that is not arranged") {
            UIStackView().setCustomSpacing(3, after: $0.view)
        },
        Harmless("a priority across required while inactive") { scene in
            let width = scene.view.widthAnchor.constraint(equalToConstant: 1)
            width.priority = .defaultLow
            width.priority = .required
        },
        Harmless("a width times 0") { scene in
            scene.constraint(scene.view, .width, scene.root, .width, multiplier: 0).isActive = true
            scene.view.heightAnchor.constraint(equalTo: scene.root.heightAnchor, multiplier: 0).isActive = true
        },
        Harmless("a margin of a guide, which is its edge") { scene in
            let guide = scene.root.safeAreaLayoutGuide
            scene.constraint(scene.view, .top, guide, .topMargin).isActive = true
        },
        Harmless("a title of a segment that is not there") { _ in
            let control = UISegmentedControl(items: ["One"])
            control.setTitle("Two", forSegmentAt: 5)
            control.removeSegment(at: -3, animated: false)
            control.insertSegment(withTitle: "Three", at: 99, animated: false)
        },
        Harmless("a child controller added to itself or twice") { _ in
            let (parent, child) = (UIViewController(), UIViewController())
            parent.addChild(parent)
            parent.addChild(child)
            parent.addChild(child)
        },
        Harmless("a fitting size of a view without constraints") {
            _ = $0.view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        },
    ]

    @Test("what UIKit takes is taken, with its log where it has one", arguments: harmless)
    func harmless(harmless: Harmless) {
        let found = MisuseReport.collecting { harmless.use(Scene()) }
        #expect(found.allSatisfy { $0.severity == .log }, "\(found)")
        #expect(found.count == (harmless.log == nil ? 0 : 1), "\(found)")
        if let log = harmless.log { #expect(found.first?.reason.hasPrefix(log) == true) }
    }
}
