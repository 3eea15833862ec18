/// An action of a control or a menu.
@MainActor
open class UIAction: UIMenuElement {
    public let identifier: Identifier
    open var attributes: Attributes
    open var state: State
    open var discoverabilityTitle: String?
    private let handler: @MainActor (UIAction) -> Void
    /// What triggered the action, while it runs.
    open private(set) var sender: Any?

    /// Names an action among others.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: Attributes = [],
        state: State = .off,
        handler: @escaping @MainActor (UIAction) -> Void
    ) {
        self.identifier = identifier ?? Identifier("")
        self.attributes = attributes
        self.state = state
        self.discoverabilityTitle = discoverabilityTitle
        self.handler = handler
        super.init(title: title, image: image)
    }

    func run(from sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
