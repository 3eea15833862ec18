import ArgumentParser
import LayoutInspector
import LayoutPrinter

/// The app's own source, which printed classes have to fit.
struct AppOptions: ParsableArguments {
    /// How many faults a run prints before it leaves the rest to the report.
    private static let shownFaults = 20

    @Option(
        help: ArgumentHelp(
            "Adapt the printed code to the classes in this Swift file or folder: it subclasses them, connects their outlets "
                + "and calls their actions. What does not fit is listed by file and line.",
            valueName: "sources"
        ),
        completion: .file()
    )
    var app: [String] = []

    /// - Throws: ``CommandFailure`` where a path has no Swift files, or one of them cannot be read.
    func sources() throws(CommandFailure) -> AppSources {
        var files: [(path: String, bytes: [UInt8])] = []
        for path in app {
            let found = FolderNames.isFolder(path) ? ProjectSources.swiftFiles(below: path) : [path]
            if found.isEmpty { throw CommandFailure("no Swift files in '\(path)', which --app names", code: .usage) }
            for file in found {
                do throws(ReadError) {
                    files.append((file, try contents(ofFile: file)))
                } catch {
                    throw CommandFailure(unreadable(file, error), code: .unreadable)
                }
            }
        }
        return files.isEmpty ? .none : AppSources(files: files)
    }

    /// Says what of the app's source has to change.
    static func report(_ faults: [AppFault]) {
        if faults.isEmpty { return }
        for fault in faults.prefix(shownFaults) { writeStatus(fault.text) }
        if faults.count > shownFaults {
            writeStatus("\(faults.count - shownFaults) more (--migration-report FILE lists all)")
        }
        writeStatus("\(faults.count) line\(faults.count == 1 ? "" : "s") of the app to change")
    }
}
