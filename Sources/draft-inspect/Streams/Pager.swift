import LayoutReport
import LineEditor

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Shows long texts a screen at a time: `$PAGER`, or `less` where there is one.
enum Pager {
    /// - Returns: Whether the text was shown: not where it fits on the screen, or there is no pager.
    static func show(_ text: String) -> Bool {
        guard StandardStream.output.isTerminal, let rows = Terminal.rows, let command,
            rowCount(of: text, columns: Terminal.columns) >= rows
        else { return false }
        // The flags that git passes to less, so that `$PAGER` alone shows colors and leaves short texts.
        if environment("LESS") == nil { setenv("LESS", "FRX", 1) }
        guard let status = ShellCommand.run(command, input: text) else { return false }
        // The shell did not find it.
        return status != 127 && status != 126
    }

    /// `nil`: texts are shown at once, as with a `PAGER` that is empty.
    private static var command: String? {
        if let value = getenv("PAGER") {
            let pager = String(cString: value)
            return pager.isEmpty || pager == "cat" ? nil : pager
        }
        let folders = environment("PATH")?.split(separator: ":") ?? []
        return folders.contains { access($0 + "/less", X_OK) == 0 } ? "less -FRX" : nil
    }

    /// The rows that a text takes on a screen.
    static func rowCount(of text: String, columns: Int) -> Int {
        text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().reduce(0) { count, line in
            let width = LineWrap.visibleWidth(line)
            return count + max((width + columns - 1) / max(columns, 1), 1)
        }
    }
}
