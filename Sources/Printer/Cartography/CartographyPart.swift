import LayoutModel

/// The constraints of one line.
struct CartographyPart {
    var elements: [LibraryElement]
    /// The name for all attributes, if there are several.
    var word: CartographyWord?

    var rank: Int { elements.map(\.rank).min() ?? 0 }

    /// The insets of edges; `nil` if there are none.
    var insets: CartographyInsets? {
        guard word == .edges, elements.contains(where: { $0.constant != 0 }) else { return nil }
        func inset(_ attribute: LayoutAttribute) -> Double {
            elements.first { $0.attribute == attribute }?.inset ?? 0
        }
        return CartographyInsets(
            top: inset(.top),
            leading: inset(.leading),
            bottom: inset(.bottom),
            trailing: inset(.trailing)
        )
    }

    /// The lines for constraints that differ in attributes and constants only.
    static func parts(of alike: [LibraryElement], isView: Bool) -> [CartographyPart] {
        var rest = alike
        var parts: [CartographyPart] = []
        if let first = alike.first, first.side == .same, first.label == nil, first.property == nil {
            for word in CartographyWord.allCases {
                guard word == .size || first.multiplier == 1 else { continue }
                while let part = part(word, from: &rest) { parts.append(part) }
            }
        }
        return parts + rest.map { CartographyPart(elements: [$0]) }
    }

    private static func part(_ word: CartographyWord, from rest: inout [LibraryElement]) -> CartographyPart? {
        // Centers and sizes have no offsets.
        var able = rest.filter { word.attributes.contains($0.attribute) && (word == .edges || $0.constant == 0) }
        guard let taken = LibraryElement.take(word.attributes, from: &able) else { return nil }
        for element in taken {
            let place = rest.firstIndex { $0.attribute == element.attribute && $0.constant == element.constant }
            if let place { rest.remove(at: place) }
        }
        return CartographyPart(elements: taken, word: word)
    }
}
