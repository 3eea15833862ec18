import LayoutSyntax

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Writes the calls and members of Swift files, for the comparison with the compiler's.
@main
struct Facts {
    static func main() {
        for path in CommandLine.arguments.dropFirst() {
            guard let bytes = contents(of: path) else {
                print("file\t\(path)\nerror\tcannot be opened")
                continue
            }
            print("file\t\(path)")
            do throws(ReadError) {
                let walk = try SwiftCodeWalk(bytes)
                for fact in walk.facts { print("\(fact.line)\t\(fact.name)") }
                for error in walk.skipped { print("skipped\t\(error.place?.line ?? 0)\t\(error.message)") }
            } catch {
                print("error\t\(error.place?.line ?? 0): \(error.message)")
            }
        }
    }

    private static func contents(of path: String) -> [UInt8]? {
        guard let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&buffer, 1, buffer.count, file)
            if count == 0 { return bytes }
            bytes += buffer[..<count]
        }
    }
}
