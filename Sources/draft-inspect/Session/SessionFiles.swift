#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The session's history file and startup script.
enum SessionFiles {
    /// `$XDG_STATE_HOME/draft-inspect/history`, else in `~/.local/state`; a missing folder is created. `nil` if there
    /// is no home.
    static func history() -> String? { stateFolder().map { $0 + "/history" } }

    /// The folder beside it with the edits of sessions that have not saved them.
    static func unsavedEdits() -> String? {
        guard let folder = stateFolder().map({ $0 + "/unsaved" }), makeFolder(folder) else { return nil }
        return folder
    }

    private static func stateFolder() -> String? {
        let state: String
        if let folder = environment("XDG_STATE_HOME") {
            state = folder
        } else if let home = environment("HOME") {
            state = home + "/.local/state"
        } else {
            return nil
        }
        let folder = state + "/draft-inspect"
        return makeFolder(folder) ? folder : nil
    }

    /// `$XDG_CONFIG_HOME/draft-inspect/rc`, else in `~/.config`; `nil` if there is no such file.
    static func startupScript() -> String? {
        let path: String
        if let folder = environment("XDG_CONFIG_HOME") {
            path = folder + "/draft-inspect/rc"
        } else if let home = environment("HOME") {
            path = home + "/.config/draft-inspect/rc"
        } else {
            return nil
        }
        return fileExists(path) ? path : nil
    }

    /// Creates a folder and its parents, accessible to the user only.
    private static func makeFolder(_ path: String) -> Bool {
        var made = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/") {
            made += part + "/"
            if mkdir(made, 0o700) != 0, errno != EEXIST, !fileExists(made) { return false }
        }
        return true
    }
}
