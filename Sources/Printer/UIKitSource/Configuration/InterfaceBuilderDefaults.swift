import LayoutModel
import SwiftSource

/// Values that Interface Builder writes for every view of a kind, though nobody chose them and code does without.
///
/// Dropping them changes no layout: labels and images keep their hugging of 251 where it decides between them and something of
/// a priority of 250 that shares their space.
struct InterfaceBuilderDefaults {
    private let layout: Layout
    private let outline: Outline
    private let isOn: Bool
    private var shared: [Axis: SharedSpace] = [:]
    /// Along each axis, the spaces in which something else has a priority between 250 and 251.
    private var rivals = PerAxis(Set<SharedSpace.Space>(), Set<SharedSpace.Space>())

    init(_ section: SectionContext) {
        layout = section.layout
        outline = section.outline
        isOn = layout.source.hasPrioritiesOfInterfaceBuilder && !section.options.keepsInterfaceBuilderDefaults
        guard isOn else { return }
        for axis in Axis.allCases {
            var shared = SharedSpace(section, along: axis)
            for index in section.constraints where (250...251).contains(layout.constraints[index].priority) {
                rivals[axis].formUnion(shared.spaces(of: layout.constraints[index]))
            }
            for view in section.views where SharedSpace.hasContentSize(layout.views[view]) {
                guard layout.views[view].contentHugging[axis] == 250 else { continue }
                if let space = shared.space(of: view) { rivals[axis].insert(space) }
            }
            self.shared[axis] = shared
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
        guard let space = shared[axis]?.space(of: view) else { return true }
        return !rivals[axis].contains(space)
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
}
