extension UIKitClass {
    /// What is so of a class, or not.
    package struct Traits: OptionSet, Sendable {
        package let rawValue: UInt32

        package init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Tables and collections reuse it: a cell, header, footer or supplementary view.
        package static let cell = Traits(rawValue: 1 << 0)
        package static let scrolls = Traits(rawValue: 1 << 1)
        /// It places its direct subviews itself.
        package static let placesSubviews = Traits(rawValue: 1 << 2)
        /// It makes subviews for itself, which are no concern of the app's.
        package static let makesSubviews = Traits(rawValue: 1 << 3)
        /// Apps add no subviews to it.
        package static let leaf = Traits(rawValue: 1 << 4)
        /// It has no background color at first, although Interface Builder writes one.
        package static let clear = Traits(rawValue: 1 << 5)
        /// Its y axis points down, other than AppKit's.
        package static let flipped = Traits(rawValue: 1 << 6)
        package static let showsText = Traits(rawValue: 1 << 7)
        /// A text that is too long scrolls, so that nothing is clipped.
        package static let scrollsText = Traits(rawValue: 1 << 8)
        /// A view of AppKit whose alignment rectangle is its frame.
        package static let alignedAtFrame = Traits(rawValue: 1 << 9)
        package static let stack = Traits(rawValue: 1 << 10)
        /// No program makes an object of it, and source cannot name it.
        package static let isPrivate = Traits(rawValue: 1 << 11)
        /// UIKit puts it around the views of an app's controllers.
        package static let wrapper = Traits(rawValue: 1 << 12)
        /// The subview of a cell or an effect view that apps add their views to.
        package static let contentView = Traits(rawValue: 1 << 13)
        /// A controller that shows other controllers and has no content of its own.
        package static let container = Traits(rawValue: 1 << 14)
        /// An item of a bar or toolbar, which is no view and holds one.
        package static let barItem = Traits(rawValue: 1 << 15)
        package static let controller = Traits(rawValue: 1 << 16)
        /// It draws nothing that its content mode could place.
        package static let drawsNothing = Traits(rawValue: 1 << 17)
        /// A table or collection: its cells are prototypes.
        package static let list = Traits(rawValue: 1 << 18)
        /// It shows as much of its rows as fits, and the others scroll: at no size is it clipped.
        package static let showsWhatFits = Traits(rawValue: 1 << 21)

        /// The root of all views.
        package static let plain = Traits(rawValue: 1 << 20)
        package static let isOfAppKit = Traits(rawValue: 1 << 19)

        static let inherited: Traits = [
            .isOfAppKit, .cell, .scrolls, .placesSubviews, .makesSubviews, .leaf, .showsText, .scrollsText, .stack,
            .wrapper,
            .controller, .container, .drawsNothing, .list, .showsWhatFits,
        ]
    }

    /// How code makes an object of a class, as UIKit's headers mark the designated initializers.
    package enum Initializer: String, Sendable, CaseIterable {
        /// `init(frame:)`
        case frame
        /// `init(frame:)` of a stack view, whose `init(coder:)` cannot fail.
        case stack
        /// `init(style:reuseIdentifier:)` of table view cells.
        case cell
        /// `init(reuseIdentifier:)` of headers and footers of tables.
        case tableHeader
        /// `init(frame:style:)` of table views.
        case table
        /// `init(frame:collectionViewLayout:)` of collection views.
        case collection
        /// `init(effect:)` of effect views.
        case effect
        /// `init(frame:configuration:)` of web views.
        case web
        /// `init(style:)` of table view controllers.
        case tableController
        /// `init(collectionViewLayout:)` of collection view controllers.
        case collectionController

        /// The declaration of the initializer, and its call of the superclass's.
        package var declaration: (parameters: String, arguments: String) {
            switch self {
            case .frame, .stack: ("frame: CGRect", "frame: frame")
            case .cell:
                (
                    "style: UITableViewCell.CellStyle, reuseIdentifier: String?",
                    "style: style, reuseIdentifier: reuseIdentifier"
                )
            case .tableHeader: ("reuseIdentifier: String?", "reuseIdentifier: reuseIdentifier")
            case .table: ("frame: CGRect, style: UITableView.Style", "frame: frame, style: style")
            case .collection:
                (
                    "frame: CGRect, collectionViewLayout: UICollectionViewLayout",
                    "frame: frame, collectionViewLayout: collectionViewLayout"
                )
            case .effect: ("effect: UIVisualEffect?", "effect: effect")
            case .web:
                ("frame: CGRect, configuration: WKWebViewConfiguration", "frame: frame, configuration: configuration")
            case .tableController: ("style: UITableView.Style", "style: style")
            case .collectionController:
                ("collectionViewLayout: UICollectionViewLayout", "collectionViewLayout: collectionViewLayout")
            }
        }

        /// The arguments, in parentheses, that make an ordinary object.
        package var ordinaryArguments: String {
            switch self {
            case .frame, .stack, .tableController: "()"
            case .cell: "(style: .default, reuseIdentifier: nil)"
            case .tableHeader: "(reuseIdentifier: nil)"
            case .table: "(frame: .zero, style: .plain)"
            case .collection: "(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
            case .effect: "(effect: nil)"
            case .web: "(frame: .zero, configuration: WKWebViewConfiguration())"
            case .collectionController: "(collectionViewLayout: UICollectionViewFlowLayout())"
            }
        }
    }
}
