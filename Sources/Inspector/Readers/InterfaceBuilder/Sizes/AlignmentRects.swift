import LayoutModel
import LayoutSyntax

/// How far the frames of controls extend beyond the rectangles that Auto Layout aligns.
///
/// The files do not contain these values. UIKit's are those of its classes, which are measured; AppKit's depend on the cell of
/// a control.
enum AlignmentRects {
    static func insets(
        of name: String,
        _ tree: XMLTree,
        _ element: Int,
        on platform: InterfaceBuilderDocument.Platform
    ) -> EdgeInsets {
        platform == .macOS
            ? AppKitAlignmentRects.insets(of: name, tree, element) : uiKitInsets(of: name, tree)
    }

    /// In the generation that the document's version of Xcode draws.
    private static func uiKitInsets(of name: String, _ tree: XMLTree) -> EdgeInsets {
        let generation = InterfaceBuilderDocument.toolsVersion(tree).map(ControlGeneration.init(toolsVersion:))
        let row = UIKitClass.element(name, ofAppKit: false)
        return row?.sizes.insets(in: generation ?? .usual) ?? .zero
    }
}
