/// The web view of iOS 2 to 11, which many documents still contain. Nothing is loaded here.
open class UIWebView: UIView {
    public let scrollView = UIScrollView()
    open weak var delegate: (any UIWebViewDelegate)?
    open var scalesPageToFit = false
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var allowsInlineMediaPlayback = false
    open var mediaPlaybackRequiresUserAction = true
    open var keyboardDisplayRequiresUserAction = true
    open var suppressesIncrementalRendering = false
}

/// Receives the events of a web view.
@MainActor
public protocol UIWebViewDelegate: AnyObject {}
