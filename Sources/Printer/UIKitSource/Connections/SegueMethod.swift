import LayoutModel
import SwiftSource

/// A segue as a method.
struct SegueMethod {
    var transition: DocumentConnection.Transition
    var identifier: String?
    var className: String
    /// The class of the navigation controller that shows it.
    var navigation: String?

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
        return ActionSelector(name: word + SwiftIdentifier.capitalized(className))
    }

    /// `UINavigationController(rootViewController: SettingsController())`
    static func shown(_ controller: SwiftExpression, in navigation: String?) -> SwiftExpression {
        navigation.map { .call($0, [.init(label: "rootViewController", value: controller)]) } ?? controller
    }

    /// `show(SettingsController(), sender: sender)`
    var expression: SwiftExpression {
        let controller = SegueMethod.shown(.call(className, []), in: navigation)
        let sender = SwiftExpression.Argument(label: "sender", value: .name("sender"))
        switch transition {
        case .show: return .call("show", [.init(value: controller), sender])
        case .showDetail: return .call("showDetailViewController", [.init(value: controller), sender])
        case .present:
            return .call("present", [.init(value: controller), .init(label: "animated", value: .bool(true))])
        }
    }
}
