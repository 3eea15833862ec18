import LayoutModel

extension Reading {
    /// Makes a change, and keeps the places in step with the constraints.
    ///
    /// - Returns: The change that undoes this one exactly.
    /// - Throws: ``EditError`` where the change cannot be made; the reading is then as it was.
    @discardableResult
    public mutating func apply(_ edit: LayoutEdit, restoring: Bool = false) throws(EditError) -> LayoutEdit {
        try layout.apply(edit, restoring: restoring, places: &places)
    }
}
