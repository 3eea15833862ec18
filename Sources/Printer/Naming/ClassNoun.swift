import LayoutModel
import SwiftSource

/// The noun for a view, derived from its class: `label`, `stack`, `priceView`.
enum ClassNoun {
    static func noun(of view: Layout.View) -> String {
        if let noun = UIKitClass.named(view.className)?.noun { return noun }
        var name = view.shortClassName
        let hasPrefix = name.hasPrefix("UI") || name.hasPrefix("NS")
        if hasPrefix, name.dropFirst(2).first?.isUppercase == true { name.removeFirst(2) }
        return SwiftIdentifier.camelCased(name, limit: 30) ?? "view"
    }

    /// `title` of a label becomes `titleLabel`; a name that already ends in the noun is unchanged.
    static func appendingNoun(of view: Layout.View, to name: String) -> String {
        let noun = SwiftIdentifier.capitalized(noun(of: view))
        return name.lowercased().hasSuffix(noun.lowercased()) ? name : name + noun
    }
}
