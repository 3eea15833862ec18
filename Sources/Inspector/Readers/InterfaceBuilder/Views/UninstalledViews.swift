import LayoutModel

/// Views that the traits exclude.
enum UninstalledViews {
    /// They keep their places without any effect: they are hidden, translate their masks, and have no active constraints.
    static func hide(
        in layout: inout Layout,
        _ elements: ViewElements,
        of document: InterfaceBuilderDocument
    ) -> [Finding] {
        var findings: [Finding] = []
        for index in layout.views.indices where elements.isUninstalled[index] {
            layout.views[index].isHidden = true
            layout.views[index].statedTranslatesAutoresizingMask = true
            if !layout.views[index].inferred.contains("isHidden") { layout.views[index].inferred.append("isHidden") }
            guard document.variations.excludedViews.contains(layout.views[index].id) else { continue }
            let width = document.settings.traits.width?.rawValue ?? "any"
            let height = document.settings.traits.height?.rawValue ?? "any"
            let id = layout.views[index].id
            let message =
                "\"\(layout.views[index].label ?? id)\" is not installed for \(width) width and \(height) height: "
                + "it is read as hidden, its constraints as inactive"
            let element = elements.elementOfView[index]
            findings.append(document.finding(SetAside.info, .note, message, at: element, views: [id]))
        }
        return findings
    }
}
