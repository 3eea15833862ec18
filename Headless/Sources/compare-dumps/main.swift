import DumpComparison
import Foundation

// compare-dumps ORIGINAL PRINTED: how a printed program, dumped, agrees with the original.
// The first line is "EQUAL equal, TURNED turned, MISSING missing, EXTRA extra, PLACED placed otherwise, SHOWN shown
// otherwise": the first four count constraints, the others views. A line for each difference follows.
// Exit status: 0 no difference of constraints or placement, 1 differences, 2 a file that could not be read, 64 wrong usage.

func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data(("compare-dumps: " + message + "\n").utf8))
    exit(status)
}

func dump(_ path: String) -> Dump {
    do {
        return try Dump(json: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
        fail("\(path): \(error)", status: 2)
    }
}

let paths = CommandLine.arguments.dropFirst()
guard paths.count == 2, let original = paths.first, let printed = paths.last else {
    fail("usage: compare-dumps ORIGINAL.json PRINTED.json", status: 64)
}
let comparison = DumpComparison(original: dump(original), printed: dump(printed))
print(
    "\(comparison.equalCount) equal, \(comparison.turnedCount) turned, \(comparison.missing.count) missing, "
        + "\(comparison.extra.count) extra, \(comparison.placement.count + comparison.strangers.count) placed otherwise, "
        + "\(comparison.content.count) shown otherwise"
)
for text in comparison.missing { print("missing: " + text) }
for text in comparison.extra { print("extra: " + text) }
for name in comparison.strangers { print("not in the original: " + name) }
for text in comparison.placement { print("placed otherwise: " + text) }
for text in comparison.content { print("shown otherwise: " + text) }
let isEqual =
    comparison.missing.isEmpty && comparison.extra.isEmpty && comparison.strangers.isEmpty
    && comparison.placement.isEmpty
exit(isEqual ? 0 : 1)
