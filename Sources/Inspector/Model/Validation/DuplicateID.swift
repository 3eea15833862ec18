/// Two views or guides, or two constraints, have one id: the later one in the file is set aside, a view with its
/// subtree. Readers find it when they register ids.
package enum DuplicateID {
    package static let slug = "duplicate-id"

    /// The item that has the id already.
    package static func describe(_ item: Layout.Item) -> String {
        switch item {
        case .view: "another view"
        case .guide: "a guide"
        case .missing: "another item"
        }
    }
}
