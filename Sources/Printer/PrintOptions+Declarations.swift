import LayoutModel

extension PrintOptions {
    /// The options of printing that hold for every dialect.
    public static let declarations: [OptionDeclaration<PrintOptions>] = [
        .text(
            "root",
            "print only this view and its subviews",
            value: .text(placeholder: "view", expectation: "a view"),
            \.root
        ),
        OptionDeclaration(
            "tag",
            "use this name for a view or guide in the source: lbl-1=title",
            value: .text(placeholder: "id=name", expectation: "an id and a name, such as lbl-1=title"),
            count: .many
        ) { options in
            options.tags.map { "\($0.id)=\($0.name)" }
        } write: { options, values throws(OptionFault) in
            var tags: [Tag] = []
            for value in values {
                guard let tag = Tag(value) else {
                    throw OptionFault("tag", value, expected: "an id and a name, such as lbl-1=title")
                }
                tags.append(tag)
            }
            options.tags = tags
        },
        .word(
            "auto-identifiers",
            "add identifiers to views, constraints or all that have none",
            \.autoIdentifiers
        ),
        .flag("only-identified", "skip unnamed views, but print their named descendants", \.printsOnlyIdentified),
        .flag("deep", "also print the subviews that a view's own class creates", \.isDeep),
        .flag(
            "view-config",
            "set the properties that differ from the class's defaults: text, font, colors, priorities and more",
            \.printsConfiguration
        ),
        .flag(
            "localized",
            "with --view-config, look texts up in the document's strings files, under their keys there",
            \.localizesTexts
        ),
        .flag(
            "keep-ib-defaults",
            "with --view-config, also set values that Interface Builder writes for every view, such as a hugging priority of 251",
            \.keepsInterfaceBuilderDefaults
        ),
        .flag("include-system", "also print constraints that the system created", \.includesSystem),
        .flag(
            "exact-items",
            "keep first and second items as in the layout, instead of writing constraints from the inner view",
            \.keepsItems
        ),
        .flag(
            "keep-layout-guides",
            "keep top and bottom layout guides, instead of the safe area",
            \.keepsLayoutGuides
        ),
        .wholeNumber(
            DialectOption.version.rawValue,
            "major version of the dialect's library (swiftlayout)",
            in: dialectVersions,
            \.dialectVersion
        ),
        .wholeNumber("indent", "spaces for each level of indentation", in: indentWidths, \.indentWidth),
    ]
}

extension PrintOptions.Tag {
    /// A tag such as `lbl-1=title`; `nil` where an id or the sign is missing.
    init?(_ text: String) {
        // The name is a Swift identifier or a member path, which hold no '='; an id might.
        guard let equals = text.lastIndex(of: "="), equals != text.startIndex else { return nil }
        self.init(id: String(text[..<equals]), name: String(text[text.index(after: equals)...]))
    }
}
