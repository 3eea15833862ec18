/// Views, controls and controllers of AppKit.
///
/// Which content they have is from AppKit's documentation; documents record how large it is.
extension UIKitClass {
    static let appKitViews: [UIKitClass] = [
        UIKitClass(
            "NSView",
            elements: ["view", "customView", "containerView"],
            [.plain, .alignedAtFrame],
            content: .nothing
        ),
        UIKitClass("NSStackView", "NSView", elements: ["stackView"], [.alignedAtFrame, .stack]),
        // Its rows and columns hug their contents.
        UIKitClass("NSGridView", "NSView", elements: ["gridView"], content: .unrecorded(.both)),
        UIKitClass("NSBox", "NSView", elements: ["box"], content: .box),
        UIKitClass("NSScrollView", "NSView", elements: ["scrollView"], .alignedAtFrame),
        UIKitClass("NSClipView", "NSView", elements: ["clipView"], .alignedAtFrame),
        UIKitClass("NSTableCellView", "NSView", elements: ["tableCellView"], .alignedAtFrame),
        UIKitClass("NSTableHeaderView", "NSView", elements: ["tableHeaderView"], .flipped),
        UIKitClass("NSTextView", "NSView", elements: ["textView"], [.alignedAtFrame, .flipped]),
        UIKitClass("NSSplitView", "NSView", elements: ["splitView"], [.alignedAtFrame, .flipped]),
        UIKitClass("NSTabView", "NSView", elements: ["tabView"]),
        UIKitClass("NSCollectionView", "NSView", elements: ["collectionView"], [.alignedAtFrame, .flipped]),
        UIKitClass("NSVisualEffectView", "NSView", elements: ["visualEffectView"], .alignedAtFrame),
        UIKitClass("NSOpenGLView", "NSView", elements: ["openGLView"], content: .unknown),
        UIKitClass("NSProgressIndicator", "NSView", elements: ["progressIndicator"], .leaf, content: .progress),
        UIKitClass("WebView", "NSView", module: "WebKit", elements: ["webView"]),
        UIKitClass("AVPlayerView", "NSView", module: "AVKit", elements: ["avPlayerView"]),
        UIKitClass("AVCaptureView", "NSView", module: "AVKit", elements: ["avCaptureView"]),
    ]
}
