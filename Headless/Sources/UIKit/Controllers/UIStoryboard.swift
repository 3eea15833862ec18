/// A compiled storyboard. There is none here: naming one ends with UIKit's message for an app that lacks the file.
@MainActor
open class UIStoryboard: NSObject {
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        MisuseReport.raise(.invalidArgument, "Could not find a storyboard named '\(name)' in bundle \(Bundle.main)")
        super.init()
    }

    open func instantiateInitialViewController() -> UIViewController? { nil }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { UIViewController() }
}

/// A transition between two controllers of a storyboard.
@MainActor
open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    open func perform() {}
}

/// A compiled nib file; in Headless, no such files exist.
@MainActor
open class UINib: NSObject {
    private let name: String

    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil) -> [Any] {
        MisuseReport.raise(
            .invalidArgument,
            "Could not load NIB in bundle: '\(Bundle.main)' with name '\(name)'"
        )
        return []
    }
}
