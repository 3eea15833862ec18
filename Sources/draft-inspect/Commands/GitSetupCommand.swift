import ArgumentParser
import LayoutInspector

struct GitSetupCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "git-setup",
        abstract: "Make git diff and merge storyboards and xibs object by object.",
        discussion: """
            Adds two lines to .gitattributes at the top of the repository, for you to commit, and the drivers that they \
            name to the git configuration of this clone. Each clone needs that configuration.

              draft-inspect git-setup
              draft-inspect git-setup --remove
            """
    )

    @Flag(help: "Remove both again.")
    var remove = false

    /// What git knows the drivers by.
    private static let driver = "layout"
    private static let lines = ["*.storyboard", "*.xib"].map { "\($0) diff=\(driver) merge=\(driver)" }
    // Where git does not find the program, as programs with a PATH of their own do not, or the program fails, it merges lines
    // itself: a driver that fails without writing markers leaves a file that looks like a merged one and has our side alone.
    private static let settings = [
        (
            "diff.\(driver).textconv",
            "f() { if command -v draft-inspect >/dev/null; then draft-inspect textconv \"$1\"; else cat \"$1\"; fi; }; f"
        ),
        ("merge.\(driver).name", "storyboards and xibs by their objects"),
        (
            "merge.\(driver).driver",
            "s=2; if command -v draft-inspect >/dev/null; then draft-inspect git-merge %O %A %B %P; s=$?; fi; "
                + "if [ $s -gt 1 ]; then git merge-file -L ours -L base -L theirs %A %O %B; else exit $s; fi"
        ),
    ]

    func run() throws {
        let folder = try repository()
        let path = folder + "/.gitattributes"
        let old = fileExists(path) ? try read(path) : ""
        var lines = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        for line in Self.lines {
            if remove { lines.removeAll { $0 == line } } else if !lines.contains(line) { lines.append(line) }
        }
        let text = lines.map { $0 + "\n" }.joined()
        var isRemoved = false
        if remove, text.isEmpty, !old.isEmpty {
            // It had nothing but what an earlier setup wrote.
            try removeFile(path)
            isRemoved = true
        } else if text != old {
            try writeFile(text, to: path)
        }
        for (name, value) in Self.settings {
            do throws(GitFailure) {
                if remove {
                    // Status 5: it was not set.
                    _ = try GitCommand.output(["config", "--local", "--unset-all", name], in: folder, statuses: 0...5)
                } else {
                    _ = try GitCommand.output(["config", "--local", "--replace-all", name, value], in: folder)
                }
            } catch {
                throw CommandFailure(error.message, code: .unreadable)
            }
        }
        writeStatus(
            remove
                ? (isRemoved ? "removed .gitattributes, which had nothing else," : "removed from .gitattributes")
                    + " and from this clone's configuration"
                : "git shows and merges storyboards and xibs by their objects; commit .gitattributes"
        )
    }

    private func repository() throws(CommandFailure) -> String {
        do throws(GitFailure) {
            return try GitCommand.repository(of: ".")
        } catch {
            throw CommandFailure(error.message, code: .usage)
        }
    }

    private func read(_ path: String) throws(CommandFailure) -> String {
        do throws(ReadError) {
            return String(decoding: try contents(ofFile: path), as: UTF8.self)
        } catch {
            throw CommandFailure(unreadable(path, error), code: .unreadable)
        }
    }
}
