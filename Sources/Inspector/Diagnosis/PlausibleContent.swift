import LayoutModel
import LayoutSemantics
import LayoutSolver

/// Content sizes that the input does not contain: an estimate is one of the lengths that the content can have.
extension Examination {
    /// The lengths that the content behind a row may ask for; `nil` if the row's length is known or is no content's.
    func plausibleLengths(ofContentRow row: Int) -> ClosedRange<Double>? {
        guard lowered.isAssumed[row], case .content? = lowered.role(ofRow: row),
            let variable = lowered.system.terms(of: row).first?.variable, variable / 4 < layout.views.count
        else { return nil }
        let record = layout.views[variable / 4]
        guard record.intrinsicContentSize == nil else {
            return isStandIn(record) ? 0...Double.greatestFiniteMagnitude : nil
        }
        let axis = VariableIndex(rawValue: variable).attribute.axis
        let room = record.alignmentWidth(ofFrame: point[VariableIndex(variable / 4, .width).rawValue])
        return ContentEstimate(of: record, axis, in: ContentContext(of: layout), width: room).plausible
    }

    /// Whether a document's content size is a placeholder for one that only the running app has.
    ///
    /// AppKit's content sizes are in no document: a reader takes those that the views were drawn with, which is not what they
    /// need at least. In UIKit's documents it is the placeholder that Interface Builder uses at design time only. The size of a
    /// text in another language is not such a size: the difference of the two texts is known.
    private func isStandIn(_ record: Layout.View) -> Bool {
        guard record.isInferred(.intrinsicContentSize) else { return false }
        guard layout.source.localization == nil || record.text == nil else { return false }
        return layout.frameworkName == "AppKit" || layout.source.lacksContentSizes
    }

    /// Whether a conflict depends on estimated content sizes alone: sizes that the contents can really have resolve it.
    ///
    /// The certificate of an irreducible set is unique up to its scale, so that what each estimate can yield adds up.
    /// - Complexity: O(rows of the cause)
    func mayFit(_ cause: Cause) -> Bool {
        guard !cause.isCertain else { return false }
        let system = lowered.system
        var shortage = 0.0
        var room = 0.0
        for (row, multiplier) in zip(cause.rows, cause.multipliers) {
            let constant = system.constants[row]
            shortage += multiplier * constant
            guard let lengths = plausibleLengths(ofContentRow: row), lengths.contains(constant) else { continue }
            let isHugging = system.relations[row] == .lessThanOrEqual
            room += abs(multiplier) * (isHugging ? lengths.upperBound - constant : constant - lengths.lowerBound)
        }
        return room >= abs(shortage)
    }
}
