import LayoutModel

/// The axes on which views of a class have content of their own.
enum ContentAxes {
    case both, height, nothing, unknown
}

extension Layout {
    /// Which framework classes have an intrinsic content size, as their documentation and headers say.
    private static let contentAxesByClass: [String: ContentAxes] = [
        "UILabel": .both,
        "UIButton": .both,
        "UIImageView": .both,
        "UISwitch": .both,
        "UIStepper": .both,
        "UISegmentedControl": .both,
        "UIActivityIndicatorView": .both,
        "UIPageControl": .both,
        "UIDatePicker": .both,
        "UIPickerView": .both,
        "UITextField": .both,
        "UITextView": .both,
        "UISlider": .height,
        "UIProgressView": .height,
        "UISearchBar": .height,
        "UINavigationBar": .height,
        "UIToolbar": .height,
        "UITabBar": .height,
        "UIView": .nothing,
        "UIStackView": .nothing,
        "UIScrollView": .nothing,
        "UIWindow": .nothing,
        "UIControl": .nothing,
        "UITableView": .nothing,
        "UICollectionView": .nothing,
        "UIVisualEffectView": .nothing,
        "UITableViewCell": .nothing,
        "UICollectionViewCell": .nothing,
        "UITableViewHeaderFooterView": .nothing,
        "UICollectionReusableView": .nothing,
    ]

    /// Whether the content of a view asks for a size, by its class and what the class shows.
    func contentAxes(of view: Int) -> ContentAxes {
        let baseClass = views[view].baseClass
        switch baseClass {
        case "UIView":
            return .nothing
        case "UIImageView":
            return views[view].showsImage ? .both : .nothing
        case "UITextView":
            return views[view].scrollsText ? .nothing : .both
        default:
            if let axes = Self.contentAxesByClass[baseClass] { return axes }
            return isContentViewOfCell(view) ? .nothing : .unknown
        }
    }
}
