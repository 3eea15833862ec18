import LayoutModel
import LayoutSyntax

/// Xcode's own reports about the views when the file was saved.
struct XcodeReports {
    private(set) var reports: [Layout.Report] = []
    private(set) var findings: [Finding] = []

    init(_ document: InterfaceBuilderDocument, _ elements: ViewElements, _ views: [Layout.View]) {
        for (view, element) in elements.elementOfView.enumerated() {
            func add(_ kind: Layout.Report.Kind, text: String? = nil, attributes: [FrameAttribute] = []) {
                var report = Layout.Report(kind: kind)
                report.attributes = attributes
                report.item = views[view].id
                report.text = text
                report.location = document.location(at: document.tree.place(of: element))
                reports.append(report)
            }
            if document.isYes(element, "ambiguous") { add(.ambiguous) }
            if document.isYes(element, "misplaced") { add(.misplaced) }
            // "Ambiguity" in the size inspector: "Verify Position Only" or "Never Verify", for views whose remaining
            // constraints come from code.
            switch document.value(element, "verifyAmbiguity") {
            case nil, "default": break
            case "off": add(.muted, text: "verifyAmbiguity is off")
            case "ignoreSizes": add(.muted, text: "verifyAmbiguity is ignoreSizes", attributes: [.width, .height])
            case .some(let word):
                let message = "\"\(word)\" is not a value of verifyAmbiguity, expected off or ignoreSizes; ignored"
                let view = views[view].id
                findings.append(document.finding(InvalidWord.info, .error, message, at: element, views: [view]))
            }
        }
    }
}
