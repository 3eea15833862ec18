import LayoutInspector
import Measuring

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// `ReaderBenchmarks <format> <file> <runs>` prints what reading a file takes, as `--input` names the formats.
@main
struct ReaderBenchmarks {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 4, let runs = Int(arguments[3]),
            let format = Readers.all.map({ $0.format }).first(where: { $0.rawValue == arguments[1] }),
            let bytes = contents(of: arguments[2])
        else {
            print("usage: ReaderBenchmarks <format> <file> <runs>")
            return
        }
        var least = Double.infinity
        var views = 0
        var constraints = 0
        var findings = 0
        for _ in 0..<max(1, runs) {
            (views, constraints, findings) = (0, 0, 0)
            func count(_ reading: Reading) {
                views += reading.layout.views.count
                constraints += reading.layout.constraints.count
                findings += reading.findings.count
            }
            let start = processorSeconds()
            if format == .log {
                // In pieces, as commands read logs.
                var log = LogReadings(path: nil)
                bytes.withUnsafeBytes { buffer in
                    for start in stride(from: 0, to: buffer.count, by: 1 << 20) {
                        let end = min(start + (1 << 20), buffer.count)
                        log.scan(UnsafeRawBufferPointer(rebasing: buffer[start..<end]), emit: count)
                    }
                }
                log.finish(emit: count)
            } else {
                do {
                    for reading in try Layout.readAll(bytes, as: format) { count(reading) }
                } catch {
                    print("failed: \(error.message)")
                    return
                }
            }
            least = min(least, processorSeconds() - start)
        }
        // Bytes, seconds of processor time, what was read, and the peak memory in MB with the bytes themselves.
        print("\(bytes.count) \(least) \(views) \(constraints) \(findings) \(peakMemory())")
    }

    private static func contents(of path: String) -> [UInt8]? {
        guard let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        fseek(file, 0, SEEK_END)
        let size = ftell(file)
        rewind(file)
        guard size >= 0 else { return nil }
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
            initialized = fread(buffer.baseAddress, 1, size, file)
        }
    }
}
