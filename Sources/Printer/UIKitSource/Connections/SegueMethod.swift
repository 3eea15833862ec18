import LayoutModel
import SwiftSource

/// A segue as a method.
struct SegueMethod {
    var transition: DocumentConnection.Transition
    var className: String
    var isInNavigation: Bool

    /// `showSettings:`, as Objective-C spells it.
    var selector: String {
        let word =
            switch transition {
            case .show: "show"
            case .showDetail: "showDetail"
            case .present: "present"
            }
        return word + SwiftIdentifier.capitalized(className) + ":"
    }

    /// `show(SettingsController(), sender: sender)`
    var expression: SwiftExpression {
        var controller = SwiftExpression.call(className, [])
        if isInNavigation {
            controller = .call("UINavigationController", [.init(label: "rootViewController", value: controller)])
        }
        let sender = SwiftExpression.Argument(label: "sender", value: .name("sender"))
        switch transition {
        case .show: return .call("show", [.init(value: controller), sender])
        case .showDetail: return .call("showDetailViewController", [.init(value: controller), sender])
        case .present:
            return .call("present", [.init(value: controller), .init(label: "animated", value: .bool(true))])
        }
    }
}
