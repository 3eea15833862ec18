/// The stored properties that hold views, guides, constraints and controllers, as reflection finds them in the classes of
/// an app. The first holder in the order of the hierarchy counts.
struct HeldNames {
    struct Holder {
        var name: String
        /// The class that declares the property.
        var owner: String
    }

    private var holders: [ObjectIdentifier: Holder] = [:]
    private(set) var constraints: [NSLayoutConstraint] = []

    subscript(object: AnyObject) -> Holder? { holders[ObjectIdentifier(object)] }

    mutating func add(heldBy object: AnyObject) {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror, !ClassName.isFramework(current.subjectType) {
            let owner = ClassName.text(of: current.subjectType)
            for child in current.children {
                guard let label = child.label, let held = HeldNames.object(child.value) else { continue }
                let key = ObjectIdentifier(held)
                if holders[key] != nil { continue }
                holders[key] = Holder(name: HeldNames.propertyName(label), owner: owner)
                if let constraint = held as? NSLayoutConstraint { constraints.append(constraint) }
            }
            mirror = current.superclassMirror
        }
    }

    private static func object(_ value: Any) -> AnyObject? {
        if let view = value as? UIView { return view }
        if let guide = value as? UILayoutGuide { return guide }
        if let constraint = value as? NSLayoutConstraint { return constraint }
        if let controller = value as? UIViewController { return controller }
        return nil
    }

    /// The storage of lazy properties has a name of its own: `$__lazy_storage_$_title`.
    private static func propertyName(_ label: String) -> String {
        let prefix = "$__lazy_storage_$_"
        return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
    }
}
