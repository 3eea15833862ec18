import LayoutModel

extension Layout.View {
    private static let scrollViewClasses: ClassNames = [
        "UIScrollView", "UITableView", "UICollectionView", "UITextView",
    ]

    private static let cellClasses: ClassNames = [
        "UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView",
    ]

    private static let placingClasses: ClassNames = [
        "UITableView", "UICollectionView", "UITextView", "WKWebView", "UIPickerView", "NSTableView", "NSOutlineView",
    ]

    /// Whether the framework class is UIScrollView or one of its subclasses.
    package var isScrollView: Bool { Self.scrollViewClasses.holds(baseClass) }

    /// Whether the view is a cell of a table or collection, or a header, footer or supplementary view.
    package var isCell: Bool { Self.cellClasses.holds(baseClass) }

    /// Whether views of this class place their direct subviews themselves.
    package var placesItsSubviews: Bool { Self.placingClasses.holds(baseClass) }
}

/// Names of classes among which those of all views are looked up.
private struct ClassNames: ExpressibleByArrayLiteral {
    private let names: Set<String>
    /// How many bytes they have: most other names, such as `UIView`, have fewer.
    private let lengths: ClosedRange<Int>

    init(arrayLiteral names: String...) {
        self.names = Set(names)
        let lengths = names.map(\.utf8.count)
        self.lengths = (lengths.min() ?? 0)...(lengths.max() ?? 0)
    }

    func holds(_ name: String) -> Bool { lengths.contains(name.utf8.count) && names.contains(name) }
}

extension Layout {
    /// Whether one of the views is a scroll view.
    func hasScrollViews() -> Bool { views.indices.contains { views[$0].isScrollView } }

    /// Whether the view is the content view of a cell: held as `contentView`, or of a class ending in ContentView.
    package func isContentViewOfCell(_ view: Int) -> Bool {
        guard let parent = views[view].parent, views[parent].isCell else { return false }
        return views[view].name == "contentView" || views[view].className.hasSuffix("ContentView")
            || views[view].baseClass.hasSuffix("ContentView")
    }
}
