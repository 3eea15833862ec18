/// Views of frameworks beside UIKit and AppKit. None asks for a size of its own.
extension UIKitClass {
    static let otherFrameworks: [UIKitClass] = [
        UIKitClass(
            "WKWebView",
            "UIView",
            module: "WebKit",
            elements: ["wkWebView"],
            [.leaf, .placesSubviews, .makesSubviews],
            initializer: .web
        ),
        UIKitClass("UIWebView", "UIView", elements: ["webView"], [.placesSubviews, .makesSubviews]),
        UIKitClass("MKMapView", "UIView", module: "MapKit", elements: ["mapView"], [.leaf, .makesSubviews]),
        UIKitClass("MTKView", "UIView", module: "MetalKit", elements: ["mtkView"], .leaf),
        UIKitClass("GLKView", "UIView", module: "GLKit", elements: ["glkView"]),
        UIKitClass("SKView", "UIView", module: "SpriteKit", elements: ["skView"]),
        UIKitClass("SCNView", "UIView", module: "SceneKit", elements: ["scnView", "sceneKitView"]),
        UIKitClass("ARSCNView", "SCNView", module: "ARKit", elements: ["arscnView"]),
        UIKitClass("ARSKView", "SKView", module: "ARKit", elements: ["arskView"]),
        UIKitClass("ARView", "UIView", module: "RealityKit", elements: ["arView"]),
        UIKitClass("PDFView", "UIView", module: "PDFKit", elements: ["pdfView"]),
        UIKitClass("PDFThumbnailView", "UIView", module: "PDFKit", elements: ["pdfThumbnailView"]),
        UIKitClass("ADBannerView", "UIView", module: "iAd", elements: ["adBannerView"]),
        UIKitClass("AVRoutePickerView", "UIView", module: "AVKit"),
        UIKitClass("PKCanvasView", "UIScrollView", module: "PencilKit"),
    ]
}
