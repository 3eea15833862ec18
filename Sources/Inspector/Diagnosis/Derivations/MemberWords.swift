import LayoutModel
import LayoutSemantics
import LayoutSolver

/// Rows as people know them.
struct MemberWords {
    let examination: Examination

    func member(ofRow row: Int) -> Derivation.Member {
        Derivation.Member(ids: [examination.id(ofRow: row)], text: text(ofRow: row), rows: [row])
    }

    /// One for each row; the two rows of a content that settle a size between them are one.
    func members(of rows: [Int]) -> [Derivation.Member] {
        var members: [Derivation.Member] = []
        var listed: Set<Int> = []
        for row in rows where listed.insert(row).inserted {
            if let other = rows.first(where: { !listed.contains($0) && isSameContent(row, $0) }) {
                listed.insert(other)
                members.append(member(ofContent: row, other))
            } else {
                members.append(member(ofRow: row))
            }
        }
        return members
    }

    /// Whether two rows are a content's hugging and compression resistance of the same size.
    func isSameContent(_ row: Int, _ other: Int) -> Bool {
        let lowered = examination.lowered
        guard row != other, case .made(let one) = lowered.sources[row], case .made(let two) = lowered.sources[other],
            lowered.made[one].item == lowered.made[two].item,
            case .content(let size, _) = lowered.made[one].role,
            case .content(size, _) = lowered.made[two].role
        else { return false }
        return lowered.system.constants[row] == lowered.system.constants[other]
    }

    /// The hugging and the compression resistance of a content as one.
    func member(ofContent row: Int, _ other: Int) -> Derivation.Member {
        let rows = [row, other].sorted()
        guard let role = examination.lowered.role(ofRow: row), case .content(let size, _) = role,
            case .made(let index) = examination.lowered.sources[row]
        else { return member(ofRow: row) }
        let text = content(size, of: examination.lowered.made[index].item, rows)
        return Derivation.Member(ids: rows.map { examination.id(ofRow: $0) }, text: text, rows: rows)
    }

    /// Such as "intrinsic width of title (120, hugging 250, compression resistance 750)".
    private func content(_ size: FrameAttribute, of item: Layout.Item, _ rows: [Int]) -> String {
        var parts = [PointsText.text(examination.lowered.system.constants[rows[0]])]
        for row in rows {
            guard case .content(_, let isHugging) = examination.lowered.role(ofRow: row) else { continue }
            let priority = PointsText.text(examination.lowered.system.priorities[row])
            parts.append((isHugging ? "hugging " : "compression resistance ") + priority)
        }
        if rows.contains(where: { examination.lowered.isAssumed[$0] }) { parts.append("estimated") }
        return "intrinsic \(size.name) of \(examination.names.subject(item)) (\(parts.joined(separator: ", ")))"
    }

    private func text(ofRow row: Int) -> String {
        let text = examination.text(ofRow: row)
        guard case .made(let index) = examination.lowered.sources[row] else {
            return text + remark(on: examination.constraint(ofRow: row))
        }
        let made = examination.lowered.made[index]
        let owner = examination.names.subject(made.item)
        let doubt = examination.lowered.isAssumed[row] ? ", estimated" : ""
        switch made.role {
        case .content(let size, _): return content(size, of: made.item, [row])
        case .nonnegative: return "\(text) (a size is never negative)"
        case .rootSize: return "\(text) (root size\(doubt))"
        case .guide: return "\(text) (guide\(doubt))"
        case .mask: return "\(text) (autoresizing mask\(doubt))"
        case .stack: return "\(text) (stack view \(owner)\(doubt))"
        }
    }

    /// Who made a listed constraint that is not the user's.
    private func remark(on constraint: Layout.Constraint) -> String {
        switch constraint.origin {
        case .user: ""
        case .autoresizing: " (autoresizing mask)"
        case .contentSize: " (intrinsic size)"
        case .stack: " (stack view)"
        case .encapsulated: " (size that the container sets)"
        case .guide: " (guide)"
        case .scroll: " (scroll view)"
        case .prototyping, .temporary, .system: " (\(examination.layout.frameworkName))"
        }
    }

    /// "half of ", "twice ", "0.6 × ".
    static func factor(_ multiplier: Double) -> String {
        switch multiplier {
        case 0.5: "half of "
        case 0.25: "a quarter of "
        case 2: "twice "
        case _ where abs(multiplier - 1.0 / 3) < 1e-4: "a third of "
        default: PointsText.multiplier(multiplier) + " × "
        }
    }
}
