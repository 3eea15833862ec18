extension Layout.View {
    /// What a container view of Interface Builder shows: the class of a controller, or what a reference to another
    /// storyboard says of it, such as `UsersViewController of Users.storyboard`. `nil` for other views.
    public var embeddedController: String? {
        if let controller = attributeText("embeds", member: "viewController") { return controller }
        guard let storyboard = attributeText("embeds", member: "storyboard") else { return nil }
        guard let identifier = attributeText("embeds", member: "storyboardIdentifier") else {
            return "\(storyboard).storyboard"
        }
        return "\(identifier) of \(storyboard).storyboard"
    }
}
