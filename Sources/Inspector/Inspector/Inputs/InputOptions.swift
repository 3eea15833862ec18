import LayoutModel
import LayoutReaders
import LayoutSyntax

/// Which files are read, and how.
package struct InputOptions: Sendable, Equatable {
    /// The format of all inputs; `nil`: what their content looks like.
    package var format: InputFormat?
    /// Which layout of an input that holds several, counted from 1; `nil`: all, or the first for those who want one.
    package var block: Int?
    /// Which variations of an Interface Builder file hold; `nil`: those of the device that the file names.
    package var traits: WrittenTraits?
    /// Whether texts of a debugger are kept apart that have addresses in common.
    package var keepsTextsApart = false
    /// A file that says what the names in visual format strings stand for.
    package var viewsFile: String?
    /// Whether an Interface Builder file is read as it is at run time, without design-time placeholders.
    package var isForRunTime = false
    /// Whether patterns decide which files of a folder are read.
    package var selectsFiles: Bool { !include.isEmpty || !exclude.isEmpty }
    /// See ``ReadOptions/localization``; ``allLanguages``: see ``ReadOptions/readsTranslations``.
    package var localization: String?
    /// In place of a language.
    package static let allLanguages = "all"
    package var readsTranslations: Bool { localization == Self.allLanguages }
    /// See ``ReadOptions/readsConnections``.
    package var readsConnections = false
    /// See ``ReadOptions/allowsUnknowns``. Swift files of folders are then read as one program.
    package var allowsUnknowns = false
    /// Files of fonts, and folders with such, beside those of the project that a file is in.
    package var fonts: [String] = []
    /// Of folders, the files to read; empty: all whose format is known.
    package var include: [GlobPattern] = []
    /// Of folders, the files and folders to leave alone.
    package var exclude: [GlobPattern] = []

    package init() {}

    /// Traits, and how they were written.
    package struct WrittenTraits: Sendable, Equatable {
        package var traits: Traits
        package var text: String

        /// Reads `width=compact,height=regular,idiom=phone`; `nil` where a part is none of these.
        package init?(_ text: String) {
            guard let traits = Traits(text) else { return nil }
            self.traits = traits
            self.text = text
        }
    }

    /// The options of readers, with the content of the file that names the views of visual formats.
    ///
    /// - Throws: ``InputFailure`` where that file cannot be read.
    package func readOptions() throws(InputFailure) -> ReadOptions {
        var options = ReadOptions(
            traits: traits?.traits,
            isForRunTime: isForRunTime,
            localization: readsTranslations ? nil : localization
        )
        options.readsTranslations = readsTranslations
        options.readsConnections = readsConnections
        options.allowsUnknowns = allowsUnknowns
        let fonts = try AppFonts(fonts)
        options.appFonts = { fonts.fonts(named: $0, near: $1) }
        guard let viewsFile else { return options }
        do throws(ReadError) {
            options.visualFormatViews = try OpenInput(viewsFile, sampleLength: 0).contents()
        } catch {
            throw .unreadable(viewsFile, error)
        }
        return options
    }

    /// The files that these options name.
    package var files: [String] {
        var files = [viewsFile, readsTranslations ? nil : localization].compactMap { $0 } + fonts
        // A catalog's language follows its name.
        if let localization, let mark = localization.lastIndex(of: "#") { files.append(String(localization[..<mark])) }
        return files
    }
}

extension InputOptions {
    /// The options of all commands that read layouts.
    package static let declarations = declarations(readers: Readers.all)

    /// The options of finding files, for those who read logs only.
    package static let findingDeclarations: [OptionDeclaration<InputOptions>] = [
        patterns("include", "in folders, read only the files that match this pattern", \.include),
        patterns("exclude", "in folders, skip files and folders that match this pattern", \.exclude),
    ]

    /// - Parameter readers: Those whose formats can be named.
    package static func declarations(readers: [any LayoutReader.Type]) -> [OptionDeclaration<InputOptions>] {
        readingDeclarations(readers) + findingDeclarations
    }

    private static func readingDeclarations(
        _ readers: [any LayoutReader.Type]
    ) -> [OptionDeclaration<InputOptions>] {
        [
            .parsed(
                "input",
                "the kind of input, if it cannot be detected from the content",
                value: .word(readers.map { $0.format.rawValue }, called: "kind"),
                \.format,
                parse: { InputFormat(rawValue: $0) },
                spell: { $0.rawValue }
            ),
            .wholeNumber(
                "block",
                "which layout of a file that contains several, such as a log, counted from 1; same as FILE#N",
                in: 1...Int.max,
                \.block
            ),
            .parsed(
                "traits",
                "the traits for which variations in an Interface Builder file apply: width=compact,height=regular,idiom=phone",
                value: .text(placeholder: "traits", expectation: "traits, such as width=compact,idiom=phone"),
                \.traits,
                parse: { WrittenTraits($0) },
                spell: { $0.text }
            ),
            .flag(
                "separate",
                "read debugger outputs as separate layouts, even if they have addresses in common",
                \.keepsTextsApart
            ),
            .text("views", "a JSON file with the views that are named in visual formats", value: .file, \.viewsFile),
            .flag(
                "run-time",
                "ignore an Interface Builder file's placeholder constraints and intrinsic sizes, which Xcode removes at build time",
                \.isForRunTime
            ),
            .text(
                "localization",
                "use the texts of this language: a name, for LANGUAGE.lproj/NAME.strings or mul.lproj/NAME.xcstrings next to "
                    + "the folder of an Interface Builder file, or a .strings or .xcstrings file; all finds the languages in "
                    + "which a layout fails",
                value: .text(placeholder: "language", expectation: "a language or a file"),
                \.localization
            ),
            .texts(
                fontsName,
                "a font that the app uses (.ttf, .otf, .ttc, .otc), or a folder of fonts; those in an input's own project are "
                    + "found automatically",
                value: .file,
                \.fonts
            ),
        ]
    }

    /// Of the option whose paths a configuration may name.
    package static let fontsName = "fonts"

    private static func patterns(
        _ name: String,
        _ summary: String,
        _ property: WritableKeyPath<InputOptions, [GlobPattern]> & Sendable
    ) -> OptionDeclaration<InputOptions> {
        let value = OptionValue.text(placeholder: "pattern", expectation: "a pattern, such as '**/*.storyboard'")
        return OptionDeclaration(name, summary, value: value, count: .many) { options in
            options[keyPath: property].map(\.text)
        } write: { options, values throws(OptionFault) in
            var patterns: [GlobPattern] = []
            for text in values {
                guard let pattern = GlobPattern(text) else {
                    throw OptionFault(name, text, expected: value.expectation)
                }
                patterns.append(pattern)
            }
            options[keyPath: property] = patterns
        }
    }
}
