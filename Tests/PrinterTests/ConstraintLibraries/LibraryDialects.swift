@testable import LayoutPrinter

/// The dialects of libraries whose calls make constraints between views that are already in the hierarchy.
enum LibraryDialects {
    /// Masonry has suites of its own: its source is Objective-C.
    static let all = Dialects.all.filter { $0.definition is any ConstraintLibrary && $0.name != Dialect.masonry.name }
}
