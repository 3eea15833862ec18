import LayoutModel
import LayoutSolver

extension LoweredLayout {
    /// The id of a row: the id of its listed constraint, or the fixed id of a made row.
    public func id(ofRow row: Int) -> String {
        switch sources[row] {
        case .constraint(let index): layout.constraints[index].id
        case .made(let index): id(of: made[index])
        }
    }

    /// The fixed id of a made row, such as `content:title.width.hugging`.
    public func id(of row: MadeRow) -> String { row.role.id(of: layout.id(of: row.item)) }

    /// The role of a made row; `nil` for rows of listed constraints.
    package func role(ofRow row: Int) -> MadeRow.Role? {
        guard case .made(let index) = sources[row] else { return nil }
        return made[index].role
    }
}
