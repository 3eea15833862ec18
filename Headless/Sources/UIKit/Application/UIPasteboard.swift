/// The copied contents. It is the app's alone here.
@MainActor
open class UIPasteboard: NSObject {
    public static let general = UIPasteboard()

    open var string: String?
    open var strings: [String]?
    open var url: URL?
    open var image: UIImage?
    open var color: UIColor?
    open var hasStrings: Bool { string?.isEmpty == false || strings?.isEmpty == false }
    open var hasURLs: Bool { url != nil }
    open var hasImages: Bool { image != nil }
}
