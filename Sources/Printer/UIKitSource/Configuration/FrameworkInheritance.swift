/// The class hierarchy of the framework, as in UIKit's headers.
enum FrameworkInheritance {
    /// The class and its superclasses up to `UIView`; only `UIView` for an unknown class.
    static func ancestry(of name: String) -> [String] {
        var chain: [String] = []
        var current: String? = superclasses[name] == nil ? "UIView" : name
        while let name = current {
            chain.append(name)
            current = superclasses[name]
        }
        if chain.last != "UIView" { chain.append("UIView") }
        return chain
    }

    private static let superclasses: [String: String] = [
        "UILabel": "UIView", "UIImageView": "UIView", "UIStackView": "UIView", "UIScrollView": "UIView",
        "UIControl": "UIView", "UIButton": "UIControl", "UITextField": "UIControl", "UISwitch": "UIControl",
        "UISlider": "UIControl", "UIStepper": "UIControl", "UISegmentedControl": "UIControl",
        "UIPageControl": "UIControl", "UIDatePicker": "UIControl", "UIRefreshControl": "UIControl",
        "UIColorWell": "UIControl", "UITextView": "UIScrollView", "UITableView": "UIScrollView",
        "UICollectionView": "UIScrollView", "UIProgressView": "UIView", "UIActivityIndicatorView": "UIView",
        "UIPickerView": "UIView", "UISearchBar": "UIView", "UINavigationBar": "UIView", "UIToolbar": "UIView",
        "UITabBar": "UIView", "UIVisualEffectView": "UIView", "UITableViewCell": "UIView",
        "UITableViewHeaderFooterView": "UIView", "UICollectionReusableView": "UIView",
        "UICollectionViewCell": "UICollectionReusableView", "UICollectionViewListCell": "UICollectionViewCell",
        "WKWebView": "UIView", "MKMapView": "UIView", "UIWindow": "UIView",
    ]
}
