import SwiftSource

/// Class names as source can spell them.
enum TypeName {
    /// The name without its module, and without what the runtime puts around it.
    static func short(_ name: String) -> String {
        var name = name
        if name.hasPrefix("NSKVONotifying_") { name.removeFirst("NSKVONotifying_".count) }
        if name.utf8.contains(UInt8(ascii: ".")), let dot = name.lastIndex(of: ".") {
            name = String(name[name.index(after: dot)...])
        }
        if SwiftIdentifier.isValid(name) { return name }
        let words = SwiftIdentifier.camelCased(name).map(SwiftIdentifier.capitalized)
        return words ?? "UIView"
    }
}
