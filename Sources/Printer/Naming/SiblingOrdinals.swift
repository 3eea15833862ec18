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
        for superview in layout.views.indices {
            var counts: [String: Int] = [:]
            for view in outline.subviews[superview] {
                let noun = ClassNoun.noun(of: layout.views[view])
                nouns[view] = noun
                counts[noun, default: 0] += 1
                ordinals[view] = counts[noun] ?? 1
            }
            for view in outline.subviews[superview] {
                isAlone[view] = nouns[view].flatMap { counts[$0] } == 1
            }
        }
    }

    /// `stackLabel2` for the second of several labels in a stack, `stackLabel` for a single one.
    func name(of view: Int, prefix: String?) -> String {
        let noun = nouns[view] ?? "view"
        let longName = prefix.map { $0 + SwiftIdentifier.capitalized(noun) } ?? noun
        let name = longName.count > 36 ? noun : longName
        return isAlone[view] || ordinals[view] == 1 ? name : name + String(ordinals[view])
    }
}
