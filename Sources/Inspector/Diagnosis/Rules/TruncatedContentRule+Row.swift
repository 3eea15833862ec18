import LayoutSemantics
import LayoutModel
import LayoutSolver

extension TruncatedContentRule {
    /// What does not fit, as a conflict of the content's size with what squeezes it would show it.
    ///
    /// - Parameter rows: Without the content's row, they have a solution; `nil`: one of them fails itself, or they are no row.
    static func overfullRow(_ content: Int, among rows: [Int], in examination: Examination) -> Finding.Chain? {
        let system = examination.lowered.system
        let hold = rows.allSatisfy { row in
            examination.frozen(row: row).map { $0 == (system.relations[row], system.constants[row]) } ?? false
        }
        guard hold, let variable = system.terms(of: content).first?.variable, rows.count < mostDescribed else {
            return nil
        }
        let shift = system.constants[content] - examination.point[variable]
        let cause = Cause((rows + [content]).sorted(), breaks: [content], last: content, shift: shift, in: system)
        let story = ConflictStory(cause, in: examination)
        guard let ring = ConflictRing(story, in: examination), abs(ring.excess - shift) <= examination.pixel else {
            return nil
        }
        return ring.chain(story, in: examination)
    }
}

extension Examination {
    /// Whether a row is the user's and a size or gap of some length: a drawn row shows those of UIKit.
    func addsLength(_ row: Int) -> Bool {
        userConstraint(ofRow: row) != nil && lowered.system.constants[row] != 0
    }

    /// Whether a row is more than where a guide lies, or that a size is not negative: both go without saying.
    func saysMoreThanPlace(_ row: Int) -> Bool {
        switch lowered.role(ofRow: row) {
        case .guide, .nonnegative: false
        case nil, .rootSize, .content, .mask, .stack: true
        }
    }
}
