import LayoutInspector
import LayoutPrinter
import LayoutReport

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The names file beside the loaded layout, as the session knows it.
struct KeptNames {
    var path: String
    /// What the file holds of the layout's objects.
    var tags: [PrintOptions.Tag]
    /// What it holds of others, which stays in it.
    var strays: [PrintOptions.Tag]
    /// What was wrong with the file; it is then left alone.
    var fault: String?
    /// Whether the file is overwritten though it is not ours.
    var isForced = false
    /// Whether it was said that it is not.
    var isRefused = false
}

extension Session {
    /// Takes the names from the file beside a layout that was just loaded.
    ///
    /// - Returns: Notes, with a line break; empty where there is nothing.
    mutating func takeNames(beside layoutPath: String, of reading: Reading) -> String {
        let layout = reading.layout
        tags = []
        keptNames = nil
        guard let path = NamesFile.path(beside: layoutPath, reading) else { return "" }
        keptNames = KeptNames(path: path, tags: [], strays: [])
        guard fileExists(path) else { return "" }
        do throws(CommandFailure) {
            let file = try NamesFile(reading: path)
            tags = file.tags(in: layout)
            let strays = file.strays(in: layout)
            keptNames = KeptNames(path: path, tags: tags, strays: strays.map(\.tag))
            return strays.map { printable(file.message(for: $0)) + "\n" }.joined()
        } catch {
            keptNames?.fault = error.message
            return printable(error.message) + "\ntags are neither read from it nor written to it\n"
        }
    }

    /// Writes the names file where the tags are not those that it holds.
    ///
    /// - Returns: Notes, with a line break; empty where there is nothing.
    mutating func keepNames() -> String {
        guard keepsNames, let kept = keptNames, kept.fault == nil, kept.tags != tags else { return "" }
        if kept.isRefused, !kept.isForced { return "" }
        let guardian = OverwriteGuard(inputs: inputs)
        if !kept.isForced, let refusal = guardian.refusal(of: kept.path, isOurs: NamesFile.isOurs) {
            keptNames?.isRefused = true
            return
                "\(refusal.message(advice: "`tag --force VIEW NAME` overwrites it"))\ntags are kept for this session only\n"
        }
        do throws(CommandFailure) {
            if tags.isEmpty, kept.strays.isEmpty {
                // An empty file would only lie about.
                unlink(kept.path)
            } else {
                try writeFile(NamesFile.text(tags + kept.strays), to: kept.path)
            }
            keptNames?.tags = tags
            return ""
        } catch {
            keptNames?.fault = error.message
            return printable(error.message) + "\ntags are kept for this session only\n"
        }
    }
}
