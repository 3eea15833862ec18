import LayoutModel
import LayoutSyntax

/// Alignment rectangles of AppKit's controls.
///
/// Most controls draw shadows and reserve space for a focus ring inside their frames. The numbers are the differences
/// that most pairs of a recorded frame and a constraint on it show in 71 real documents; if only the difference in size
/// is known, it is split evenly. Controls were redrawn for macOS 11, which Xcode draws since version 12 (tools version
/// 17000), and push buttons again for macOS 26, which end where they are drawn (tools version 24000).
enum AppKitAlignmentRects {
    static func insets(of name: String, _ tree: XMLTree, _ element: Int) -> EdgeInsets {
        let cell = tree.children(of: element).first { tree[$0, "key"] == "cell" }
        let size = cell.flatMap { tree[$0, "controlSize"] }
        let version = InterfaceBuilderDocument.toolsVersion(tree) ?? 17000
        let isNew = version >= 17000
        switch name {
        case "textField":
            let isBare = cell.map { tree[$0, "borderStyle"] == nil && tree[$0, "bezelStyle"] == nil } ?? false
            return isBare ? inset(left: 2, right: 2) : .zero
        case "button":
            guard let cell else { return .zero }
            if tree.isValue(of: cell, "bezelStyle", "smallSquare") {
                return tree[cell, "borderStyle"] == nil ? .zero : inset(top: 1, bottom: 1)
            }
            if version >= 24000, tree.isValue(of: cell, "type", "push"), tree.isValue(of: cell, "bezelStyle", "rounded")
            {
                return .zero
            }
            return button(type: tree[cell, "type"], bezel: tree[cell, "bezelStyle"], size: size, isNew: isNew)
        case "popUpButton":
            if let cell, tree.isValue(of: cell, "bezelStyle", "smallSquare") {
                return tree[cell, "borderStyle"] == nil ? inset(left: 5) : inset(top: 1, bottom: 1)
            }
            // A field without a border draws only its text.
            if let cell, tree[cell, "borderStyle"] == nil { return .zero }
            if size == "large" { return inset(top: 6, left: 5, bottom: 6, right: 5) }
            return isNew ? inset(top: 1, left: 3, bottom: 4, right: 4) : inset(top: 2, left: 3, bottom: 3, right: 3)
        case "comboButton": return inset(top: 2, left: 3, bottom: 2, right: 3)
        case "comboBox": return inset(top: 1, bottom: 4, right: 3)
        case "segmentedControl":
            let isRounded = cell.flatMap { tree[$0, "style"] } == "rounded"
            return isRounded && isNew
                ? inset(top: 2, left: 3, bottom: 2, right: 3) : inset(top: 1, left: 1, bottom: 2, right: 1)
        case "slider": return size == "large" ? inset(top: 2, left: 2, bottom: 6, right: 2) : inset(left: 2, right: 2)
        case "stepper":
            return size == "small"
                ? inset(top: 3, left: 2, bottom: 3, right: 2) : inset(top: 4, left: 3, bottom: 4, right: 3)
        case "box" where tree.isValue(of: element, "boxType", "separator"): return separator(tree, element)
        case "box" where tree[element, "boxType"] == nil || tree.isValue(of: element, "boxType", "primary"):
            return inset(top: 2, left: 3, bottom: 4, right: 3)
        case "tabView" where tree[element, "type"] == nil: return inset(left: 7, right: 7)
        default: return .zero
        }
    }

    private static func button(type: String?, bezel: String?, size: String?, isNew: Bool) -> EdgeInsets {
        switch (type, bezel) {
        case ("check", _), ("radio", _):
            switch size {
            case "large": return inset(top: 2.5, left: 3, bottom: 2.5)
            case "small": return inset(top: 1, left: 1, bottom: 1)
            default: return inset(top: 1, left: 2, bottom: 1, right: isNew ? 0 : 2)
            }
        case ("push", "rounded"):
            switch size {
            case "large": return inset(top: 6, left: 6, bottom: 6, right: 6)
            case "small": return inset(top: 4, left: 6, bottom: 7, right: 6)
            default:
                return isNew ? inset(top: 5, left: 7, bottom: 7, right: 7) : inset(top: 4, left: 6, bottom: 7, right: 6)
            }
        case (_, "helpButton"): return size == "large" ? inset(top: 0.5, left: 4, bottom: 7.5, right: 4) : .zero
        case (_, "texturedRounded"): return inset(top: 1, left: 1, bottom: 2, right: 1)
        case (_, "roundedRect"): return inset(bottom: 1)
        default: return .zero
        }
    }

    /// A line of one point in a frame of five points.
    private static func separator(_ tree: XMLTree, _ element: Int) -> EdgeInsets {
        guard let rect = tree.child(of: element, "rect", key: "frame"),
            let width = tree[rect, "width"].flatMap(Double.init), let height = tree[rect, "height"].flatMap(Double.init)
        else { return .zero }
        if height == 5, width >= height { return inset(top: 2, bottom: 2) }
        return width == 5 ? inset(left: 2, right: 2) : .zero
    }

    private static func inset(
        top: Double = 0,
        left: Double = 0,
        bottom: Double = 0,
        right: Double = 0
    ) -> EdgeInsets {
        EdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }
}
