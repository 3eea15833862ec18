import LayoutModel

/// The class of UIKit that an unknown class has to be of, by what is done with it.
enum UsedClasses {
    /// What only one class and its subclasses have, of members that code asks of an object or overrides.
    ///
    /// - Returns: `nil` for members of several classes, such as `text`, and of none.
    static func owner(ofMember name: String) -> String? { members[name] }

    /// The class that such overrides are of: the lowest of those that overridden members name.
    static func owner(ofOverrides names: some Sequence<String>) -> String? {
        names.sorted().compactMap { members[$0] }.max { depth($0) < depth($1) }
    }

    /// The class with an initializer of these labels.
    static func owner(ofLabels labels: [String?]) -> String? { members[initializer(labels)] }

    /// `init(frame:)`, as a member's name.
    static func initializer(_ labels: [String?]) -> String {
        "init(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
    }

    private static func depth(_ name: String) -> Int { UIKitClass.named(name)?.ancestry.count ?? 0 }

    private static let members: [String: String] = {
        var owners: [String: String] = [:]
        for (owner, names) in lists {
            for name in names.split(whereSeparator: \.isWhitespace) { owners[String(name)] = owner }
        }
        return owners
    }()

    /// By the reference pages of these classes.
    private static let lists: [(owner: String, names: String)] = [
        (
            "UIView",
            """
            addSubview insertSubview bringSubviewToFront sendSubviewToBack removeFromSuperview superview subviews
            topAnchor bottomAnchor leadingAnchor trailingAnchor leftAnchor rightAnchor centerXAnchor centerYAnchor
            widthAnchor heightAnchor firstBaselineAnchor lastBaselineAnchor safeAreaLayoutGuide layoutMarginsGuide
            readableContentGuide translatesAutoresizingMaskIntoConstraints addConstraint addConstraints
            removeConstraint setContentHuggingPriority setContentCompressionResistancePriority layoutSubviews
            setNeedsLayout layoutIfNeeded intrinsicContentSize invalidateIntrinsicContentSize sizeThatFits sizeToFit
            systemLayoutSizeFitting didMoveToSuperview didMoveToWindow willMove updateConstraints
            setNeedsUpdateConstraints layoutMargins directionalLayoutMargins clipsToBounds isUserInteractionEnabled
            addGestureRecognizer hitTest alignmentRectInsets tintColorDidChange snp autoresizingMask addLayoutGuide
            layoutMarginsDidChange safeAreaInsetsDidChange snapshotView init(frame:)
            """
        ),
        (
            "UIViewController",
            """
            viewDidLoad viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear loadView viewIfLoaded
            loadViewIfNeeded viewDidLayoutSubviews viewWillLayoutSubviews viewSafeAreaInsetsDidChange
            viewWillTransition preferredStatusBarStyle prefersStatusBarHidden navigationController tabBarController
            splitViewController presentingViewController presentedViewController addChild removeFromParent didMove
            childViewControllers addChildViewController didMove modalPresentationStyle modalTransitionStyle
            supportedInterfaceOrientations updateViewConstraints additionalSafeAreaInsets navigationItem
            init(nibName:bundle:)
            """
        ),
        (
            "UIControl",
            """
            addTarget removeTarget sendActions beginTracking continueTracking endTracking cancelTracking
            """
        ),
        ("UIButton", "setTitle setTitleColor setAttributedTitle setBackgroundImage titleEdgeInsets imageEdgeInsets"),
        (
            "UIStackView",
            """
            addArrangedSubview insertArrangedSubview removeArrangedSubview arrangedSubviews init(arrangedSubviews:)
            """
        ),
        ("UIScrollView", "contentOffset setContentOffset contentLayoutGuide frameLayoutGuide scrollRectToVisible"),
        ("UITableView", "tableHeaderView tableFooterView separatorStyle estimatedRowHeight"),
        (
            "UITableViewCell",
            "selectionStyle accessoryType accessoryView selectedBackgroundView init(style:reuseIdentifier:)"
        ),
        ("UITableViewHeaderFooterView", "init(reuseIdentifier:)"),
        ("UICollectionView", "init(frame:collectionViewLayout:)"),
        ("UINavigationController", "init(rootViewController:)"),
    ]
}
