import LayoutModel
import SwiftSource

/// Values that Interface Builder writes for every view of a kind, though nobody chose them and code does without.
///
/// Dropping them changes no layout: labels and images keep their hugging of 251 where it decides between them and a
/// view that hugs with 250, or a constraint of such a priority.
struct InterfaceBuilderDefaults {
    private let layout: Layout
    private let outline: Outline
    private let isOn: Bool
    /// Whether a constraint along an axis has a priority between those of hugging.
    private var competes = PerAxis(false, false)
    /// The views that share space with each other along an axis, and those groups in which one hugs with 250.
    private var neighbors = PerAxis(NeighborGroups(), NeighborGroups())
    private var rivals = PerAxis(Set<Int>(), Set<Int>())

    init(_ section: SectionContext) {
        layout = section.layout
        outline = section.outline
        isOn = layout.source.hasPrioritiesOfInterfaceBuilder && !section.options.keepsInterfaceBuilderDefaults
        guard isOn else { return }
        for index in section.constraints {
            let constraint = layout.constraints[index]
            if (250...251).contains(constraint.priority), let first = constraint.first {
                competes[first.attribute.axis] = true
            }
            guard let first = constraint.first, case .view(let view) = first.item,
                case .view(let other)? = constraint.second?.item, outline.superviews[view] != other,
                outline.superviews[other] != view
            else { continue }
            neighbors[first.attribute.axis].join(view, other)
        }
        for view in section.views {
            let arranged = outline.arranged[view]
            for (one, other) in zip(arranged, arranged.dropFirst()) {
                neighbors.horizontal.join(one, other)
                neighbors.vertical.join(one, other)
            }
        }
        for view in section.views where InterfaceBuilderDefaults.hasContentSize(layout.views[view]) {
            for axis in [Axis.horizontal, .vertical] where layout.views[view].contentHugging[axis] == 250 {
                rivals[axis].insert(neighbors[axis].group(of: view))
            }
        }
    }

    /// Whether the value of a key is one that the tool chose for a view.
    mutating func contain(_ key: String, _ value: AttributeValue, of view: Int) -> Bool {
        guard isOn else { return false }
        let source = layout.views[view]
        switch key {
        case "contentHugging.horizontal": return value == .number(251) && decidesNothing(.horizontal, view)
        case "contentHugging.vertical": return value == .number(251) && decidesNothing(.vertical, view)
        case "backgroundColor":
            return UIKitClass.facts(of: source.className).traits.contains(.clear)
                && ColorSpelling.expression(value) == .implicit("clear")
        case "isUserInteractionEnabled": return value == .bool(true) && isBuiltIn(view)
        case "clipsToBounds", "isMultipleTouchEnabled", "preservesSuperviewLayoutMargins":
            return value == .bool(true) && isCellOrContent(view)
        case "insetsLayoutMarginsFromSafeArea", "hidesAccessoryWhenEditing":
            return value == .bool(false) && isCellOrContent(view)
        case "contentMode": return isCellOrContent(view)
        case "indentationLevel": return source.attributes.contains { $0.key == "indentationWidth" && $0.json == "0" }
        case "indentationWidth": return value == .number(0)
        default: return false
        }
    }

    private mutating func decidesNothing(_ axis: Axis, _ view: Int) -> Bool {
        !competes[axis] && !rivals[axis].contains(neighbors[axis].group(of: view))
    }

    private func isCellOrContent(_ view: Int) -> Bool {
        if layout.views[view].isCell { return true }
        guard case .reached = outline.roles[view], let superview = layout.views[view].parent else { return false }
        return layout.views[superview].isCell
            || layout.views[superview].frameworkClass?.contentMember != nil || isBuiltIn(view)
    }

    /// Whether the view is a label or image of a cell's style, for which the tool writes its flags like for the cell.
    private func isBuiltIn(_ view: Int) -> Bool {
        guard case .reached = outline.roles[view], let content = layout.views[view].parent,
            let cell = layout.views[content].parent
        else { return false }
        return layout.views[cell].isCell
    }

    /// Whether hugging has something to hug: a content size.
    private static func hasContentSize(_ view: Layout.View) -> Bool {
        guard let row = view.frameworkClass, !row.isOfAppKit else { return false }
        if row.content == .textView { return !view.scrollsText }
        return row.asksForSize || row.isKind(of: "UIControl")
    }
}

/// Groups of views, each with its lowest view as its number.
private struct NeighborGroups: Equatable, Sendable {
    private var parents: [Int: Int] = [:]

    /// - Complexity: Close to O(1) on average; each search shortens the paths it takes.
    mutating func group(of view: Int) -> Int {
        var view = view
        while let parent = parents[view] {
            if let next = parents[parent] { parents[view] = next }
            view = parent
        }
        return view
    }

    mutating func join(_ one: Int, _ other: Int) {
        let (first, second) = (group(of: one), group(of: other))
        if first != second { parents[max(first, second)] = min(first, second) }
    }
}
