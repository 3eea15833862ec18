/// One screen with all that the forms of dialects write: declarations and configuration, a stack, a mask, a guide, priorities,
/// identifiers, constraints that turn, and some that libraries cannot express.
enum SampleScreen {
    static let dump = PrinterTests.dump(
        """
        {"id": "logo", "class": "UIImageView", "name": "logoView", "translatesAutoresizingMask": false,
         "contentHugging": [251, 251], "attributes": {"image": {"name": "logo"}, "contentMode": "scaleAspectFit"}},
        {"id": "title", "class": "UILabel", "label": "title", "text": "Welcome \\"back\\"",
         "translatesAutoresizingMask": false,
         "attributes": {"font": {"style": "UICTFontTextStyleTitle1", "size": 28}, "numberOfLines": 0,
          "textColor": {"systemColor": "labelColor"}, "shadowPath": {"from": 1}}},
        {"id": "form", "class": "UIStackView", "name": "form", "translatesAutoresizingMask": false,
         "stack": {"axis": "vertical", "spacing": 12, "customSpacing": {"email": 20}}, "subviews": [
           {"id": "email", "class": "UITextField", "name": "emailField",
            "attributes": {"placeholder": "Email", "borderStyle": "roundedRect"}},
           {"id": "password", "class": "UITextField", "name": "passwordField",
            "attributes": {"placeholder": "Password", "isSecureTextEntry": true}}]},
        {"id": "signIn", "class": "UIButton", "name": "signInButton", "text": "Sign in",
         "translatesAutoresizingMask": false, "attributes": {"buttonType": "system",
          "font": {"type": "system", "weight": "semibold", "size": 17}, "backgroundColor": {"name": "Brand"}}},
        {"id": "badge", "class": "UIView", "label": "badge", "frame": [10, 10.5, 20, 20],
         "autoresizingMask": ["flexibleRightMargin"]}
        """,
        root: #"""
            "class": "UIView", "viewController": "Shop.SignInViewController",
            "attributes": {"backgroundColor": {"systemColor": "systemBackgroundColor"}},
            "guides": [{"id": "fold", "kind": "custom", "identifier": "fold"}]
            """#,
        constraints: [
            "logo.top == [root.safeArea].top + 40", "logo.centerX == root.centerX", "logo.width == 96",
            "logo.height == logo.width * 0.5", "title.top == logo.bottom + 24", "title.leading == root.leadingMargin",
            "title.trailing == root.trailing - 24 @750 #edge", "form.top == fold.bottom + 32",
            "fold.top == title.bottom",
            "form.leading == root.leading + 24", "form.trailing == root.trailing - 24", "email.height == 44",
            "password.height == email.height", "signIn.top == form.bottom + 24", "signIn.leading == form.leading",
            "signIn.trailing == form.trailing", "signIn.height >= 50 @999.5",
            "signIn.firstBaseline == title.lastBaseline + 300 @600", "signIn.centerX == root.centerX * 0.5 @250",
            "[root.safeArea].bottom >= signIn.bottom + 16",
            #"{"id": "d", "terms": [{"item": "form", "attribute": "top", "multiplier": 1}, {"item": "title", "attribute": "bottom", "multiplier": -1}, {"item": "logo", "attribute": "height", "multiplier": -2}], "constant": 3}"#,
        ]
    )
}
