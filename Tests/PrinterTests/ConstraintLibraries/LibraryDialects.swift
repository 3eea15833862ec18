import LayoutPrinter

/// The dialects of libraries whose calls make constraints between views that are already in the hierarchy.
enum LibraryDialects {
    static let all: [Dialect] = [.snapKit, .tinyConstraints, .pureLayout, .cartography, .stevia]
}
