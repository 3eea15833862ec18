/// What the names of elements and attributes mean, looked up once for each distinct name of a file.
struct InterfaceBuilderNames {
    /// The elements inside a view's element that are configuration.
    enum Part: String {
        case accessibility, blurEffect, buttonConfiguration, collectionViewFlowLayout, collectionViewLayout, color
        case dataDetectorType, date, inset, items, preferredSymbolConfiguration, segments, size, state, textAttributes
        case textInputTraits, userDefinedRuntimeAttributes, vibrancyEffect
    }

    /// By the number of a name; so are the others.
    let parts: [Part?]
    /// Whether an element is always a view.
    let areViews: [Bool]
    /// The rank of an attribute among those whose values are kept.
    let ranks: [Int?]
    /// Whether an attribute is handled elsewhere.
    let arePlaced: [Bool]
    /// Whether an attribute names an image.
    let areImages: [Bool]
    /// UIKit's name of an attribute.
    let keys: [String]

    init(_ names: [String], on platform: InterfaceBuilderDocument.Platform) {
        parts = names.map(Part.init)
        areViews = names.map { InterfaceBuilderClasses.isKnownView($0, on: platform) }
        ranks = names.map { InterfaceBuilderAssembly.plainRanks[$0] }
        arePlaced = names.map { InterfaceBuilderAssembly.placedAttributes.contains($0) }
        areImages = names.map { Self.images.contains($0) }
        keys = names.map { InterfaceBuilderAssembly.renamed[$0] ?? $0 }
    }

    private static let images: Set<String> = ["highlightedImage", "background", "disabledBackground", "shadowImage"]
}
