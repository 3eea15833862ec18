/// The names of the anchors' classes.
enum AnchorFamily {
    static func name(of attribute: NSLayoutConstraint.Attribute) -> String {
        switch attribute.kind {
        case .horizontalPosition: "NSLayoutXAxisAnchor"
        case .verticalPosition: "NSLayoutYAxisAnchor"
        case .size: "NSLayoutDimension"
        case nil: "NSLayoutAnchor"
        }
    }

    static func name(of type: Any.Type) -> String {
        let name = ClassName.text(of: type)
        return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
    }
}
