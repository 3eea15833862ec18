import LayoutModel
import LayoutSolver

/// A view that is shown and has no width or no height.
enum ZeroSizeRule: Rule {
    static let slug = "zero-size"
    static let runsOnPartialDumps = false
    static let isOnlyANote = true

    static func findings(in examination: Examination) throws(Interrupted) -> [Finding] {
        let layout = examination.layout
        var findings: [Finding] = []
        for view in layout.views.indices where examination.isShown[view] {
            let frame = examination.frame(of: .view(view), at: examination.point)
            let axes = Axis.allCases.filter { axis in
                let attribute: FrameAttribute = axis == .horizontal ? .width : .height
                return !examination.isFree(attribute, ofView: view) && frame[attribute] <= 1e-6
            }
            if axes.isEmpty { continue }
            let what = axes.map { $0 == .horizontal ? "width" : "height" }.joined(separator: " and no ")
            var finding = Finding(
                rule: slug,
                severity: .note,
                message: "\(examination.names.subject(view: view)) has no \(what)"
            )
            finding.aboutGeometry(of: [view], axes: axes, in: examination)
            findings.append(finding)
        }
        return findings
    }
}
