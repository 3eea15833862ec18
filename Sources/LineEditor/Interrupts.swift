import CLineEditor

/// What Ctrl-C does while no line is edited.
package enum Interrupts {
    /// Ctrl-C only sets the flag that ``isPending`` reads.
    package static func `catch`() { interrupts_catch() }

    /// Runs `body` while Ctrl-C and what else asks the program to end only set the flag: there is something that must not be
    /// left behind. Only on the main thread.
    package static func catchingEndings<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        interrupts_catch_endings()
        defer { interrupts_release_endings() }
        return try body()
    }

    /// Ctrl-C ends the program with status 130, and removes the unfinished file.
    package static func exit() { interrupts_exit() }

    /// Whether Ctrl-C came since the flag was cleared. May be asked from any thread.
    package static var isPending: Bool { interrupts_pending() }

    package static func clear() { interrupts_clear() }

    /// Whether the terminal of standard error shows a line that is rewritten and must be erased at the end.
    package static func setShowsLine(_ isShown: Bool) { interrupts_set_shows_line(isShown) }

    /// The file that must not be left behind.
    package static func setUnfinishedFile(_ path: String?) { interrupts_set_unfinished_file(path) }

    /// A file, or a folder that is then empty, that goes when the program is ended from outside; the last one first.
    package static func removeOnEnding(_ path: String) { interrupts_remove_on_ending(path) }
}

/// The terminal on standard output.
package enum Terminal {
    /// 80 where there is none.
    package static var columns: Int { terminal_columns() }

    /// `nil` without a terminal, or if it does not report them.
    package static var rows: Int? {
        let rows = terminal_rows()
        return rows > 0 ? rows : nil
    }

    /// The columns that text takes, by the locale's characters.
    package static func width(of text: String) -> Int { terminal_width_of_text(text, text.utf8.count) }
}
