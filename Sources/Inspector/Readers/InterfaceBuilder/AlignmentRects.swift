/// How far the frames of controls reach beyond the rectangles that Auto Layout aligns.
///
/// The files do not hold this. The numbers are those by which recorded frames differ from the constraints on them, in
/// files that Xcode drew without complaint; they are Apple's artwork and change with it.
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
            // 51 points of frame, 49 of switch; of iOS 26: 63 and 61.
            return EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
        case "slider":
            // Since the SDK of iOS 13 sliders of another height than 31 have none below.
            return EdgeInsets(top: 0, left: 2, bottom: frameLength(tree, element, "height") == 31 ? 1 : 0, right: 2)
        case "segmentedControl": return EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
        default: return .zero
        }
    }

    private static func frameLength(_ tree: XMLTree, _ element: Int, _ side: String) -> Double? {
        tree.child(of: element, "rect", key: "frame").flatMap { tree[$0, side] }.flatMap(Double.init)
    }
}
