// Reads damaged copies of files: cut, with bytes changed, with words exchanged. Each file gets one line: how many were read and
// refused; a crash, a broken promise or a copy that takes more than ten seconds of processor time ends the program with what it
// was. Every tenth copy that can be read goes through all that the commands do with a layout; source that cannot be proven is a
// FAULT.
//
//   damage-readers FILE …                 DAMAGES=200 copies of each kind, DEEP=10: which of them the commands get
//   damage-readers copy FILE KIND NUMBER  writes a copy by what it is called, to look into it

import LayoutInspector
import LayoutPrinter
import LayoutReport
import ReadingPromises

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Seconds of processor time that a copy may take, so that a busy machine is not taken for a hang.
private let longestCopy = 10

private func number(_ name: String, _ standard: Int) -> Int {
    getenv(name).flatMap { Int(String(cString: $0)) } ?? standard
}

/// What is worked on, for the handler of signals, which may do nothing but write it.
nonisolated(unsafe) private let current = UnsafeMutablePointer<UInt8>.allocate(capacity: 4096)
nonisolated(unsafe) private var currentCount = 0

private func setCurrent(_ text: String) {
    let bytes = Array((text + "\n").utf8.prefix(4096))
    currentCount = 0
    current.update(from: bytes, count: bytes.count)
    currentCount = bytes.count
}

private func contents(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = fread(&chunk, 1, chunk.count, file)
        if count == 0 { return bytes }
        bytes += chunk[..<count]
    }
}

private func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Ends the program after some seconds of processor time; 0 takes that back.
private func limitTime(_ seconds: Int) {
    var limit = itimerval()
    limit.it_value.tv_sec = .init(seconds)
    // ITIMER_PROF, whose constant is of another type on each system.
    _ = setitimer(.init(2), &limit, nil)
}

/// The most memory that was used, in megabytes.
private func memory() -> Int {
    var usage = rusage()
    // The process itself; the constant is of another type on each system.
    _ = getrusage(.init(0), &usage)
    #if canImport(Darwin)
        return usage.ru_maxrss >> 20
    #else
        return usage.ru_maxrss >> 10
    #endif
}

/// Does with a layout what `check`, `explain`, `tree`, `solve`, `convert` and `print` do.
///
/// - Returns: The first thing that is wrong and no crash: source that cannot be proven.
private func runCommands(_ reading: Reading, path: String) -> String? {
    guard let diagnosis = try? reading.diagnosed() else { return "a diagnosis that was interrupted" }
    let checked = CheckedFile(
        path: path,
        layout: diagnosis.layout,
        findings: diagnosis.findings,
        notRun: diagnosis.notRun
    )
    let report = CheckReport(files: [checked])
    let plain = TextStyle(isColored: false)
    let solved = diagnosis.solved()
    let texts = [
        ("json", JSONFormat.text(of: report, style: plain)),
        ("explain", ExplainText.text(of: checked, style: plain)),
        (
            "tree",
            TreeText.text(
                of: diagnosis.layout,
                frames: solved.frames,
                findings: diagnosis.findings,
                undetermined: solved.undetermined,
                style: plain
            )
        ),
        ("solve", SolveText.text(of: solved, layout: diagnosis.layout, style: plain)),
    ]
    for (name, text) in texts {
        expect(!text.isEmpty || (name != "json" && reading.layout.views.isEmpty) || name == "explain", "no \(name)")
    }
    for form in Dialect.draftsman.forms {
        do {
            _ = try reading.layout.printed(as: .draftsman, form: form, options: PrintOptions())
        } catch {
            if !error.isUsage { return "\(form.name): \(error.message)" }
        }
    }
    return nil
}

private struct Tally {
    var copies = 0
    var readings = 0
    var refused = 0
    var commands = 0
    var faults = 0
    var slowest = (seconds: 0.0, what: "")

    /// - Parameter format: What the file is when it is whole, for copies whose format can no longer be detected.
    mutating func add(_ copy: [UInt8], what: String, path: String, format: InputFormat?, deep: Int) {
        setCurrent(what)
        limitTime(longestCopy)
        let start = seconds()
        var read = (try? Layout.readAll(copy)) ?? []
        if read.isEmpty, let format {
            do {
                read = try Layout.readAll(copy, as: format)
            } catch {
                expect(!error.message.isEmpty, "an error without a message")
            }
        }
        copies += 1
        if read.isEmpty { refused += 1 } else { readings += 1 }
        for reading in read { reading.checkPromises() }
        if !read.isEmpty, readings % deep == 0 {
            setCurrent(what + ", commands")
            for reading in read {
                guard let fault = runCommands(reading, path: path) else { continue }
                faults += 1
                print("FAULT: \(what): \(fault)")
            }
            commands += 1
        }
        limitTime(0)
        let taken = seconds() - start
        if taken > slowest.seconds { slowest = (taken, what) }
    }
}

private func milliseconds(_ seconds: Double) -> String { "\(Int((seconds * 1000).rounded())) ms" }

for signalNumber in [SIGPROF, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE] {
    signal(signalNumber) { signalNumber in
        let fault: StaticString = signalNumber == SIGPROF ? "\nTOO LONG: " : "\nCRASH: "
        _ = write(2, fault.utf8Start, fault.utf8CodeUnitCount)
        _ = write(2, current, currentCount)
        _exit(70)
    }
}

let copiesOfAKind = max(number("DAMAGES", 200), 1)
if CommandLine.arguments.count == 5, CommandLine.arguments[1] == "copy" {
    let (path, kind) = (CommandLine.arguments[2], CommandLine.arguments[3])
    guard let bytes = contents(of: path), let damage = Damage(rawValue: kind), let index = Int(CommandLine.arguments[4])
    else {
        print("copy FILE \(Damage.allCases.map(\.rawValue).joined(separator: "|")) NUMBER")
        exit(64)
    }
    let copy = damage.copy(of: bytes, number: index, count: copiesOfAKind)
    _ = copy.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
    exit(0)
}
let deep = max(number("DEEP", 10), 1)
for path in CommandLine.arguments.dropFirst() {
    guard let bytes = contents(of: path) else {
        print("\(path): cannot be read")
        exit(2)
    }
    let format = (try? Layout.read(bytes))?.format
    var tally = Tally()
    let start = seconds()
    for damage in Damage.allCases {
        for number in 0..<copiesOfAKind {
            let copy = damage.copy(of: bytes, number: number, count: copiesOfAKind)
            tally.add(copy, what: "\(path) \(damage.rawValue) \(number)", path: path, format: format, deep: deep)
        }
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    print(
        "\(name)\t\(bytes.count) bytes\t\(tally.copies) copies\t\(tally.readings) read\t\(tally.refused) refused\t"
            + "\(tally.commands) through commands\t\(tally.faults) faults\t\(milliseconds(seconds() - start))\t"
            + "slowest \(milliseconds(tally.slowest.seconds))\t\(memory()) MB"
            + (tally.slowest.seconds > 1 ? "\t\(tally.slowest.what)" : "")
    )
    fflush(nil)
}
