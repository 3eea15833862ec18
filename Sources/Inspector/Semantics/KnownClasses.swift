import LayoutModel

extension Layout.View {
    private static let scrollViewClasses: Set<String> = [
        "UIScrollView", "UITableView", "UICollectionView", "UITextView",
    ]

    private static let cellClasses: Set<String> = [
        "UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView",
    ]

    private static let placingClasses: Set<String> = [
        "UITableView", "UICollectionView", "UITextView", "WKWebView", "UIPickerView",
    ]

    /// Whether the framework class is UIScrollView or one of its subclasses.
    package var isScrollView: Bool { Self.scrollViewClasses.contains(baseClass) }

    /// Whether the view is a cell of a table or collection, or a header, footer or supplementary view.
    package var isCell: Bool { Self.cellClasses.contains(baseClass) }

    /// Whether views of this class place their direct subviews themselves.
    package var placesItsSubviews: Bool { Self.placingClasses.contains(baseClass) }
}

extension Layout {
    /// Whether the view is the content view of a cell: held as `contentView`, or of a class ending in ContentView.
    package func isContentViewOfCell(_ view: Int) -> Bool {
        guard let parent = views[view].parent, views[parent].isCell else { return false }
        return views[view].name == "contentView" || views[view].className.hasSuffix("ContentView")
            || views[view].baseClass.hasSuffix("ContentView")
    }
}
