import LayoutModel

extension Reading {
    /// Makes a change, and keeps the places in sync with the constraints.
    ///
    /// - Returns: The change that undoes this one exactly.
    /// - Throws: ``EditError`` if the change cannot be made; the reading is unchanged.
    @discardableResult
    public mutating func apply(_ edit: LayoutEdit, restoring: Bool = false) throws(EditError) -> LayoutEdit {
        try layout.apply(edit, restoring: restoring, places: &places)
    }
}
