import LayoutPrinter

/// What `option` shows and sets.
struct SessionOptions: Equatable {
    var notes = false
    var color = ColorChoice.auto
    var dialect = Dialects.standard.name
    var autoIdentifiers = PrintOptions.AutoIdentifiers.none
    var onlyIdentified = false
    var includeSystem = false
    var deep = false
    var viewConfig = false
    var reverseItems = false
    var indent = 4

    /// An option under its name, with its value as text.
    struct Entry {
        var name: String
        var summary: String
        var values: [String]
        var get: @Sendable (SessionOptions) -> String
        /// - Returns: Whether the value is one.
        var set: @Sendable (inout SessionOptions, String) -> Bool
    }

    static let entries: [Entry] = [
        flag("notes", "whether rules that only note things run") {
            $0.notes
        } set: {
            $0.notes = $1
        },
        Entry(
            name: "color",
            summary: "when answers are coloured",
            values: ColorChoice.allCases.map(\.rawValue),
            get: { $0.color.rawValue },
            set: { options, value in
                guard let choice = ColorChoice(rawValue: value) else { return false }
                options.color = choice
                return true
            }
        ),
        Entry(
            name: "dialect",
            summary: "in which library's calls print writes",
            values: Dialects.all.map(\.name),
            get: { $0.dialect },
            set: { options, value in
                guard let dialect = Dialects.named(value) else { return false }
                options.dialect = dialect.name
                return true
            }
        ),
        Entry(
            name: "auto-identifiers",
            summary: "for what print makes identifiers",
            values: PrintOptions.AutoIdentifiers.allCases.map(\.rawValue),
            get: { $0.autoIdentifiers.rawValue },
            set: { options, value in
                guard let choice = PrintOptions.AutoIdentifiers(rawValue: value) else { return false }
                options.autoIdentifiers = choice
                return true
            }
        ),
        flag("only-identified", "whether print passes unnamed views through") {
            $0.onlyIdentified
        } set: {
            $0.onlyIdentified = $1
        },
        flag("include-system", "whether print shows the system's constraints") {
            $0.includeSystem
        } set: {
            $0.includeSystem = $1
        },
        flag("reverse-items", "whether print says constraints of the root and of guides from their second item") {
            $0.reverseItems
        } set: {
            $0.reverseItems = $1
        },
        flag("deep", "whether print shows what a view's own class makes") {
            $0.deep
        } set: {
            $0.deep = $1
        },
        flag("view-config", "whether print sets what views differ in from their classes") {
            $0.viewConfig
        } set: {
            $0.viewConfig = $1
        },
        Entry(
            name: "indent",
            summary: "spaces for a level in printed source",
            values: ["2", "4"],
            get: { String($0.indent) },
            set: { options, value in
                guard let number = Int(value), (1...16).contains(number) else { return false }
                options.indent = number
                return true
            }
        ),
    ]

    private static func flag(
        _ name: String,
        _ summary: String,
        get: @escaping @Sendable (SessionOptions) -> Bool,
        set: @escaping @Sendable (inout SessionOptions, Bool) -> Void
    ) -> Entry {
        Entry(name: name, summary: summary, values: ["on", "off"], get: { get($0) ? "on" : "off" }) { options, value in
            guard value == "on" || value == "off" else { return false }
            set(&options, value == "on")
            return true
        }
    }
}
