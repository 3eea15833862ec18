import LayoutModel

/// What the code of a section has to make of a layout.
package struct SectionExpectation: Sendable {
    package struct View: Sendable {
        package enum Role: Sendable, Equatable {
            /// The code adds it, without its autoresizing mask.
            case drafted
            /// The code adds it, and its autoresizing mask places it if it has one.
            case masked
            /// It exists: the print root, or a member of a view that exists.
            case existing
        }

        /// The index in the layout.
        package var view: Int
        package var role: Role
        /// The member of its superview that it is, if UIKit makes it.
        package var member: String?
        package var superview: Int?
        package var subviews: [Int]
        package var arranged: [Int]
        package var isArranged: Bool
        package var identifier: String?
        /// The class that the code makes: the controller's, if it names that.
        package var className: String
        /// Whether the code names the view's controller.
        package var hasController: Bool

        package init(
            view: Int,
            role: Role,
            member: String?,
            superview: Int?,
            subviews: [Int],
            arranged: [Int],
            isArranged: Bool,
            identifier: String?,
            className: String,
            hasController: Bool
        ) {
            self.view = view
            self.role = role
            self.member = member
            self.superview = superview
            self.subviews = subviews
            self.arranged = arranged
            self.isArranged = isArranged
            self.identifier = identifier
            self.className = className
            self.hasController = hasController
        }
    }

    /// A name that the code declares.
    package struct Name: Sendable {
        package var name: String
        /// For a controller, its view.
        package var item: Layout.Item
        /// How the code creates it, as text without blanks.
        package var construction: String?
        package var isController: Bool
        /// What the declaration sets of a collection view's flow layout.
        package var layoutSettings: [CodeSetting]

        package init(
            name: String,
            item: Layout.Item,
            construction: String?,
            isController: Bool,
            layoutSettings: [CodeSetting]
        ) {
            self.name = name
            self.item = item
            self.construction = construction
            self.isController = isController
            self.layoutSettings = layoutSettings
        }
    }

    package struct Constraint: Sendable {
        /// The index in the layout.
        package var index: Int
        package var identifier: String?
        /// The property that has to hold it.
        package var property: String?

        package init(index: Int, identifier: String?, property: String?) {
            self.index = index
            self.identifier = identifier
            self.property = property
        }
    }

    /// The object that settings are of.
    package enum Target: Hashable, Sendable {
        case view(Int)
        /// `self`, if it is a controller.
        case controller
    }

    package var layout: Layout
    package var root: Int
    /// The content view of a cell, or the root.
    package var base: Int
    /// The printed views, superviews first.
    package var views: [View]
    package var names: [Name]
    package var constraints: [Constraint]
    package var settings: [Target: [CodeSetting]]
    /// How the code creates the views that it does not declare; `nil` where it need not be the same.
    package var madeInPlace: [String]?
    /// Whether the code sets frames: views keep their masks, unless a stack arranges them.
    package var setsFrames: Bool
    /// How many of the views that constraints place get no frame, for reasons that the code states.
    package var unplacedCount: Int
    /// Whether the code itself has to call `didMove(toParent:)`.
    package var learnsOfParents: Bool
    /// Whether a stack that the code makes and that arranges within its margins gets these, too.
    package var setsStackMargins: Bool

    package init(
        layout: Layout,
        root: Int,
        base: Int,
        views: [View],
        names: [Name],
        constraints: [Constraint],
        settings: [Target: [CodeSetting]]
    ) {
        self.layout = layout
        self.root = root
        self.base = base
        self.views = views
        self.names = names
        self.constraints = constraints
        self.settings = settings
        setsFrames = false
        unplacedCount = 0
        learnsOfParents = true
        setsStackMargins = true
    }
}
