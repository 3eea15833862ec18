/// Names for the items of two dumps under which the same item has the same name: the original's view, and a guide's kind.
struct ItemNames {
    private(set) var original: [String: String] = [:]
    private(set) var printed: [String: String] = [:]
    /// Printed views that stand for no original one.
    private(set) var strangers: [String] = []
    /// The views that stand for each other, in the printed dump's order.
    private(set) var pairs: [(original: Dump.View, printed: Dump.View)] = []

    static let standardKinds = [
        "safeArea", "layoutMargins", "readableContent", "keyboard", "contentLayout", "frameLayout", "topLayout",
        "bottomLayout",
    ]

    init(original dump: Dump, printed other: Dump) {
        let (views, _) = FlatView.flatten(dump)
        let (otherViews, roots) = FlatView.flatten(other)
        let match = ViewMatch(original: views, printed: otherViews, roots: roots)
        for view in views { ItemNames.add(view.view, as: view.view.id, to: &original) }
        for (index, view) in otherViews.enumerated() {
            if let place = match.originals[index] {
                pairs.append((views[place].view, view.view))
                ItemNames.add(view.view, as: views[place].view.id, to: &printed)
            } else {
                let name = "printed:" + view.view.id
                // What UIKit makes by itself is not in every dump.
                if !view.view.isUIKits { strangers.append(view.view.name ?? view.view.className) }
                ItemNames.add(view.view, as: name, to: &printed)
            }
        }
    }

    private static func add(_ view: Dump.View, as name: String, to names: inout [String: String]) {
        names[view.id] = name
        for kind in standardKinds { names[view.id + "." + kind] = name + "." + kind }
        var customCount = 0
        for guide in view.guides ?? [] {
            if guide.kind == "custom" {
                names[guide.id] = name + ".guide\(customCount)"
                customCount += 1
            } else {
                names[guide.id] = name + "." + guide.kind
            }
        }
    }
}
