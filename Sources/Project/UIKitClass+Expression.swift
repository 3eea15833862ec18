import LayoutModel

extension UIKitClass {
    /// An expression that makes one of a class that inherits its initializers from this one.
    func expression(for name: String) -> String {
        switch initializer {
        case .frame, .stack, .web: name + "(frame: .zero)"
        case .cell: name + "(style: .default, reuseIdentifier: nil)"
        case .tableHeader: name + "(reuseIdentifier: nil)"
        case .table: name + "(frame: .zero, style: .plain)"
        case .collection: name + "(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
        case .effect: name + "(effect: nil)"
        case .tableController: name + "(style: .plain)"
        case .collectionController: name + "(collectionViewLayout: UICollectionViewFlowLayout())"
        }
    }

    /// What such an initializer takes for a label; `nil` for one that it does not have.
    func argument(for label: String?) -> String? {
        switch label {
        case "frame": ".zero"
        case "style" where initializer == .cell: ".default"
        case "style" where initializer == .table || initializer == .tableController: ".plain"
        case "reuseIdentifier", "nibName", "bundle": "nil"
        case "collectionViewLayout" where initializer == .collection || initializer == .collectionController:
            "UICollectionViewFlowLayout()"
        default: nil
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
