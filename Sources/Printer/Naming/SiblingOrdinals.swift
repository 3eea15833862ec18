import LayoutModel
import SwiftSource

/// The position of each printed view among its siblings of the same class.
struct SiblingOrdinals {
    private var nouns: [String?]
    private var ordinals: [Int]
    private var isAlone: [Bool]

    init(_ layout: Layout, outline: Outline) {
        nouns = Array(repeating: nil, count: layout.views.count)
        ordinals = Array(repeating: 0, count: layout.views.count)
        isAlone = Array(repeating: true, count: layout.views.count)
        let lines = SiblingOrdinals.lines(of: layout)
        for superview in layout.views.indices {
            var counts: [String: Int] = [:]
            for view in outline.subviews[superview] {
                let noun = SiblingOrdinals.noun(of: view, layout, outline, lines: lines)
                nouns[view] = noun
                counts[noun, default: 0] += 1
                ordinals[view] = counts[noun] ?? 1
            }
            for view in outline.subviews[superview] {
                isAlone[view] = nouns[view].flatMap { counts[$0] } == 1
            }
        }
    }

    /// What a view is to its reader; a plain view is what it is used as.
    private static func noun(of view: Int, _ layout: Layout, _ outline: Outline, lines: Set<Int>) -> String {
        let noun = ClassNoun.noun(of: layout.views[view])
        guard noun == "view" else { return noun }
        if !outline.subviews[view].isEmpty { return "container" }
        return lines.contains(view) ? "separator" : "plainView"
    }

    /// The views that their constraints make as thin as a line.
    private static func lines(of layout: Layout) -> Set<Int> {
        var lines = Set<Int>()
        for constraint in layout.constraints where constraint.relation == .equal && constraint.constant <= 2 {
            guard let first = constraint.first, first.attribute.isSize, constraint.second == nil, constraint.isRequired,
                constraint.constant > 0, case .view(let view) = first.item
            else { continue }
            lines.insert(view)
        }
        return lines
    }

    /// `stackLabel2` for the second of several labels in a stack, `stackLabel` for a single one.
    func name(of view: Int, prefix: String?) -> String {
        let noun = nouns[view] ?? "view"
        // A container in a container has no better name.
        let longName = prefix.flatMap { $0 == noun ? nil : $0 + SwiftIdentifier.capitalized(noun) } ?? noun
        let name = longName.count > 36 ? noun : longName
        return isAlone[view] || ordinals[view] == 1 ? name : name + String(ordinals[view])
    }
}
