/// Small real-looking screens, as dumps.
enum Screens {
    static let login = dump(
        """
        {"id": "logo", "class": "UIImageView", "name": "logo", "translatesAutoresizingMask": false},
        {"id": "form", "class": "UIStackView", "name": "form", "translatesAutoresizingMask": false,
         "stack": {"axis": "vertical", "spacing": 12}, "subviews": [
           {"id": "email", "class": "UITextField", "name": "emailField"},
           {"id": "password", "class": "UITextField", "name": "passwordField"},
           {"id": "row", "class": "UIStackView", "stack": {"spacing": 8, "alignment": "center"}, "subviews": [
             {"id": "remember", "class": "UISwitch"},
             {"id": "rememberLabel", "class": "UILabel", "text": "Remember me"}]}]},
        {"id": "signIn", "class": "UIButton", "text": "Sign in", "translatesAutoresizingMask": false},
        {"id": "line", "class": "UIView", "translatesAutoresizingMask": false}
        """,
        root: #""class": "UIView", "viewController": "Shop.LoginViewController""#,
        constraints: [
            "logo.top == [root.safeArea].top + 40", "logo.centerX == root.centerX", "logo.width == 120",
            "logo.height == logo.width * 0.5", "form.top == logo.bottom + 32", "form.leading == root.leading + 24",
            "form.trailing == root.trailing - 24", "email.height == 44", "password.height == email.height",
            "signIn.top == form.bottom + 24", "signIn.centerX == root.centerX", "signIn.height == 48 @999",
            "signIn.width >= 200", "signIn.bottom <= [root.safeArea].bottom - 16", "line.left == root.left",
            "line.right == root.right", "line.bottom == root.bottom", "line.height == 0.5",
            "rememberLabel.firstBaseline == remember.centerY + 4", "root.bottom >= form.bottom + 8 @250 #keep",
        ]
    )

    static let masks = dump(
        """
        {"id": "back", "class": "UIView", "label": "backdrop", "frame": [0, 0, 320, 480],
         "autoresizingMask": ["flexibleWidth", "flexibleHeight"],
         "subviews": [{"id": "inner", "class": "UILabel", "name": "inner", "translatesAutoresizingMask": false}]},
        {"id": "title", "class": "UILabel", "label": "title", "translatesAutoresizingMask": false},
        {"id": "badge", "class": "UIView", "name": "badge", "frame": [10, 10.5, 20, 20]},
        {"id": "blur", "class": "UIVisualEffectView", "name": "blur", "translatesAutoresizingMask": false,
         "subviews": [{"id": "content", "class": "_UIVisualEffectContentView",
           "subviews": [{"id": "note", "class": "UILabel", "name": "note", "translatesAutoresizingMask": false}]}]},
        {"id": "child", "class": "UIView", "viewController": "MapViewController", "controllerName": "mapController",
         "translatesAutoresizingMask": false}
        """,
        constraints: [
            "inner.top == back.top + 4", "inner.leading == title.leading", "title.top == root.top", "badge.width == 20",
            "title.leading == badge.trailing + 8", "note.left == content.left", "note.right == content.right",
            "note.top == content.top", "note.bottom == content.bottom", "child.left == root.left",
            "child.right == root.right", "child.top == root.top", "child.bottom == root.bottom",
            "title.trailing == child.trailing",
        ]
    )

    static let remainder = dump(
        """
        {"id": "a", "class": "UILabel", "name": "a", "translatesAutoresizingMask": false,
         "guides": [{"id": "g", "kind": "custom", "identifier": "half-way"}]},
        {"id": "s", "class": "UIStackView", "name": "s", "translatesAutoresizingMask": false,
         "stack": {"axis": "vertical", "arranged": ["s2", "s1"], "customSpacing": {"s2": 20}}, "subviews": [
           {"id": "s1", "class": "UILabel", "name": "s1"}, {"id": "s2", "class": "UILabel", "name": "s2"},
           {"id": "over", "class": "UIView", "name": "over", "translatesAutoresizingMask": false}]}
        """,
        constraints: [
            "g.top == root.top + 8", "a.top == g.bottom", "a.firstBaseline == s.firstBaseline",
            "a.leading == root.leadingMargin",
            "a.leadingMargin == s.leading", "a.centerX == root.centerX * 0.5", "a.width == 40", "a.width == 50 @750",
            "a.height == 20 =heightConstraint", "root.bottom == s.bottom @250 #low",
            "[root.layoutMargins].trailing == s.trailing",
            #"{"id": "d", "terms": [{"item": "s", "attribute": "top", "multiplier": 1}, {"item": "a", "attribute": "bottom", "multiplier": -1}, {"item": "a", "attribute": "height", "multiplier": -2}], "constant": 3}"#,
        ]
    )

    static let cell = dump(
        """
        {"id": "content", "class": "UITableViewCellContentView", "subviews": [
          {"id": "title", "class": "UILabel", "name": "titleLabel", "owner": "Shop.ProductCell",
           "translatesAutoresizingMask": false},
          {"id": "price", "class": "UILabel", "text": "9.99 €", "translatesAutoresizingMask": false}]}
        """,
        root: #""class": "Shop.ProductCell", "baseClass": "UITableViewCell""#,
        constraints: [
            "title.leading == content.leading + 16", "title.centerY == content.centerY",
            "price.leading >= title.trailing + 8", "price.trailing == content.trailing - 16",
            "price.centerY == title.centerY",
        ]
    )

    /// What all helpers of the library build.
    static let helpers = dump(
        """
        {"id": "s", "class": "Draftsman.ScrollableStackView", "baseClass": "UIScrollView",
         "translatesAutoresizingMask": false, "subviews": [
           {"id": "i", "class": "UIStackView", "translatesAutoresizingMask": false,
            "stack": {"axis": "vertical", "distribution": "equalSpacing", "alignment": "fill", "spacing": 4}, "subviews": [
              {"id": "a", "class": "UILabel", "name": "a", "translatesAutoresizingMask": false},
              {"id": "gap", "class": "Draftsman.SpacerView", "translatesAutoresizingMask": false},
              {"id": "m", "class": "UIView", "translatesAutoresizingMask": false, "subviews": [
                {"id": "b", "class": "UILabel", "name": "b", "translatesAutoresizingMask": false}]}]}]},
        {"id": "n", "class": "ScrollableStackView", "label": "strip", "translatesAutoresizingMask": false, "subviews": [
           {"id": "j", "class": "UIStackView", "translatesAutoresizingMask": false,
            "stack": {"axis": "horizontal", "distribution": "equalSpacing", "alignment": "center"}, "subviews": [
              {"id": "c", "class": "UILabel", "name": "c", "translatesAutoresizingMask": false}]}]},
        {"id": "h", "class": "UIStackView", "translatesAutoresizingMask": false,
         "authoredMargins": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4},
         "stack": {"distribution": "fillEqually", "spacing": 6, "isLayoutMarginsRelative": true}, "subviews": [
           {"id": "d", "class": "UILabel", "name": "d"}, {"id": "space", "class": "SpacerView", "name": "space"}]}
        """,
        constraints: [
            "i.width == s.width", "i.left == s.left", "i.right == s.right", "i.top == s.top", "i.bottom == s.bottom",
            "gap.height >= 12", "b.top == m.top + 1", "b.left == m.left + 2", "b.bottom == m.bottom - 3",
            "b.right == m.right - 4", "b.height == 20", "a.width == i.width - 8", "s.top == root.top",
            "s.leading == root.leading", "s.trailing == root.trailing", "j.height == n.height", "j.left == n.left",
            "j.right == n.right", "j.top == n.top", "j.bottom == n.bottom", "n.top == s.bottom + 9",
            "h.top == n.bottom",
            "space.width >= 7", "h.width >= 40", "h.height >= 30",
        ]
    )
}
