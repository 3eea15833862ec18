import LayoutModel
import LayoutSyntax

extension CodeFont {
    private static let styles: [String: (name: String, size: Double)] = [
        "largeTitle": ("UICTFontTextStyleTitle0", 34), "title1": ("UICTFontTextStyleTitle1", 28),
        "title2": ("UICTFontTextStyleTitle2", 22), "title3": ("UICTFontTextStyleTitle3", 20),
        "headline": ("UICTFontTextStyleHeadline", 17), "subheadline": ("UICTFontTextStyleSubhead", 15),
        "body": ("UICTFontTextStyleBody", 17), "callout": ("UICTFontTextStyleCallout", 16),
        "footnote": ("UICTFontTextStyleFootnote", 13), "caption1": ("UICTFontTextStyleCaption1", 12),
        "caption2": ("UICTFontTextStyleCaption2", 11),
    ]

    /// As Interface Builder's files describe it, with the size of a text style at the default text size.
    var json: String {
        var members: [(key: String, json: String)] = []
        if let name { members.append(("name", JSONText.string(name))) }
        if name == nil, style == nil { members.append(("type", JSONText.string(type ?? "system"))) }
        if let weight { members.append(("weight", JSONText.string(weight))) }
        let known = style.flatMap { Self.styles[$0] }
        if let known { members.append(("style", JSONText.string(known.name))) }
        if let size = size ?? known?.size { members.append(("size", JSONText.number(size))) }
        return JSONText.object(members)
    }
}
