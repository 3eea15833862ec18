import LayoutModel
import LayoutSyntax

/// Xcode's own reports about the views when the file was saved.
extension InterfaceBuilderAssembly {
    mutating func readReports() {
        for view in layout.views.indices {
            let element = elementOfView[view]
            if isYes(element, "ambiguous") { addReport(.ambiguous, view) }
            if isYes(element, "misplaced") { addReport(.misplaced, view) }
            readMute(view, value(element, "verifyAmbiguity"))
        }
    }

    /// "Ambiguity" in the size inspector: "Verify Position Only" or "Never Verify", for views whose remaining
    /// constraints come from code.
    private mutating func readMute(_ view: Int, _ check: String?) {
        switch check {
        case nil, "default": break
        case "off": addReport(.muted, view, text: "verifyAmbiguity is off")
        case "ignoreSizes":
            addReport(.muted, view, text: "verifyAmbiguity is ignoreSizes", attributes: [.width, .height])
        case .some(let word):
            note(
                InvalidWord.info,
                .error,
                "\"\(word)\" is not a value of verifyAmbiguity, expected off or ignoreSizes; ignored",
                at: elementOfView[view],
                views: [layout.views[view].id]
            )
        }
    }

    private mutating func addReport(
        _ kind: Layout.Report.Kind,
        _ view: Int,
        text: String? = nil,
        attributes: [FrameAttribute] = []
    ) {
        var report = Layout.Report(kind: kind)
        report.attributes = attributes
        report.item = layout.views[view].id
        report.text = text
        report.location = location(of: elementOfView[view])
        layout.reports.append(report)
    }
}
