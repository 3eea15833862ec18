extension DocumentConnection.Container.Kind {
    /// The framework's class, from which one of the app's may inherit.
    package var frameworkClass: UIKitClass? {
        switch self {
        case .navigation: .named("UINavigationController")
        case .tabs: .named("UITabBarController")
        case .split: .named("UISplitViewController")
        }
    }
}
