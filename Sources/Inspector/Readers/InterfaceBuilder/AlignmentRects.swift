import LayoutModel
import LayoutSyntax

/// How far the frames of controls extend beyond the rectangles that Auto Layout aligns.
///
/// The files do not contain these values. The numbers are the differences between recorded frames and the constraints
/// on them, in files without warnings in Xcode; they reflect Apple's artwork and change with it.
enum AlignmentRects {
    static func insets(
        of name: String,
        _ tree: XMLTree,
        _ element: Int,
        on platform: InterfaceBuilderDocument.Platform
    ) -> EdgeInsets {
        platform == .macOS
            ? AppKitAlignmentRects.insets(of: name, tree, element) : uiKitInsets(of: name, tree, element)
    }

    private static func uiKitInsets(of name: String, _ tree: XMLTree, _ element: Int) -> EdgeInsets {
        switch name {
        case "switch":
            // The frame has 51 points, the switch 49; since iOS 26: 63 and 61.
            return EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
        case "slider":
            // Since iOS 26, they end where they are drawn.
            if let version = InterfaceBuilderDocument.toolsVersion(tree), version >= 24_000 { return .zero }
            return EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
        case "segmentedControl": return EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
        default: return .zero
        }
    }
}
