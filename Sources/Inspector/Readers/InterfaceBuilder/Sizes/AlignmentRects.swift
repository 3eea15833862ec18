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
        in settings: DocumentSettings
    ) -> EdgeInsets {
        if settings.platform == .macOS { return AppKitAlignmentRects.insets(of: name, tree, element) }
        return UIKitClass.element(name, ofAppKit: false)?.sizes.insets(in: settings.generation) ?? .zero
    }
}
