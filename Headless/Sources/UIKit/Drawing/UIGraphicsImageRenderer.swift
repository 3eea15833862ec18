/// The settings of an image renderer.
open class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
    open var scale: CGFloat = 3
    open var opaque = false

    public override init() {
        super.init()
    }

    public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Creates images with drawing code. The images have their size, which layouts need, and no pixels.
@MainActor
open class UIGraphicsImageRenderer: NSObject {
    public let format: UIGraphicsImageRendererFormat
    private let size: CGSize

    public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
        self.size = size
        self.format = format
        super.init()
    }

    public convenience init(bounds: CGRect) {
        self.init(size: bounds.size)
    }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        actions(UIGraphicsImageRendererContext())
        return UIImage(source: .pixels, size: size)
    }
}

/// The context that the code of an image renderer draws into.
@MainActor
public final class UIGraphicsImageRendererContext: NSObject {
    public let cgContext = CGContext()

    public func fill(_ rect: CGRect) {}
    public func stroke(_ rect: CGRect) {}
    public func clip(to rect: CGRect) {}
}

/// The size of the image that older code draws, from its beginning to its end.
@MainActor private var imageSizes: [CGSize] = []

@MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
    imageSizes.append(size)
}

@MainActor public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    imageSizes.append(size)
}

@MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { imageSizes.isEmpty ? nil : CGContext() }

@MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    imageSizes.last.map { UIImage(source: .pixels, size: $0) }
}

@MainActor public func UIGraphicsEndImageContext() {
    _ = imageSizes.popLast()
}

public func UIRectFill(_ rect: CGRect) {}
