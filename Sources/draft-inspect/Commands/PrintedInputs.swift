import LayoutInspector
import LayoutPrinter

/// The layouts of several inputs, which are printed together.
struct PrintedInputs {
    struct Input {
        /// Of the file, without its folder.
        var name: String
        var path: String
        var reading: Reading
    }

    /// In the order of the inputs. What has nothing to print, such as a storyboard of references, is not among them.
    private(set) var all: [Input] = []
    /// The number of files that could not be read; each was reported.
    private(set) var unreadableCount = 0

    /// - Throws: ``CommandFailure`` where the only file cannot be read: one of several costs that file.
    init(_ inputs: Inputs) throws(CommandFailure) {
        for source in inputs.sources {
            var readings: [Reading] = []
            do throws(ReadError) {
                try source.open(note: { writeStatus($0) }).forEach { reading in
                    readings.append(reading)
                    return true
                }
            } catch {
                let failure = CommandFailure(.unreadable(source.path, error))
                if inputs.sources.count == 1 { throw failure }
                writeStatus(failure.message)
                unreadableCount += 1
                continue
            }
            for reading in readings {
                if let line = skippedLine(reading, path: source.path) { writeStatus(line) }
                all.append(Input(name: fileName(source.path), path: source.path, reading: reading))
            }
        }
        all.removeAll { input in
            guard input.reading.layout.views.isEmpty else { return false }
            writeStatus(input.name + ": no views, nothing to print")
            return true
        }
    }

    /// Why files are missing; `nil` if none is.
    var failure: CommandFailure? {
        if unreadableCount == 0 { return nil }
        let files = unreadableCount == 1 ? "1 file" : "\(unreadableCount) files"
        return CommandFailure("\(files) could not be read; the others were printed", code: .unreadable)
    }
}

/// `Main.storyboard` of `App/Main.storyboard`.
func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
