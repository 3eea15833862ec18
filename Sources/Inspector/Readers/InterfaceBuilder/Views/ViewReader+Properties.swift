import LayoutModel
import LayoutSyntax

/// Properties of a view that are part of the model.
extension ViewReader {
    mutating func readPriorities(of element: Int, into view: inout Layout.View) {
        view.contentHugging = PerAxis(
            priority(element, "horizontalHuggingPriority", usual: 250),
            priority(element, "verticalHuggingPriority", usual: 250)
        )
        view.compressionResistance = PerAxis(
            priority(element, "horizontalCompressionResistancePriority", usual: 750),
            priority(element, "verticalCompressionResistancePriority", usual: 750)
        )
    }

    private mutating func priority(_ element: Int, _ name: XMLName, usual: Double) -> Double {
        min(max(number(element, name) ?? usual, 0), 1000)
    }

    /// The placeholder for the content size at design time; it does not exist at run time.
    func readPlaceholderSize(of element: Int, into view: inout Layout.View) {
        guard !document.isForRunTime else { return }
        let width = document.value(element, "placeholderIntrinsicWidth")
        let height = document.value(element, "placeholderIntrinsicHeight")
        guard width != nil || height != nil else { return }
        func length(_ text: String?) -> Double? {
            guard let text, let number = Double(text), number.isFinite, number >= 0 else { return nil }
            return number
        }
        view.intrinsicContentSize = PerAxis(length(width), length(height))
        view.inferred.append("intrinsicContentSize")
    }

    mutating func readMargins(of element: Int, into view: inout Layout.View) {
        if let insets = document.child(element, "directionalEdgeInsets", key: "directionalLayoutMargins") {
            view.authoredMargins = margins(insets, leading: "leading", trailing: "trailing")
        } else if let insets = document.child(element, "edgeInsets", key: "layoutMargins") {
            view.authoredMargins = margins(insets, leading: "left", trailing: "right")
        } else if document.platform == .macOS, let insets = document.child(element, "edgeInsets", key: "edgeInsets") {
            // The edge insets of an AppKit stack view, independent of its surroundings.
            view.authoredMargins = margins(insets, leading: "left", trailing: "right")
            view.layoutMargins = view.authoredMargins
        }
        view.insetsMarginsFromSafeArea = !document.isValue(element, "insetsLayoutMarginsFromSafeArea", "NO")
        view.preservesSuperviewMargins = document.isYes(element, "preservesSuperviewLayoutMargins")
    }

    private mutating func margins(_ element: Int, leading: XMLName, trailing: XMLName) -> DirectionalEdgeInsets {
        DirectionalEdgeInsets(
            top: number(element, "top") ?? 0,
            leading: number(element, leading) ?? 0,
            bottom: number(element, "bottom") ?? 0,
            trailing: number(element, trailing) ?? 0
        )
    }

    /// The class of the controller that owns this view, or the property in which a framework view stores it.
    func readPlaceInOwner(of element: Int, into view: inout Layout.View) {
        guard let key = tree[element, "key"], let parent = tree.parent(of: element) else { return }
        let parentName = tree.nameNumber(of: parent)
        if let controller = document.names.controllerClasses[parentName] {
            if key == "view" {
                view.viewController = document.customClass(of: parent) ?? controller
            } else {
                view.name = key
                view.owner = controller
            }
        } else if let item = document.names.barItemClasses[parentName] {
            view.name = key
            view.owner = item
            view.label = view.label ?? tree[parent, "label"]
        } else if elements.enclosing[parent] >= 0, isView(parent) {
            view.name = key
            view.owner = document.names.viewClasses[parentName]
        }
    }

    func identifier(of element: Int) -> String? {
        if let accessibility = tree.child(of: element, "accessibility", key: "accessibilityConfiguration"),
            let identifier = tree[accessibility, "identifier"]
        {
            return identifier
        }
        return document.value(element, "restorationIdentifier")
            ?? (document.platform == .macOS ? document.value(element, "identifier") : nil)
    }

    func direction(of element: Int) -> LayoutDirection? {
        if document.platform == .macOS, document.isValue(element, "userInterfaceLayoutDirection", "rightToLeft") {
            return .rightToLeft
        }
        switch document.value(element, "semanticContentAttribute") {
        case "forceRightToLeft": return .rightToLeft
        case "forceLeftToRight", "playback", "spatial": return .leftToRight
        default: return nil
        }
    }
}
