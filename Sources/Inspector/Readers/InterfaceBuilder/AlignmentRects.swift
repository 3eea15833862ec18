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
        platform == .macOS ? appKitInsets(of: name, tree, element) : uiKitInsets(of: name, tree, element)
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

    private static func appKitInsets(of name: String, _ tree: XMLTree, _ element: Int) -> EdgeInsets {
        switch name {
        case "textField":
            let cell = tree.child(of: element, "textFieldCell", key: "cell")
            let isBare = cell.map { tree[$0, "borderStyle"] == nil && tree[$0, "bezelStyle"] == nil } ?? false
            return isBare ? EdgeInsets(top: 0, left: 2, bottom: 0, right: 2) : .zero
        case "button":
            guard let cell = tree.child(of: element, "buttonCell", key: "cell") else { return .zero }
            switch tree[cell, "type"] {
            case "check", "radio": return EdgeInsets(top: 1, left: 2, bottom: 1, right: 0)
            case "push" where tree[cell, "bezelStyle"] == "rounded":
                return EdgeInsets(top: 5, left: 6, bottom: 7, right: 6)
            default: return .zero
            }
        case "popUpButton": return EdgeInsets(top: 1, left: 3, bottom: 4, right: 3)
        case "comboBox": return EdgeInsets(top: 1, left: 0, bottom: 4, right: 0)
        case "box": return EdgeInsets(top: 0, left: 0, bottom: 4, right: 0)
        case "slider": return EdgeInsets(top: 2, left: 0, bottom: 2, right: 0)
        case "stepper": return EdgeInsets(top: 2, left: 2, bottom: 4, right: 2)
        default: return .zero
        }
    }

    private static func frameLength(_ tree: XMLTree, _ element: Int, _ side: String) -> Double? {
        tree.child(of: element, "rect", key: "frame").flatMap { tree[$0, side] }.flatMap(Double.init)
    }
}
