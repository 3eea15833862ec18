import LayoutSyntax
import LayoutModel
/// What the names of elements and attributes mean, looked up once for each distinct name of a file.
struct ElementNames {
    /// The elements inside a view's element that are configuration.
    enum Part: String {
        case accessibility, backgroundConfiguration, blurEffect, buttonConfiguration, collectionViewFlowLayout
        case collectionViewLayout, color, dataDetectorType, date, inset, items, listContentConfiguration
        case preferredSymbolConfiguration, segments, size, state, textAttributes
        case textInputTraits, userDefinedRuntimeAttributes, vibrancyEffect
    }

    /// The attributes of a constraint's element that are read.
    enum ConstraintPart: String {
        case id, firstItem, firstAttribute, secondItem, secondAttribute, relation, multiplier, constant, priority
        case identifier, placeholder
    }

    /// By the number of a name; so are the others.
    let parts: [Part?]
    let constraintParts: [ConstraintPart?]
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
    /// What an attribute is in an object of JSON.
    enum Member {
        /// No part of it: it says what the element is to its parent.
        case key
        /// A text, whatever it looks like. With what begins the member: the name in quotes, and a colon.
        case name([UInt8])
        case value([UInt8])
    }

    let members: [Member]
    /// The class of a view's element.
    let viewClasses: [String]
    /// The class of a controller's element; `nil` for other elements.
    let controllerClasses: [String?]
    /// The class of an item of a bar or toolbar; `nil` for other elements.
    let barItemClasses: [String?]

    init(_ names: [String], on platform: InterfaceBuilderDocument.Platform) {
        parts = names.map(Part.init)
        constraintParts = names.map(ConstraintPart.init)
        areViews = names.map { InterfaceBuilderClasses.isKnownView($0, on: platform) }
        ranks = names.map { InterfaceBuilderDocument.plainRanks[$0] }
        arePlaced = names.map { InterfaceBuilderDocument.placedAttributes.contains($0) }
        areImages = names.map { Self.images.contains($0) }
        keys = names.map(UIKitProperty.key(ofElementAttribute:))
        members = names.map { name in
            if name == "key" { return .key }
            let beginning = Array((JSONText.string(name) + ":").utf8)
            return name == "name" ? .name(beginning) : .value(beginning)
        }
        viewClasses = names.map { InterfaceBuilderClasses.viewClass(of: $0, on: platform) }
        controllerClasses = names.map { InterfaceBuilderClasses.controllerClass(of: $0, on: platform) }
        barItemClasses = names.map { InterfaceBuilderClasses.barItemClass(of: $0, on: platform) }
    }

    private static let images: Set<String> = ["highlightedImage", "background", "disabledBackground", "shadowImage"]
}
