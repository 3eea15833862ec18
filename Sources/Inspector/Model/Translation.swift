extension Layout {
    /// What the views of a document show in another language.
    public struct Translation: Sendable, Equatable {
        /// A view whose text is another one.
        package struct Text: Sendable, Equatable {
            package var view: Int
            package var text: String?
            package var attributes: [Attribute]
            package var intrinsicContentSize: PerAxis<Double?>?
            package var inferred: [String]
        }

        /// As its folder or catalog names it, such as `de` or `pt-BR`.
        public var language: String
        /// By view, ascending; what is not here is shown as in the file.
        package var texts: [Text]
    }

    /// What another reading of the same document says of its texts.
    ///
    /// - Parameter other: The same views, with the texts of the language.
    package func translation(into language: String, as other: Layout) -> Translation {
        var texts: [Translation.Text] = []
        for (index, (own, translated)) in zip(views, other.views).enumerated() where own != translated {
            texts.append(
                Translation.Text(
                    view: index,
                    text: translated.text,
                    attributes: translated.attributes,
                    intrinsicContentSize: translated.intrinsicContentSize,
                    inferred: translated.inferred
                )
            )
        }
        return Translation(language: language, texts: texts)
    }

    /// The layout with the texts of one of its translations; itself where there is none in that language, or none is asked for.
    package func translated(into language: String?) -> Layout {
        guard let language, let translation = translations.first(where: { $0.language == language }) else {
            return self
        }
        var layout = self
        for text in translation.texts where layout.views.indices.contains(text.view) {
            layout.views[text.view].text = text.text
            layout.views[text.view].attributes = text.attributes
            layout.views[text.view].intrinsicContentSize = text.intrinsicContentSize
            layout.views[text.view].inferred = text.inferred
        }
        layout.source.localization = language
        return layout
    }
}
