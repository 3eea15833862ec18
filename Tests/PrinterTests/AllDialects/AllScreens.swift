/// The screens of these tests that have something of every kind.
enum AllScreens {
    static let all: [(name: String, dump: String)] = [
        ("sample", SampleScreen.dump),
        ("login", Screens.login),
        ("masks", Screens.masks),
        ("remainder", Screens.remainder),
        ("cell", Screens.cell),
        ("helpers", Screens.helpers),
        ("sign-in", FormScreens.signIn),
        ("order-cell", FormScreens.orderCell),
        ("tag-stack", FormScreens.tagStack),
        ("photo-tile", FormScreens.photoTile),
        ("container", FormScreens.container),
        ("two-screens", FormScreens.twoScreens),
        ("settings-table", FormScreens.settingsTable),
        ("section-header", FormScreens.sectionHeader),
        ("empty", FormScreens.empty),
    ]

    /// What combined calls make, and what properties hold.
    static let combinations = dump(
        """
        {"id": "v", "class": "UIView", "name": "v", "translatesAutoresizingMask": false, "subviews": [
          {"id": "a", "class": "UILabel", "name": "a", "translatesAutoresizingMask": false},
          {"id": "b", "class": "UILabel", "name": "b", "translatesAutoresizingMask": false}]},
        {"id": "c", "class": "UILabel", "name": "c", "translatesAutoresizingMask": false}
        """,
        constraints: [
            "v.leading == [root.safeArea].leading + 8", "v.trailing == [root.safeArea].trailing - 8",
            "v.top == [root.safeArea].top + 4", "v.bottom == [root.safeArea].bottom", "a.leading == v.leading + 3",
            "a.trailing == v.trailing - 3", "a.top == v.top + 3", "a.bottom == v.bottom - 3", "b.width == 20",
            "b.height == 30", "b.centerX == v.centerX", "b.centerY == v.centerY", "c.width == v.width",
            "c.height == v.height", "c.leading == v.trailing + 5", "c.top >= root.top + 6",
            "c.bottom <= root.bottom - 6", "c.width == c.height * 1.5 @750", "c.centerX == a.centerX + 2",
            "c.height == a.height * 0.5 + 4", "c.leading == root.leadingMargin + 9", "a.width == 70 =aWidth",
            "a.height == b.height * 2 + 1 #tall =aHeight", "b.leading == a.centerX #b",
            "c.firstBaseline == a.lastBaseline + 3 @250",
        ]
    )
}
