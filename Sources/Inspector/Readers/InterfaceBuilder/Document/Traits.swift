/// The traits that select the variations of an Interface Builder file.
public struct Traits: Sendable, Equatable {
    public enum SizeClass: String, Sendable, CaseIterable {
        case compact, regular
    }

    /// `nil`: any, as in files from before devices could be chosen; only base values count.
    public var width: SizeClass?
    /// `nil`: any.
    public var height: SizeClass?
    /// `phone`, `pad`, `tv`, `mac`, …; `nil`: any.
    public var idiom: String?

    public init(width: SizeClass? = nil, height: SizeClass? = nil, idiom: String? = nil) {
        self.width = width
        self.height = height
        self.idiom = idiom
    }

    /// Reads `width=compact,height=regular,idiom=pad`; each part is optional.
    ///
    /// - Returns: `nil` if a part is none of these.
    public init?(_ text: String) {
        self.init()
        for part in text.split(separator: ",", omittingEmptySubsequences: true) {
            let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard pair.count == 2 else { return nil }
            switch pair[0] {
            case "width":
                guard let value = SizeClass(rawValue: pair[1]) else { return nil }
                width = value
            case "height":
                guard let value = SizeClass(rawValue: pair[1]) else { return nil }
                height = value
            case "idiom": idiom = pair[1]
            default: return nil
            }
        }
    }

    /// The number of traits in the key of a variation, if these traits match all of them; a variation with a higher
    /// number overrides one with a lower number. `default` has none.
    ///
    /// A key is `default` or conditions such as `heightClass=compact-widthClass=regular`.
    func specificity(ofVariation key: String) -> Int? {
        if key == "default" { return 0 }
        var count = 0
        for condition in key.split(separator: "-") {
            let pair = condition.split(separator: "=", maxSplits: 1)
            guard pair.count == 2 else { return nil }
            let isMet =
                switch pair[0] {
                case "widthClass": width.map { $0.rawValue == pair[1] } ?? false
                case "heightClass": height.map { $0.rawValue == pair[1] } ?? false
                case "userInterfaceIdiom": idiom.map { $0 == pair[1] } ?? false
                default: false
                }
            guard isMet else { return nil }
            count += 1
        }
        return count
    }
}
