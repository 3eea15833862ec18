/// The class of UIKit that has a member which no other class has, but for its subclasses.
///
/// By the reference pages of these classes.
package enum MemberOwners {
    /// - Parameter name: Of a property or method, or an initializer with its labels: `init(frame:)`.
    /// - Returns: `nil` for members of several classes, such as `text`, and of none.
    package static func owner(of name: String) -> String? { members[name] }

    private static let members: [String: String] = {
        var owners: [String: String] = [:]
        for (owner, names) in lists {
            for name in names.split(whereSeparator: \.isWhitespace) { owners[String(name)] = owner }
        }
        return owners
    }()

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
            addGestureRecognizer hitTest alignmentRectInsets tintColorDidChange autoresizingMask addLayoutGuide
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
