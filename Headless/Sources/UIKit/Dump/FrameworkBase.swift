/// The nearest class of a framework among a view's class and its superclasses.
@MainActor
enum FrameworkBase {
    private static var known: [ObjectIdentifier: String] = [:]

    static func name(of view: UIView) -> String {
        let key = ObjectIdentifier(type(of: view))
        if let name = known[key] { return name }
        var mirror: Mirror? = Mirror(reflecting: view)
        while let current = mirror, !ClassName.isFramework(current.subjectType) { mirror = current.superclassMirror }
        let framework = mirror.map { ClassName.text(of: $0.subjectType) } ?? "UIView"
        let name = privateBases[framework] ?? framework
        known[key] = name
        return name
    }

    /// A dump's base class is a public one.
    private static let privateBases = [
        "_UIVisualEffectContentView": "UIView", "_UITableViewHeaderFooterContentView": "UIView",
    ]
}
