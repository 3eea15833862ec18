/// The appearance settings for all objects of a class. The object that takes them is no view of the app: here they
/// reach nobody.
@MainActor
public protocol UIAppearance: AnyObject {}

/// A class whose appearance can be set for all objects at once.
@MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarButtonItem: UIAppearance {}
extension UITabBarItem: UIAppearance {}

// By class: no object can be made from the type of an app's own view, which has the proxy of its nearest class here.

extension UIAppearance where Self: UIView {
    public static func appearance() -> UIView { UIView() }

    public static func appearance(whenContainedInInstancesOf containers: [UIAppearanceContainer.Type]) -> UIView {
        appearance()
    }
}

extension UIAppearance where Self: UILabel {
    public static func appearance() -> UILabel { UILabel() }

    public static func appearance(whenContainedInInstancesOf containers: [UIAppearanceContainer.Type]) -> UILabel {
        appearance()
    }
}

extension UIAppearance where Self: UIButton {
    public static func appearance() -> UIButton { UIButton() }

    public static func appearance(whenContainedInInstancesOf containers: [UIAppearanceContainer.Type]) -> UIButton {
        appearance()
    }
}

extension UIAppearance where Self: UITextField {
    public static func appearance() -> UITextField { UITextField() }

    public static func appearance(whenContainedInInstancesOf containers: [UIAppearanceContainer.Type]) -> UITextField {
        appearance()
    }
}

extension UIAppearance where Self: UITextView {
    public static func appearance() -> UITextView { UITextView() }

    public static func appearance(whenContainedInInstancesOf containers: [UIAppearanceContainer.Type]) -> UITextView {
        appearance()
    }
}

extension UIAppearance where Self: UISwitch {
    public static func appearance() -> UISwitch { UISwitch() }

    public static func appearance(whenContainedInInstancesOf containers: [UIAppearanceContainer.Type]) -> UISwitch {
        appearance()
    }
}

extension UIAppearance where Self: UISlider {
    public static func appearance() -> UISlider { UISlider() }

    public static func appearance(whenContainedInInstancesOf containers: [UIAppearanceContainer.Type]) -> UISlider {
        appearance()
    }
}

extension UIAppearance where Self: UISegmentedControl {
    public static func appearance() -> UISegmentedControl { UISegmentedControl() }

    public static func appearance(whenContainedInInstancesOf containers: [UIAppearanceContainer.Type])
        -> UISegmentedControl
    {
        appearance()
    }
}

extension UIAppearance where Self: UIPageControl {
    public static func appearance() -> UIPageControl { UIPageControl() }

    public static func appearance(whenContainedInInstancesOf containers: [UIAppearanceContainer.Type]) -> UIPageControl
    {
        appearance()
    }
}

extension UIAppearance where Self: UINavigationBar {
    public static func appearance() -> UINavigationBar { UINavigationBar() }

    public static func appearance(whenContainedInInstancesOf containers: [UIAppearanceContainer.Type])
        -> UINavigationBar
    {
        appearance()
    }
}

extension UIAppearance where Self: UIToolbar {
    public static func appearance() -> UIToolbar { UIToolbar() }

    public static func appearance(whenContainedInInstancesOf containers: [UIAppearanceContainer.Type]) -> UIToolbar {
        appearance()
    }
}

extension UIAppearance where Self: UITabBar {
    public static func appearance() -> UITabBar { UITabBar() }

    public static func appearance(whenContainedInInstancesOf containers: [UIAppearanceContainer.Type]) -> UITabBar {
        appearance()
    }
}

extension UIAppearance where Self: UISearchBar {
    public static func appearance() -> UISearchBar { UISearchBar() }

    public static func appearance(whenContainedInInstancesOf containers: [UIAppearanceContainer.Type]) -> UISearchBar {
        appearance()
    }
}

extension UIAppearance where Self: UITableView {
    public static func appearance() -> UITableView { UITableView() }

    public static func appearance(whenContainedInInstancesOf containers: [UIAppearanceContainer.Type]) -> UITableView {
        appearance()
    }
}

extension UIAppearance where Self: UITableViewCell {
    public static func appearance() -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    public static func appearance(whenContainedInInstancesOf containers: [UIAppearanceContainer.Type])
        -> UITableViewCell
    {
        appearance()
    }
}

extension UIAppearance where Self: UIWindow {
    public static func appearance() -> UIWindow { UIWindow() }

    public static func appearance(whenContainedInInstancesOf containers: [UIAppearanceContainer.Type]) -> UIWindow {
        appearance()
    }
}

extension UIBarButtonItem {
    public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }

    public static func appearance(
        whenContainedInInstancesOf containers: [UIAppearanceContainer.Type]
    ) -> UIBarButtonItem { UIBarButtonItem() }

    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
}

extension UITabBarItem {
    public static func appearance() -> UITabBarItem { UITabBarItem() }

    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}
