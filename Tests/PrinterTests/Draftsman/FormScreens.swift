/// Screens of every kind of print root, as dumps with configuration.
enum FormScreens {
    static let all: [(name: String, dump: String)] = [
        ("sign-in", signIn), ("order-cell", orderCell), ("tag-stack", tagStack), ("photo-tile", photoTile),
        ("container", container), ("two-screens", twoScreens), ("settings-table", settingsTable),
        ("section-header", sectionHeader), ("empty", empty),
    ]

    /// A controller's view, with what most screens have.
    static let signIn = dump(
        """
        {"id": "logo", "class": "UIImageView", "name": "logoView", "translatesAutoresizingMask": false,
         "contentHugging": [251, 251],
         "attributes": {"image": {"name": "logo"}, "contentMode": "scaleAspectFit", "isUserInteractionEnabled": false}},
        {"id": "title", "class": "UILabel", "label": "title", "text": "Welcome \\"back\\"",
         "translatesAutoresizingMask": false, "contentHugging": [251, 251],
         "attributes": {"font": {"style": "UICTFontTextStyleTitle1", "size": 28}, "numberOfLines": 0,
          "textAlignment": "center", "textColor": {"systemColor": "labelColor"}, "lineBreakMode": "tailTruncation",
          "shadowPath": {"from": 1}}},
        {"id": "form", "class": "UIStackView", "name": "form", "translatesAutoresizingMask": false,
         "stack": {"axis": "vertical", "spacing": 12}, "subviews": [
           {"id": "email", "class": "UITextField", "name": "emailField", "text": "Email",
            "attributes": {"placeholder": "Email", "borderStyle": "roundedRect", "keyboardType": "emailAddress",
             "autocorrectionType": "no", "font": {"type": "system", "size": 17}, "clipsToBounds": true}},
           {"id": "password", "class": "UITextField", "name": "passwordField",
            "attributes": {"placeholder": "Password", "borderStyle": "roundedRect", "isSecureTextEntry": true}}]},
        {"id": "signIn", "class": "UIButton", "name": "signInButton", "text": "Sign in",
         "translatesAutoresizingMask": false, "attributes": {"buttonType": "system",
          "font": {"type": "system", "weight": "semibold", "size": 17}, "titleColor": "#FFFFFF",
          "backgroundColor": {"name": "Brand"}, "layer.cornerRadius": 8}},
        {"id": "line", "class": "UIView", "translatesAutoresizingMask": false,
         "attributes": {"backgroundColor": {"systemColor": "separatorColor"}}},
        {"id": "spinner", "class": "UIActivityIndicatorView", "name": "spinner", "isHidden": true,
         "translatesAutoresizingMask": false, "attributes": {"style": "medium", "hidesWhenStopped": true}}
        """,
        root: #"""
            "class": "UIView", "viewController": "Shop.SignInViewController",
            "attributes": {"backgroundColor": {"systemColor": "systemBackgroundColor"}}
            """#,
        constraints: [
            "logo.top == [root.safeArea].top + 40", "logo.centerX == root.centerX", "logo.width == 96",
            "logo.height == 96", "title.top == logo.bottom + 24", "title.leading == root.leading + 24",
            "title.trailing == root.trailing - 24", "form.top == title.bottom + 32",
            "form.leading == root.leading + 24",
            "form.trailing == root.trailing - 24", "email.height == 44", "password.height == email.height",
            "signIn.top == form.bottom + 24", "signIn.leading == form.leading", "signIn.trailing == form.trailing",
            "signIn.height == 50", "line.left == root.left", "line.right == root.right",
            "line.bottom == root.bottom", "line.height == 1", "spinner.centerX == signIn.centerX",
            "spinner.centerY == signIn.centerY", "[root.safeArea].bottom >= signIn.bottom + 16",
        ]
    )

    static let orderCell = dump(
        """
        {"id": "content", "class": "UITableViewCellContentView", "subviews": [
          {"id": "title", "class": "UILabel", "name": "titleLabel", "owner": "Shop.OrderCell",
           "translatesAutoresizingMask": false, "attributes": {"font": {"type": "boldSystem", "size": 15}}},
          {"id": "blur", "class": "UIVisualEffectView", "label": "price backdrop", "translatesAutoresizingMask": false,
           "attributes": {"effect": "systemThinMaterial"}, "subviews": [
             {"id": "inner", "class": "_UIVisualEffectContentView", "subviews": [
               {"id": "price", "class": "UILabel", "name": "priceLabel", "owner": "Shop.OrderCell", "text": "9 €",
                "translatesAutoresizingMask": false}]}]}]}
        """,
        root:
            #""class": "Shop.OrderCell", "baseClass": "UITableViewCell", "attributes": {"selectionStyle": "none", "reuseIdentifier": "order"}"#,
        constraints: [
            "title.leading == content.leading + 16", "title.centerY == content.centerY",
            "blur.leading >= title.trailing + 8", "blur.trailing == content.trailing - 16",
            "blur.centerY == title.centerY", "price.left == inner.left", "price.right == inner.right",
            "price.top == inner.top", "price.bottom == inner.bottom",
        ]
    )

    static let tagStack = dump(
        """
        {"id": "icon", "class": "UIImageView", "name": "iconView", "owner": "Shop.TagStack"},
        {"id": "name", "class": "UILabel", "name": "nameLabel", "owner": "Shop.TagStack"}
        """,
        root:
            #""class": "Shop.TagStack", "baseClass": "UIStackView", "stack": {"spacing": 4, "alignment": "center", "customSpacing": {"icon": 8}}"#,
        constraints: ["icon.width == 16", "icon.height == 16"]
    )

    static let photoTile = dump(
        #"""
        {"id": "photo", "class": "UIImageView", "name": "photoView", "owner": "Shop.PhotoTile",
         "translatesAutoresizingMask": false},
        {"id": "badge", "class": "UIView", "name": "badge", "owner": "Shop.PhotoTile", "frame": [4, 4, 20, 20],
         "autoresizingMask": ["flexibleRightMargin", "flexibleBottomMargin"]}
        """#,
        root: #""class": "Shop.PhotoTile", "baseClass": "UIControl""#,
        constraints: ["photo.left == root.left", "photo.right == root.right", "photo.top == root.top"]
    )

    static let container = dump(
        #"""
        {"id": "map", "class": "UIView", "viewController": "Shop.MapViewController", "controllerName": "mapController",
         "translatesAutoresizingMask": false},
        {"id": "card", "class": "Shop.CardView", "baseClass": "UIView", "translatesAutoresizingMask": false},
        {"id": "list", "class": "UICollectionView", "name": "listView", "translatesAutoresizingMask": false,
         "attributes": {"backgroundColor": {"white": 1, "alpha": 0.5, "colorSpace": "custom"}}}
        """#,
        root:
            #""class": "UIView", "viewController": "UIViewController", "label": "Places", "guides": [{"id": "g", "kind": "custom", "name": "fold"}]"#,
        constraints: [
            "map.top == root.top", "map.left == root.left", "map.right == root.right", "map.bottom == g.top",
            "g.top == root.centerY", "card.top == g.bottom", "card.leading == root.leading", "card.width == 120",
            "list.top == card.bottom", "list.left == root.left", "list.right == root.right",
            "list.bottom == root.bottom",
        ]
    )

    static let twoScreens = """
        {"format": "layout-dump", "version": 1, "roots": [
          {"id": "w", "class": "UIWindow", "subviews": [{"id": "t", "class": "UITransitionView", "subviews": [
            {"id": "a", "class": "UIView", "viewController": "FirstViewController", "subviews": [
              {"id": "al", "class": "UILabel", "text": "One", "translatesAutoresizingMask": false}]}]}]},
          {"id": "b", "class": "UIScrollView", "viewController": "SecondViewController", "subviews": [
            {"id": "bl", "class": "UILabel", "text": "One", "translatesAutoresizingMask": false}]}],
         "constraints": [
          {"id": "1", "first": {"item": "al", "attribute": "top"}, "second": {"item": "a", "attribute": "top"}},
          {"id": "2", "first": {"item": "bl", "attribute": "top"}, "second": {"item": "b.safeArea", "attribute": "top"}}]}
        """

    static let settingsTable = dump(
        #"""
        {"id": "header", "class": "UIView", "name": "tableHeaderView", "owner": "UITableView", "frame": [0, 0, 320, 60]}
        """#,
        root:
            #""class": "UITableView", "viewController": "Shop.SettingsController", "attributes": {"style": "grouped", "rowHeight": 44}"#
    )

    static let sectionHeader = dump(
        #"""
        {"id": "content", "class": "UIView", "name": "contentView", "subviews": [
          {"id": "title", "class": "UILabel", "name": "titleLabel", "translatesAutoresizingMask": false}]}
        """#,
        root: #""class": "Shop.SectionHeader", "baseClass": "UITableViewHeaderFooterView""#,
        constraints: ["title.left == content.left", "title.top == content.top"]
    )

    static let empty = dump("", root: #""class": "Shop.BlankView", "baseClass": "UIView""#)
}
