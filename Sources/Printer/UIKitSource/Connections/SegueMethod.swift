import LayoutModel
import SwiftSource

/// A segue as a method.
struct SegueMethod {
    var transition: DocumentConnection.Transition
    var identifier: String?
    var target: Target
    /// The class of the navigation controller that shows it.
    var navigation: String?

    enum Target {
        /// A printed class.
        case controller(String)
        /// What another document has, which may be one still.
        case storyboard(String, identifier: String?)
    }

    /// What asks for it, with the identifier by which code knows it.
    func source(_ sender: String?) -> String {
        let name = identifier.map { " " + SwiftLiteral.string($0) } ?? ""
        return (sender.map { $0 + ", segue" } ?? "code that performs the segue") + name
    }

    /// `showSettings(_:)`
    var selector: ActionSelector {
        let word =
            switch transition {
            case .show: "show"
            case .showDetail: "showDetail"
            case .present: "present"
            }
        let name =
            switch target {
            case .controller(let className): className
            case .storyboard(let name, let identifier):
                SwiftIdentifier.camelCased(name + " " + (identifier ?? "")) ?? "Storyboard"
            }
        return ActionSelector(name: word + SwiftIdentifier.capitalized(name))
    }

    /// `UINavigationController(rootViewController: SettingsController())`
    static func shown(_ controller: SwiftExpression, in navigation: String?) -> SwiftExpression {
        navigation.map { .call($0, [.init(label: "rootViewController", value: controller)]) } ?? controller
    }

    var body: ClassMember.Body {
        switch target {
        case .controller(let className): .value(show(SegueMethod.shown(.call(className, []), in: navigation)))
        case .storyboard(let name, let identifier): .lines(lines(storyboard: name, identifier))
        }
    }

    /// `show(SettingsController(), sender: sender)`
    private func show(_ controller: SwiftExpression) -> SwiftExpression {
        let sender = SwiftExpression.Argument(label: "sender", value: .name("sender"))
        switch transition {
        case .show: return .call("show", [.init(value: controller), sender])
        case .showDetail: return .call("showDetailViewController", [.init(value: controller), sender])
        case .present:
            return .call("present", [.init(value: controller), .init(label: "animated", value: .bool(true))])
        }
    }

    private func lines(storyboard name: String, _ identifier: String?) -> [String] {
        let make = "let storyboard = UIStoryboard(name: " + SwiftLiteral.string(name) + ", bundle: nil)"
        let find =
            identifier.map {
                "let controller = storyboard.instantiateViewController(withIdentifier: " + SwiftLiteral.string($0) + ")"
            } ?? "guard let controller = storyboard.instantiateInitialViewController() else { return }"
        let call =
            switch transition {
            case .show: "show(controller, sender: sender)"
            case .showDetail: "showDetailViewController(controller, sender: sender)"
            case .present: "present(controller, animated: true)"
            }
        return [make, find, call]
    }
}
