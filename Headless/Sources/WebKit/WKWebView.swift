@_exported import UIKit

/// A view for web pages. Nothing is loaded here.
open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    public let scrollView = UIScrollView()

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

/// How web views behave.
@MainActor
open class WKWebViewConfiguration: NSObject {
    open var allowsInlineMediaPlayback = false

    public override init() {
        super.init()
    }
}
