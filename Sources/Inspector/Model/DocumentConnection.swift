/// Something that a document connects to a screen besides its layout: code that uses the screen depends on it, and a
/// migration has to move it by hand.
public struct DocumentConnection: Sendable, Equatable {
    public enum Kind: String, Sendable, CaseIterable {
        case action
        case segue
        case embedding = "embedded controller"
        case delegate
        case gesture = "gesture recognizer"
        case outlet
        case prototype = "prototype cell"
        case staticSection = "static section"
        case navigationItem = "navigation item"
        case controllerSetting = "controller setting"
        case identifier = "storyboard identifier"
        case initialController = "initial controller"
        case documentSetting = "document setting"
        case variation
        case localization
        case runtimeAttribute = "runtime attribute"
    }

    /// What source needs to make a connection.
    ///
    /// An *owner* is the object that a screen belongs to: a controller, by its view, or a view of the app's class.
    public enum Link: Sendable, Equatable {
        /// The view is a control that sends an action: a selector in Objective-C's spelling, and an event such as `touchUpInside`.
        case action(selector: String, event: String, owner: Int)
        /// An item of a bar sends an action.
        case barAction(selector: String, BarPlace, owner: Int)
        /// A gesture recognizer without settings is attached to the view; its action is in another line, 1-based.
        case gesture(className: String, selector: String, line: Int, owner: Int)
        /// A property such as `delegate` of the view is the owner.
        case delegate(property: String, owner: Int)
        /// The owner has the view in a collection.
        case collection(property: String, owner: Int)
        /// The owner has an item of a bar.
        case itemOutlet(property: String, BarPlace, owner: Int)
        /// The owner has the view under one more name.
        case outlet(property: String, owner: Int)
        /// The owner shows another controller, by its view, in a navigation controller of a class or in none: asked by code, by the view, which is a control, or by an item.
        case segue(Transition, identifier: String?, Destination, navigation: String?, owner: Int, BarPlace?)
        /// The view is a cell that a list makes by an identifier.
        case prototype(identifier: String)
        /// The view is a container for another controller, by its view.
        case embedding(destination: Int, navigation: String?, owner: Int)
        /// The view is a table that has a section of cells of the document, by their views.
        case staticSection(header: String?, footer: String?, cells: [Int])
        /// A key path of the view that a document sets at run time, with the type that Interface Builder has for its value.
        case runtimeAttribute(keyPath: String, type: String)
        /// Code and other documents ask for the controller: under an identifier, or as the first one (`nil`).
        case screen(identifier: String?)
        /// The same of a controller that shows others, and has no view of its own.
        case container(identifier: String?, Container)
        /// A container shows a controller: the container, by the id of its element.
        case relationship(container: String)
        /// Strings files have a text of the document under a key.
        case text(key: String, TextPlace)
    }

    /// Where a document shows a text, by the indices of views.
    public enum TextPlace: Sendable, Hashable {
        /// A key of the attributes of a view, or of the root of a controller: `title.selected`, `segments[1]`.
        case attribute(view: Int, key: String)
        case item(BarPlace)
        /// The title over a section of a table, 0-based.
        case header(table: Int, section: Int)
        case footer(table: Int, section: Int)
    }

    /// The place of an item of a bar: the key of the bar's items among the attributes of a view, and the item's place in them.
    public struct BarPlace: Sendable, Hashable {
        public var host: Int
        public var key: String
        public var position: Int

        public init(host: Int, key: String, position: Int) {
            self.host = host
            self.key = key
            self.position = position
        }
    }

    /// How a controller shows another one.
    public enum Transition: Sendable {
        case show, showDetail, present
    }

    /// What a segue shows.
    public enum Destination: Sendable, Equatable {
        /// A controller of the document, by its view.
        case controller(Int)
        /// The controller with an identifier in another storyboard, or its initial one.
        case storyboard(String, identifier: String?)
    }

    public var kind: Kind
    /// The view that it belongs to, by index: an object outside of the hierarchy belongs to the root of its scene.
    public var view: Int?
    /// The object that it starts at, if that is not the view: `tap gesture recognizer`.
    public var object: String?
    /// What it does: `touchUpInside calls signIn:`.
    public var text: String
    /// 1-based.
    public var line: Int
    /// `nil` where no source makes it.
    public var link: Link?

    public init(kind: Kind, view: Int?, object: String? = nil, text: String, line: Int, link: Link? = nil) {
        self.kind = kind
        self.view = view
        self.object = object
        self.text = text
        self.line = line
        self.link = link
    }
}
