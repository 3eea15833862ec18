import LayoutModel

extension UIKitClass {
    /// An expression that makes one of a class that inherits its initializers from this one.
    func expression(for name: String) -> String {
        switch initializer {
        case .frame, .stack: name + "(frame: .zero)"
        default: name + initializer.ordinaryArguments
        }
    }

    /// What such an initializer takes for a label; `nil` for one that it does not have.
    func argument(for label: String?) -> String? {
        guard let label else { return nil }
        switch label {
        case "frame": return ".zero"
        case "reuseIdentifier", "nibName", "bundle": return "nil"
        default:
            let start = initializer.ordinaryArguments.firstRange(of: label + ": ")
            return start.map { range in
                String(initializer.ordinaryArguments[range.upperBound...].dropLast().prefix { $0 != "," })
            }
        }
    }
}

extension SceneClass {
    /// Expressions that make views and controllers of the framework, by the names of their classes.
    package static var frameworkClasses: [(name: String, expression: String)] {
        let classes = UIKitClass.all.filter { $0.module == UIKitClass.uiKit && $0.name.hasPrefix("UI") }
        let views = classes.filter { $0.isKind(of: "UIView") }.map { ($0.name, $0.expression(for: $0.name)) }
        return views + classes.filter { $0.isKind(of: "UIViewController") }.map { ($0.name, $0.name + "()") }
    }
}
