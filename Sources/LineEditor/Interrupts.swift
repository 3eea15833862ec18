import CLineEditor

/// What Ctrl-C does while no line is edited.
public enum Interrupts {
    /// Ctrl-C only sets the flag that ``isPending`` reads.
    public static func `catch`() { interrupts_catch() }

    /// Runs `body` while Ctrl-C and what else asks the program to end only set the flag: there is something that must not be
    /// left behind. Only on the main thread.
    public static func catchingEndings<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        interrupts_catch_endings()
        defer { interrupts_release_endings() }
        return try body()
    }

    /// Ctrl-C ends the program with status 130, and removes the unfinished file.
    public static func exit() { interrupts_exit() }

    /// Whether Ctrl-C came since the flag was cleared. May be asked from any thread.
    public static var isPending: Bool { interrupts_pending() }

    public static func clear() { interrupts_clear() }

    /// Whether the terminal of standard error shows a line that is rewritten and must be erased at the end.
    public static func setShowsLine(_ isShown: Bool) { interrupts_set_shows_line(isShown) }

    /// The file that must not be left behind.
    public static func setUnfinishedFile(_ path: String?) { interrupts_set_unfinished_file(path) }
}

/// The terminal on standard output.
public enum Terminal {
    /// 80 where there is none.
    public static var columns: Int { terminal_columns() }

    /// `nil` without a terminal, or if it does not report them.
    public static var rows: Int? {
        let rows = terminal_rows()
        return rows > 0 ? rows : nil
    }

    /// The columns that text takes, by the locale's characters.
    public static func width(of text: String) -> Int { terminal_width_of_text(text, text.utf8.count) }
}
