/// What stands in for associated objects where there is no Objective-C runtime, in code that keeps values with views.
enum AssociatedObjects {
    static let names = ["objc_getAssociatedObject", "objc_setAssociatedObject"]

    /// Whether source that was lowered names them. Where there is a runtime, they are its own.
    static func areUsed(in source: [UInt8]) -> Bool {
        #if canImport(ObjectiveC)
            return false
        #else
            let text = String(decoding: source, as: UTF8.self)
            return names.contains(where: text.contains)
        #endif
    }

    static let fileName = "AssociatedObjects+Headless.swift"

    /// A file for the module that uses them. Values live as long as the program: it ends with the layout.
    static let source = """
        nonisolated enum objc_AssociationPolicy {
            case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN, OBJC_ASSOCIATION_RETAIN_NONATOMIC
            case OBJC_ASSOCIATION_COPY, OBJC_ASSOCIATION_COPY_NONATOMIC
        }

        private nonisolated struct Associations {
            /// Gone where another object has got the address.
            weak var owner: AnyObject?
            var values: [UnsafeRawPointer: Any] = [:]
        }

        private nonisolated(unsafe) var associations: [ObjectIdentifier: Associations] = [:]

        nonisolated func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
            let owner = object as AnyObject
            guard let known = associations[ObjectIdentifier(owner)], known.owner === owner else { return nil }
            return known.values[key]
        }

        nonisolated func objc_setAssociatedObject(
            _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
        ) {
            let owner = object as AnyObject
            var known = associations[ObjectIdentifier(owner)] ?? Associations()
            if known.owner !== owner { known = Associations(owner: owner) }
            known.values[key] = value
            associations[ObjectIdentifier(owner)] = known
        }

        """
}
