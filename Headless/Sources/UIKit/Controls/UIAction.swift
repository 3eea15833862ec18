/// Something that a control or a menu does.
@MainActor
open class UIAction: NSObject {
    open var title: String
    open var image: UIImage?
    private let handler: @MainActor (UIAction) -> Void
    /// What triggered the action, while it runs.
    open private(set) var sender: Any?

    public init(title: String = "", image: UIImage? = nil, handler: @escaping @MainActor (UIAction) -> Void) {
        self.title = title
        self.image = image
        self.handler = handler
        super.init()
    }

    func run(from sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
