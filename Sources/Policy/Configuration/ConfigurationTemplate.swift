import LayoutInspector

/// The configuration file that `init` writes: nothing is in force, everything is explained.
package enum ConfigurationTemplate {
    package static func text(keys: [ConfigurationKey]) -> String {
        var text = """
            # Configuration of draft-inspect. It holds for all files in this folder and below; files in subfolders can have
            # configurations of their own, which are merged into this one. 'draft-inspect config' shows what is in force.

            # Severities of rules: off, note, warning or error. 'draft-inspect rules' lists the rules.
            # rules:
            #   misplaced-view: off
            #   ambiguous-layout: error

            # Findings that are accepted. Each has a reason, and a rule, a file or an object (an id or a name).
            # suppress:
            #   - rule: conflict
            #     file: App/Legacy.storyboard
            #     object: header
            #     reason: the screen is replaced in the next release
            #     until: 2030-12-31

            """
        for key in keys {
            let summary = key.summary.prefix(1).uppercased() + key.summary.dropFirst()
            text += "\n" + comment(summary + (summary.hasSuffix("…") ? "" : ".")) + "# \(key.name): \(key.example)\n"
        }
        return text
    }

    /// Columns of a line.
    private static let width = 116

    /// A sentence as lines of a comment.
    private static func comment(_ sentence: String) -> String {
        var lines = ["#"]
        for word in sentence.split(separator: " ") {
            if lines[lines.count - 1].count + 1 + word.count > width { lines.append("#") }
            lines[lines.count - 1] += " " + word
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension ConfigurationKey {
    /// A value that is valid.
    var example: String {
        switch name {
        case "include": "[\"App/**/*.storyboard\", \"*.xib\"]"
        case "exclude": "[Legacy, \"Tests/**\"]"
        case "localization": "de"
        case "fonts": "[App/Fonts, Shared/Brand.otf]"
        case "devices": "[iphone-se, ipad-11-landscape]"
        case "sizes": "320..1366"
        case "text_sizes": "[large, accessibility-large]"
        case "directions": "all"
        case "baseline": "layouts.baseline"
        case "cache": ".draft-inspect-cache"
        case "reports": "[sarif=layouts.sarif]"
        case "fail_on": "warning"
        default: declaration.value == .flag ? "true" : declaration.value.words.first ?? "…"
        }
    }
}
