import LayoutSyntax

/// The attributes of a constraint's element, by their places among those of the file.
struct ConstraintParts {
    private(set) var id: Int?
    private(set) var firstItem: Int?
    private(set) var firstAttribute: Int?
    private(set) var secondItem: Int?
    private(set) var secondAttribute: Int?
    private(set) var relation: Int?
    private(set) var multiplier: Int?
    private(set) var constant: Int?
    private(set) var priority: Int?
    private(set) var identifier: Int?
    private(set) var placeholder: Int?

    /// All of them in one pass, according to the traits: variations change neither ids nor items.
    init(of element: Int, in document: InterfaceBuilderDocument) {
        read(element, in: document, isVariation: false)
        if document.variations.isEmpty { return }
        for variation in document.variations[element] { read(variation, in: document, isVariation: true) }
    }

    private mutating func read(_ element: Int, in document: InterfaceBuilderDocument, isVariation: Bool) {
        for attribute in document.tree.attributeIndices(of: element) {
            switch document.names.constraintParts[document.tree.nameNumber(ofAttribute: attribute)] {
            case .relation: relation = attribute
            case .multiplier: multiplier = attribute
            case .constant: constant = attribute
            case .priority: priority = attribute
            case .identifier: identifier = attribute
            case .placeholder: placeholder = attribute
            case .id where !isVariation: id = attribute
            case .firstItem where !isVariation: firstItem = attribute
            case .firstAttribute where !isVariation: firstAttribute = attribute
            case .secondItem where !isVariation: secondItem = attribute
            case .secondAttribute where !isVariation: secondAttribute = attribute
            default: break
            }
        }
    }
}
