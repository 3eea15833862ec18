extension LayoutDirection {
    /// The direction that a language is written in.
    ///
    /// CLDR, characterOrder of the locales that Apple's systems have.
    ///
    /// - Parameter language: A language tag such as `ar`, `he-IL` or `pt_BR`.
    package init(ofLanguage language: String) {
        let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
        let isRightToLeft =
            switch parts.dropFirst().first {
            case "arab", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg": true
            case "latn", "cyrl", "deva", "guru": false
            default: parts.first.map { Self.rightToLeftLanguages.contains(String($0)) } ?? false
            }
        self = isRightToLeft ? .rightToLeft : .leftToRight
    }

    private static let rightToLeftLanguages: Set<String> = [
        "ar", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "syr", "ug", "ur", "yi",
    ]
}
