/// What Xcode itself said of the views when the file was saved.
extension InterfaceBuilderAssembly {
    mutating func readReports() {
        for view in layout.views.indices {
            let element = elementOfView[view]
            if isYes(element, "ambiguous") { addReport(.ambiguous, view) }
            if isYes(element, "misplaced") { addReport(.misplaced, view) }
            if let check = value(element, "verifyAmbiguity"), check != "default" {
                addReport(.muted, view, text: "verifyAmbiguity is \(check)")
            }
        }
    }

    private mutating func addReport(_ kind: Layout.Report.Kind, _ view: Int, text: String? = nil) {
        var report = Layout.Report(kind: kind)
        report.item = layout.views[view].id
        report.text = text
        report.location = location(of: elementOfView[view])
        layout.reports.append(report)
    }
}
