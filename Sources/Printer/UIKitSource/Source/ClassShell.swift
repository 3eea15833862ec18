import LayoutModel
import SwiftSource

/// The class around a section, if the source is a whole file.
struct ClassShell: Equatable, Sendable {
    var name: String
    /// The bases of the class: its superclass, and protocols of the dialect's library.
    var bases: [String]
    var entry: Entry
    /// The view that a controller creates for itself, if it is not a plain view.
    var loadedView: Construction?
    /// The functions called when the class sets itself up, in order.
    var calls: [String]
    /// Those of ``members`` that it calls after them.
    var connectionCalls: [String] = []
    /// The style that a cell is always created with: `subtitle`.
    var cellStyle: String?
    /// The argument with which a controller of a list creates its view: `style: .grouped`.
    var listArgument: SwiftExpression.Argument?
    /// What a controller sets of itself before its view is loaded.
    var controllerSettings: [Setting] = []
    /// The settings of the flow layout with which a controller of a collection creates its view.
    var layoutSettings: [Setting] = []
    /// The protocols of its delegates' and data sources' properties that it conforms to.
    var protocols: [String] = []
    /// What UIKit and other code call.
    var members: [ClassMember] = []
    /// What the document connects to the class and source does not make, as comments at its end.
    var connections: [String] = []

    /// The arguments of the superclass's initializer in a controller that has an initializer of its own; `nil` without one.
    var controllerArguments: [SwiftExpression.Argument]? {
        if let listArgument {
            let value = layoutSettings.isEmpty ? listArgument.value : .name(Construction.layoutName)
            return [.init(label: listArgument.label, value: value)]
        }
        if controllerSettings.isEmpty { return nil }
        let none = SwiftExpression.name("nil")
        return [.init(label: "nibName", value: none), .init(label: "bundle", value: none)]
    }

    /// The line above ``connections``.
    static let connectionsTitle = "Connections to move by hand:"

    /// The place where the class sets itself up.
    enum Entry: String, Equatable, Sendable, CaseIterable {
        /// `viewDidLoad()`: the view exists, and was not shown yet.
        case viewDidLoad
        /// `loadView()` of a controller that inherits from the app's: what that does in `viewDidLoad()` finds its outlets
        /// filled, as a nib fills them before.
        case loadView
        /// `init(frame:)` and `init(coder:)`.
        case frame
        /// Like ``frame``; a stack view's `init(coder:)` cannot fail.
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
    }

    /// Sets the properties in which existing views differ from their classes.
    static let configureViews = "configureViews"
    /// Contains the calls if two initializers make them.
    static let setUp = "setUp"
}

extension ClassShell.Entry {
    init(_ initializer: UIKitClass.Initializer) { self = Self(rawValue: initializer.rawValue) ?? .frame }

    /// The declaration of the designated initializer, and its call of the superclass's. `nil` for controllers.
    var initializer: (parameters: String, arguments: String)? {
        UIKitClass.Initializer(rawValue: rawValue)?.declaration
    }

    /// `UIStackView.init(coder:)` and `WKWebView.init?(coder:)` differ as in UIKit's headers.
    var coderInitializer: String { self == .stack ? "init(coder: NSCoder)" : "init?(coder: NSCoder)" }
}
