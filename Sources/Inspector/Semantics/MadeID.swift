import LayoutSolver

extension LoweredLayout {
    /// The id of a row: that of its listed constraint, or the fixed form of a made one.
    public func id(ofRow row: Int) -> String {
        switch sources[row] {
        case .constraint(let index): layout.constraints[index].id
        case .made(let index): id(of: made[index])
        }
    }

    /// The fixed id of a made row, such as `content:title.width.hugging`.
    public func id(of row: MadeRow) -> String {
        let item = layout.id(of: row.item)
        switch row.role {
        case .nonnegative(let size): return "nonneg:\(item).\(size.name)"
        case .rootSize(let size): return "root:\(item).\(size.name)"
        case .guide(let edge): return "guide:\(item).\(edge)"
        case .content(let size, let isHugging):
            return "content:\(item).\(size.name).\(isHugging ? "hugging" : "compression")"
        case .mask(let part): return "mask:\(item).\(part)"
        case .stack(let part): return "stack:\(item).\(part)"
        }
    }
}
