extension DocumentConnection {
    /// What a document shows: first, under an identifier, or in a container.
    public indirect enum Shown: Sendable, Equatable {
        /// A controller of the document, by its view.
        case controller(Int)
        /// The controller with an identifier in another storyboard, or its initial one.
        case storyboard(String, identifier: String?)
        case container(Container)
    }

    /// A controller that shows others, and has no view in the document.
    public struct Container: Sendable, Equatable {
        public enum Kind: Sendable {
            case navigation, tabs, split
        }

        /// Of its element.
        public var id: String
        /// Without its module.
        public var className: String
        public var kind: Kind
        /// In the order of the document.
        public var shown: [Shown]
        /// By UIKit's names, in file order.
        public var settings: [Layout.Attribute]

        public init(id: String, className: String, kind: Kind, shown: [Shown], settings: [Layout.Attribute]) {
            self.id = id
            self.className = className
            self.kind = kind
            self.shown = shown
            self.settings = settings
        }
    }
}
