@_exported import UIKit

/// A view for web pages. Nothing is loaded here.
open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    public let scrollView = UIScrollView()
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }
}

/// What decides where a web view goes.
@MainActor
public protocol WKNavigationDelegate: AnyObject {}

/// What shows the windows that a page asks for.
@MainActor
public protocol WKUIDelegate: AnyObject {}

/// How web views behave.
@MainActor
open class WKWebViewConfiguration: NSObject {
    open var allowsInlineMediaPlayback = false

    public override init() {
        super.init()
    }
}
