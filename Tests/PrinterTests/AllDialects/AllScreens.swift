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
}
