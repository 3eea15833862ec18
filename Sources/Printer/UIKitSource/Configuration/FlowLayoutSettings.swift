import LayoutModel
import SwiftSource

/// The settings of a `UICollectionViewFlowLayout` that differ from its defaults in code.
///
/// Defaults are those of UICollectionViewFlowLayout.h: items of 50 × 50 points, spacings of 10, lines one below another.
enum FlowLayoutSettings {
    /// The key of a collection view's layout among its attributes.
    static let key = "collectionViewLayout"

    /// - Returns: `nil` if a member is unknown or has a value that source cannot spell, such as the class of a layout
    ///   of the app: such a layout is not made at all.
    static func settings(of layout: AttributeValue) -> [Setting]? {
        guard case .object(let members) = layout else { return nil }
        var ranked: [(rank: Int, setting: Setting)] = []
        for member in members {
            guard let rank = properties.firstIndex(where: { $0.key == member.key }) else { return nil }
            let property = properties[rank]
            if isStandard(member.value, of: property) { continue }
            guard let value = expression(member.value, of: property) else { return nil }
            ranked.append((rank, .assignment(path: property.path, value)))
        }
        let settings = ranked.sorted { $0.rank < $1.rank }.map(\.setting)
        // Items that size themselves have no other estimate.
        let estimates = settings.filter { $0.path == "estimatedItemSize" }
        return estimates.count > 1 ? settings.filter { $0 != estimates[0] } : settings
    }

    private struct Property {
        var key: String
        var path: String
        var kind: Kind

        init(_ key: String, path: String? = nil, _ kind: Kind) {
            self.key = key
            self.path = path ?? key
            self.kind = kind
        }
    }

    private enum Kind {
        case number(standard: Double)
        case size(standard: Double)
        /// Insets, with Interface Builder's names of their sides.
        case insets
        case cases([String: String], standard: String)
        case flag
        /// Items are as large as their constraints make them.
        case automaticSize
    }

    private static let properties: [Property] = [
        Property("scrollDirection", .cases([:], standard: "vertical")),
        Property("minimumLineSpacing", .number(standard: 10)),
        Property("minimumInteritemSpacing", .number(standard: 10)),
        Property("itemSize", .size(standard: 50)),
        Property("estimatedItemSize", .size(standard: 0)),
        Property("automaticEstimatedItemSize", path: "estimatedItemSize", .automaticSize),
        Property("headerReferenceSize", .size(standard: 0)),
        Property("footerReferenceSize", .size(standard: 0)),
        Property("sectionInset", .insets),
        Property(
            "sectionInsetReference",
            .cases(
                ["contentInset": "fromContentInset", "safeArea": "fromSafeArea", "layoutMargins": "fromLayoutMargins"],
                standard: "fromContentInset"
            )
        ),
        Property("sectionHeadersPinToVisibleBounds", .flag),
        Property("sectionFootersPinToVisibleBounds", .flag),
    ]

    private static func isStandard(_ value: AttributeValue, of property: Property) -> Bool {
        switch property.kind {
        case .number(let standard): value.number == standard
        case .size(let standard): value["width"]?.number == standard && value["height"]?.number == standard
        case .insets: insets(value)?.allSatisfy { $0.value == 0 } ?? false
        case .cases(let words, let standard): value.string.map { (words[$0] ?? $0) == standard } ?? false
        case .flag, .automaticSize: value == .bool(false)
        }
    }

    private static func expression(_ value: AttributeValue, of property: Property) -> SwiftExpression? {
        switch property.kind {
        case .number: return value.number.map { .number(SwiftLiteral.typed($0)) }
        case .size:
            guard let width = value["width"]?.number, let height = value["height"]?.number else { return nil }
            return .call("CGSize", numbers: [("width", width), ("height", height)])
        case .insets: return insets(value).map { .call("UIEdgeInsets", numbers: $0) }
        case .cases(let words, _):
            guard let word = value.string, SwiftIdentifier.isValid(words[word] ?? word) else { return nil }
            return .implicit(words[word] ?? word)
        case .flag: return value.bool.map { .bool($0) }
        case .automaticSize:
            return value == .bool(true) ? .name(Construction.flowLayout + ".automaticSize") : nil
        }
    }

    private static func insets(_ value: AttributeValue) -> [(label: String, value: Double)]? {
        let sides = [("top", "minY"), ("left", "minX"), ("bottom", "maxY"), ("right", "maxX")]
        var numbers: [(label: String, value: Double)] = []
        for (name, edge) in sides {
            guard let number = (value[name] ?? value[edge])?.number else { return nil }
            numbers.append((name, SwiftLiteral.typed(number)))
        }
        return numbers
    }
}
