#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Does work again whenever files change, until the process is interrupted.
struct FileWatch {
    /// What the work is called while it goes on.
    let title: String
    /// The files that matter, asked for before each look: folders gain and lose some.
    let files: () throws -> [String]

    /// - Throws: What the work throws, but for findings and inputs that cannot be read, which the next change may fix.
    func repeating(_ work: () throws -> Void) throws {
        while true {
            let state = try? FileState(files())
            Progress.shared.begin(title)
            do {
                try work()
            } catch let failure as CommandFailure where failure.code == .findings || failure.code == .unreadable {
                Progress.shared.end()
                if !failure.message.isEmpty { writeStatus("draft-inspect: " + failure.message) }
            }
            Progress.shared.end()
            writeStatus("waiting for changes; Ctrl-C ends")
            // Five looks a second cost little, and work for every kind of file system.
            repeat { usleep(200_000) } while (try? FileState(files())) == state
            // Editors that show findings take this line for the end of those before.
            writeStatus("\(title) again")
        }
    }
}

/// When files were last written, and which there are.
private struct FileState: Equatable {
    private let files: [String]
    private var times: [Int] = []

    init(_ files: [String]) {
        self.files = files
        for file in files {
            var status = stat()
            guard stat(file, &status) == 0 else {
                times.append(-1)
                continue
            }
            #if canImport(Darwin)
                let time = status.st_mtimespec
            #else
                let time = status.st_mtim
            #endif
            times += [time.tv_sec, time.tv_nsec, Int(status.st_size), Int(status.st_ino)]
        }
    }
}
