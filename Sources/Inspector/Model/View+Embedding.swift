extension Layout.View {
    /// The content of an Interface Builder container view: a controller's class, or a description of a reference to
    /// another storyboard, such as `UsersViewController of Users.storyboard`. `nil` for other views.
    public var embeddedController: String? {
        if let controller = attributeText("embeds", member: "viewController") { return controller }
        guard let storyboard = attributeText("embeds", member: "storyboard") else { return nil }
        guard let identifier = attributeText("embeds", member: "storyboardIdentifier") else {
            return "\(storyboard).storyboard"
        }
        return "\(identifier) of \(storyboard).storyboard"
    }
}
