import LayoutModel
import LayoutSyntax

/// An object that layout code creates or finds: a view, or the controller of one.
package struct CodeObject: Sendable {
    var view: Layout.View
    /// The object's type, if the file declares it.
    var type: Int?
    var place: Place?
    /// The position of the file that ``place`` is in.
    var file = 0
    /// Why more than is known can place it: code that nobody knows had it.
    var doubt: String?
    /// The statement that leaves it open, where that is not where the object is made.
    var doubtToken: Int?
    /// Whether its name is that of a local constant, which a property's replaces.
    var isNamedLocally = false
    /// The object whose property it is.
    var owner: Int?
    var parent: Int?
    var children: [Int] = []
    /// The arranged subviews of a stack view.
    var arranged: [Int] = []
    /// The stack view that arranges the content in place of this view: Draftsman's scrollable stacks have one.
    var arrangingView: Int?
    var customSpacing: [(view: Int, points: Double)] = []
    /// Of a toolbar.
    var barItems: [CodeBarItem] = []
    /// The axes on which its length is that of its content, whatever its constraints say.
    var fitsContent: Set<Axis> = []
    /// The guides that UIKit makes for the view, as far as the code names them.
    var guides: [Layout.Guide.Kind: Int] = [:]
    /// Of a controller: its view.
    var controllerView: Int?
    var isController = false
    /// Of a controller whose view nothing has asked for: what UIKit calls then is still to come.
    var awaitsView = false
    /// Whether it exists without this code: the view of a controller, a view of UIKit.
    var isGiven = false
    /// Whether it is an outlet: who creates it adds it to a view, too.
    var isOutlet = false
    /// Whether another file declares it, and its class.
    var isDeclaredElsewhere = false
    /// Whether an initializer that code calls lays it out.
    var isLaidOutByInitializer = false
    /// Whether a constraint or guide needs it.
    var isUsed = false
    /// The values of its properties.
    var members: [String: CodeValue] = [:]
    /// The constraints that a library remembers for the view.
    var libraryConstraints: [Int] = []

    // What a strict run keeps.

    /// How the code creates it, as text without blanks: `UIButton(type:.system)`; `nil` if it exists or a library made it.
    var construction: String?
    /// Whether a call of a library made it together with others.
    var isPart = false
    /// What the code sets, in order.
    var settings: [CodeSetting] = []
    /// Of a member of another view: whether its mask, which it had, places it no more.
    var losesMask = false
    /// The flow layout of a collection view.
    var flowLayout: Int?
    /// The view that has it as a member and not as a subview.
    var memberOf: Int?
    /// Members that the surroundings have.
    var givenMembers: [Int] = []
    /// Whether it is connected, through its superviews, to a view that exists already.
    var isAttached = false
    /// Whether an item of a bar shows it.
    var isInBar = false
    /// Of a controller: whether it is made a child, and whether it learns of it.
    var isChild = false
    var knowsParent = false

    init(className: String) {
        view = Layout.View(id: "", className: className)
    }
}

package struct CodeGuide: Sendable {
    var guide: Layout.Guide
    /// `nil` until it is added.
    var owner: Int?
    var libraryConstraints: [Int] = []
    var place: Place?
}

/// A constraint whose items are indices of objects and guides.
package struct CodeConstraint: Sendable {
    var constraint: Layout.Constraint
    var place: Place
    /// The position of the file that ``place`` is in.
    var file = 0
    /// What of it is not known, and why.
    var doubt: String?
    /// Whether a library made it: its modifiers are the library's.
    var key: Key?

    /// Whether it stands for a value of a frame that the code sets, so that UIKit has no such constraint.
    var isOfFrame = false
    /// Whether another one of its plan has its place.
    var isDropped = false

    /// What makes two constraints of one Draftsman plan the same.
    struct Key: Hashable, Sendable {
        var first: Layout.Anchor
        var relation: Relation
        var second: Layout.Anchor?
    }
}
