import LayoutModel

/// What the class around a section of code has: the names that the code uses and does not declare.
package struct CodeSurroundings: Sendable {
    /// A name that exists before the code runs.
    package struct Given: Sendable {
        package enum Kind: Sendable {
            /// - Parameter baseClass: The class of the framework that it inherits from; `nil` if it is its own.
            case view(className: String, baseClass: String?)
            /// A controller, with the expression of its view.
            case controller(className: String, view: String)
            case guide
            /// The view that the code is for, under a name of its own.
            case root
        }

        /// An expression: `title`, or `header.title` for a member of another object.
        package var name: String
        package var kind: Kind
        /// What of the layout it is; for a controller, its view.
        package var item: Layout.Item
        /// Whether it is in the hierarchy already.
        package var isAttached: Bool
        /// The numbers that it keeps of how it was made, by the names of its members.
        package var numbers: [String: Double] = [:]
        /// The stack view that its class put into it, which arranges the content in its place.
        package var arrangingStack: Layout.Stack?

        package init(name: String, kind: Kind, item: Layout.Item, isAttached: Bool) {
            self.name = name
            self.kind = kind
            self.item = item
            self.isAttached = isAttached
        }
    }

    /// The class of `self`: its name, and the class of the framework that it inherits from.
    package var className: String
    package var baseClass: String
    /// The class of the view, if `self` is its controller, with the class of the framework.
    package var rootClass: String
    package var rootBaseClass: String
    package var isController: Bool
    package var given: [Given]
    /// The names that the code declares for controllers.
    package var controllers: Set<String>
    /// The classes of other files that the code creates objects of, with the framework's class that each inherits from.
    package var baseClasses: [String: String]
    /// For members of a class: the functions that its code calls, in order, such as `addSubviews` or `sl.updateLayout`.
    package var calls: [String] = []
    /// The functions that hold comments alone: nothing calls them.
    package var emptyFunctions: Set<String> = []
    /// The functions and properties that UIKit or other code uses: nothing in the text does.
    package var clientNames: Set<String> = []
    /// The major version of the library; `nil` where one is like the other.
    package var libraryVersion: Int?

    package init(
        className: String,
        baseClass: String,
        rootClass: String,
        rootBaseClass: String,
        isController: Bool,
        given: [Given],
        controllers: Set<String>,
        baseClasses: [String: String]
    ) {
        self.className = className
        self.baseClass = baseClass
        self.rootClass = rootClass
        self.rootBaseClass = rootBaseClass
        self.isController = isController
        self.given = given
        self.controllers = controllers
        self.baseClasses = baseClasses
    }
}

/// What a text consists of.
package enum CodeForm: Sendable {
    /// Classes, with imports.
    case classes
    /// The members of existing classes, under a `// MARK:` each if there are several.
    case members
    /// Statements of a function.
    case statements
}
