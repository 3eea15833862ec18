import LayoutInspector
import LayoutReport
import LineEditor

/// When output is coloured.
enum ColorChoice: String, CaseIterable {
    case auto, always, never

    /// Whether text for this stream is coloured: the option first, then `NO_COLOR` and `CLICOLOR_FORCE`, then whether the
    /// stream is a terminal that can.
    func isColored(_ stream: StandardStream) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto:
            if environment("NO_COLOR") != nil { return false }
            if let forced = environment("CLICOLOR_FORCE"), forced != "0" { return true }
            return stream.isTerminal && environment("TERM") != "dumb"
        }
    }

    /// How results for people look: wrapped to the terminal's width on one, not wrapped elsewhere.
    func style(_ stream: StandardStream = .output) -> TextStyle {
        var style = TextStyle(
            isColored: isColored(stream),
            width: stream.isTerminal ? min(Terminal.columns, 120) : nil,
            isASCII: stream.isTerminal && DrawingCharacters.current == .ascii
        )
        style.namesOptions = environment(MCPServer.callVariable) == nil
        return style
    }
}

/// When output is coloured, as options have it.
struct ColorOptions: Sendable, Equatable {
    var choice = ColorChoice.auto

    static let declarations: [OptionDeclaration<ColorOptions>] = [
        .word("color", "when to use color; NO_COLOR and CLICOLOR_FORCE are honored", \.choice)
    ]
}
