import LayoutModel
import LayoutSyntax

/// Content sizes of AppKit's views, inferred from recorded frames.
///
/// The lowering knows the content sizes of UIKit's classes. For AppKit's classes, the reader sets them according to the
/// documentation: containers have none; controls have the recorded size, which is listed as inferred.
struct AppKitContentSizes {
    private let document: InterfaceBuilderDocument
    private let elementOfView: [Int]
    private var layout: Layout
    private var tree: XMLTree { document.tree }

    static func infer(in layout: inout Layout, _ elements: ViewElements, of document: InterfaceBuilderDocument) {
        guard document.platform == .macOS else { return }
        var sizes = Self(document: document, elementOfView: elements.elementOfView, layout: Layout())
        // Changing a shared layout copies it.
        swap(&sizes.layout, &layout)
        sizes.inferAppKitContentSizes()
        swap(&sizes.layout, &layout)
    }

    private func cell(of element: Int) -> Int? { document.cell(of: element) }

    private mutating func inferAppKitContentSizes() {
        inferAppKitBaselines()
        for view in layout.views.indices where layout.views[view].intrinsicContentSize == nil {
            guard !layout.views[view].translatesAutoresizingMask, layout.views[view].parent != nil else { continue }
            let axes = contentAxes(of: view)
            guard let axes else { continue }
            let insets = layout.views[view].alignmentRectInsets
            let size = layout.views[view].frame?.size
            if layout.views[view].traits.contains(.stack), layout.subviews(of: view).isEmpty {
                // It hugs its arranged views, and collapses if there are none.
                layout.views[view].intrinsicContentSize = PerAxis(0, 0)
                layout.views[view].inferred.append("intrinsicContentSize")
                continue
            }
            let width = axes.horizontal ? size.map { $0.width - insets.left - insets.right } : nil
            let height = axes.vertical ? size.map { $0.height - insets.top - insets.bottom } : nil
            layout.views[view].intrinsicContentSize = PerAxis(width.map { max(0, $0) }, height.map { max(0, $0) })
            if axes != PerAxis(false, false) { layout.views[view].inferred.append("intrinsicContentSize") }
        }
    }

    /// The text of a control is centered in its alignment rectangle, at the system font's ascent and descent (fractions
    /// 0.952 and 0.241 of the point size, as in UIKit); a text of several lines fills it.
    private mutating func inferAppKitBaselines() {
        for view in layout.views.indices where layout.views[view].traits.contains(.showsText) {
            guard layout.views[view].baselineOffsets == nil, let frame = layout.views[view].frame,
                let size = layout.views[view].pointSize
            else { continue }
            let insets = layout.views[view].alignmentRectInsets
            let line = 1.193 * size
            let room = frame.height - insets.top - insets.bottom - line
            let slack = room < line ? max(0, room / 2) : 0
            let rise = rise(ofTextIn: view, size: size)
            layout.views[view].baselineOffsets = Layout.BaselineOffsets(
                first: slack - rise + 0.952 * size,
                last: slack + rise + 0.241 * size
            )
            layout.views[view].inferred.append("baselineOffsets")
        }
    }

    /// By how much the text of a control is above the middle: since macOS 11, for push buttons, pop-up buttons and date
    /// pickers with a border that are not small. The numbers are the deviations of 60 equal baselines in real
    /// documents.
    private func rise(ofTextIn view: Int, size: Double) -> Double {
        guard let cell = cell(of: elementOfView[view]), tree[cell, "borderStyle"] != nil, size >= 13,
            document.toolsVersion ?? 17_000 >= 17_000
        else { return 0 }
        let isPush = tree.isValue(of: cell, "type", "push") && tree.isValue(of: cell, "bezelStyle", "rounded")
        switch layout.views[view].baseClass {
        case "NSDatePicker": return 1.5
        case "NSPopUpButton" where isPush: return size > 13 ? 1.5 : 1
        case "NSButton" where isPush: return size > 13 ? 1.5 : 0
        default: return 0
        }
    }

    /// The axes on which a view has a content size; `nil`: unknown.
    private func contentAxes(of view: Int) -> PerAxis<Bool>? {
        let element = elementOfView[view]
        // The thickness of a line is fixed; its length is set by constraints.
        var thickness: PerAxis<Bool> {
            let size = layout.views[view].frame?.size ?? Size(width: 1, height: 0)
            return size.height > size.width ? PerAxis(true, false) : PerAxis(false, true)
        }
        switch UIKitClass.facts(of: layout.views[view].baseClass).content {
        case .unknown: return nil
        case .nothing: return PerAxis(false, false)
        case .box: return tree.isValue(of: element, "boxType", "separator") ? thickness : PerAxis(false, false)
        case .thickness: return thickness
        case .progress:
            return tree.isValue(of: element, "style", "spinning") ? PerAxis(true, true) : PerAxis(false, true)
        case .fixed(let axes), .unrecorded(let axes): return PerAxis(axes == .both, true)
        case .image:
            let hasImage = cell(of: element).map { tree[$0, "image"] != nil } ?? false
            return PerAxis(hasImage, hasImage)
        case .textField:
            // The width of an editable field is set by constraints; a label is as wide as its text.
            let isTypedInto = cell(of: element).map { tree[$0, "editable"] == "YES" } ?? false
            return PerAxis(!isTypedInto, true)
        case .label, .textView, .button, .segments, .pages: return PerAxis(true, true)
        }
    }
}
