/// Where source asks for a document of Interface Builder, or for a part of one.
struct ResourceUse: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
        /// `UIStoryboard(name: "Main", …)`
        case storyboard
        /// `instantiateViewController(withIdentifier: "Login")`
        case screen
        /// `performSegue(withIdentifier: "showLogin", …)`
        case segue
        /// `UINib(nibName: "Cell", …)`, `loadNibNamed("Cell", …)`
        case nib
    }

    var kind: Kind
    var name: String
    var file: String
    var line: Int

    /// The calls that ask for one, with the label before the name.
    static let calls: [String: (kind: Kind, labels: Set<String?>)] = [
        "UIStoryboard": (.storyboard, ["name"]),
        "instantiateViewController": (.screen, ["withIdentifier", "identifier"]),
        "performSegue": (.segue, ["withIdentifier"]),
        "UINib": (.nib, ["nibName"]),
        "loadNibNamed": (.nib, [nil]),
    ]
}
