import ArgumentParser
import LayoutInspector
import LayoutMigration
import LayoutReport

extension MigrationDialect: ExpressibleByArgument {}

struct MigrateCommand: ParsableCommand, TitledCommand {
    static let title = "migrating"

    static let configuration = CommandConfiguration(
        commandName: "migrate",
        abstract: "Rewrite layout code in Swift files for another library, and change nothing else.",
        discussion: """
            Statements that use layout anchors or SnapKit are rewritten, and imports are adapted; every other byte stays as \
            it is. A file is written only if its code makes the same constraints as before. Each statement that is not \
            rewritten is listed with the reason. You have to pass --in-place or --dry-run.

              draft-inspect migrate --to anchors --dry-run LoginView.swift
              draft-inspect migrate --to anchors --in-place Sources/
              draft-inspect migrate --to draftsman --in-place Sources/Login/*.swift

            Exit status: 0 all statements are rewritten; 1 some are not; 2 a file could not be read.
            """
    )

    @Argument(help: "Swift files, or folders: every Swift file in them except tests.", completion: .file())
    var files: [String]

    @Option(help: ArgumentHelp("The library to write: anchors, snapkit or draftsman.", valueName: "library"))
    var to: MigrationDialect

    @Flag(help: "Write the files.")
    var inPlace = false

    @Flag(help: "Print what would change, as a patch.")
    var dryRun = false

    func validate() throws {
        if inPlace == dryRun {
            throw ValidationError(
                "expected one of --in-place, which writes the files, and --dry-run, which prints a patch"
            )
        }
    }

    func run() throws {
        let paths = files.flatMap { FolderContents.isFolder($0) ? ProjectSources.swiftFiles(below: $0) : [$0] }
        Progress.shared.expect(paths.count)
        var tally = MigrationTally()
        // What names are is asked of all of them.
        var texts: [(path: String, bytes: [UInt8])] = []
        for path in paths {
            do throws(ReadError) {
                texts.append((path, try FileContents.bytes(of: path)))
            } catch {
                writeStatus("draft-inspect: " + unreadable(path, error))
                tally.unreadable += 1
            }
        }
        let names = FileNames(texts.map(\.bytes))
        for (path, bytes) in texts {
            defer { Progress.shared.advance() }
            let migration: InPlaceMigration
            do throws(ReadError) {
                migration = try InPlaceMigration(bytes, path: path, names: names, to: to)
            } catch {
                writeStatus("draft-inspect: " + unreadable(path, error))
                tally.unreadable += 1
                continue
            }
            report(migration, path, &tally)
            if !migration.rewritten.isEmpty { try write(migration, of: String(decoding: bytes, as: UTF8.self), path) }
        }
        writeStatus(tally.sentence(isWritten: inPlace))
        if tally.unreadable > 0 { throw CommandFailure("", code: .unreadable) }
        if tally.kept > 0 { throw CommandFailure("", code: .findings) }
    }

    /// Lists the statements that stay.
    private func report(_ migration: InPlaceMigration, _ path: String, _ tally: inout MigrationTally) {
        tally.add(migration)
        for kept in migration.kept {
            writeStatus("\(printable(path)):\(kept.place.line):\(kept.place.column): stays: \(printable(kept.reason))")
        }
    }

    private func write(_ migration: InPlaceMigration, of old: String, _ path: String) throws {
        let new = String(decoding: migration.text, as: UTF8.self)
        if dryRun {
            try StandardStream.output.write(
                LineDifference(from: old, to: new).patch(of: path.hasPrefix("/") ? String(path.dropFirst()) : path)
            )
        } else {
            try writeFile(new, to: path)
        }
    }
}

/// What became of the statements of some files.
private struct MigrationTally {
    var unreadable = 0
    private(set) var kept = 0
    private var rewritten = 0
    private var constraints = 0
    private var files = 0

    mutating func add(_ migration: InPlaceMigration) {
        kept += migration.kept.count
        rewritten += migration.rewritten.count
        constraints += migration.constraintCount
        if !migration.rewritten.isEmpty { files += 1 }
    }

    func sentence(isWritten: Bool) -> String {
        if rewritten == 0 { return kept == 0 ? "no layout statements to rewrite" : "nothing was rewritten" }
        let what = "\(counted(rewritten, "statement")) with \(counted(constraints, "constraint"))"
        return (isWritten ? "rewrote " : "would rewrite ") + what + " in \(counted(files, "file"))"
            + (kept == 0 ? "" : "; \(counted(kept, "statement")) \(kept == 1 ? "stays" : "stay")")
    }
}
