/// The fonts of an app, by the names that its layouts use.
package struct FontCollection: Sendable, Equatable {
    private var byName: [String: FontMetrics] = [:]
    /// The files that may be the missing fonts and could not be read, each with its reason.
    package var faults: [String] = []

    package init(_ fonts: [FontMetrics] = []) {
        for font in fonts { insert(font) }
    }

    /// Of two fonts with one name, the first counts.
    package mutating func insert(_ font: FontMetrics) {
        for name in [font.name, font.fullName] where !name.isEmpty && byName[name] == nil { byName[name] = font }
    }

    package mutating func insert(_ font: FontMetrics, as name: String) { byName[name] = font }

    package mutating func formUnion(_ other: FontCollection) {
        byName.merge(other.byName) { own, _ in own }
        faults += other.faults.filter { !faults.contains($0) }
    }

    package subscript(name: String) -> FontMetrics? { byName[name] }
}

extension Layout {
    /// The names of fonts of an app that texts are shown in, and that ``fonts`` does not have.
    package var missingFonts: Set<String> {
        Set(views.compactMap(\.fontName).filter { fonts[$0] == nil })
    }
}

extension Layout.View {
    /// The name of the font, where it is none of the system's text fonts.
    package var fontName: String? {
        guard let name = attributeText("font", member: "name"), !name.isEmpty, !name.hasPrefix(".") else { return nil }
        return name
    }
}
