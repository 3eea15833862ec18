import LayoutModel
import SwiftSource

/// What a view is called after its class: `label`, `stack`, `priceView`.
enum ClassNoun {
    static func noun(of view: Layout.View) -> String {
        switch view.className {
        case "UIStackView": return "stack"
        case "UIImageView": return "image"
        case "UITextField": return "field"
        case "UITableView": return "table"
        case "UICollectionView": return "collection"
        case "UIScrollView": return "scroll"
        case "UIActivityIndicatorView": return "activityIndicator"
        case "UIVisualEffectView": return "effectView"
        case "UISegmentedControl": return "segments"
        case "UIProgressView": return "progress"
        default: break
        }
        var name = view.shortClassName
        let hasPrefix = name.hasPrefix("UI") || name.hasPrefix("NS")
        if hasPrefix, name.dropFirst(2).first?.isUppercase == true { name.removeFirst(2) }
        return SwiftIdentifier.camelCased(name, limit: 30) ?? "view"
    }

    /// `title` of a label becomes `titleLabel`; what ends in the noun already stays.
    static func appendingNoun(of view: Layout.View, to name: String) -> String {
        let noun = SwiftIdentifier.capitalized(noun(of: view))
        return name.lowercased().hasSuffix(noun.lowercased()) ? name : name + noun
    }
}
