import LayoutInspector

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension Fingerprint {
    /// Adds the name, size and time of a file; nothing for one that is not there.
    mutating func add(file: String) {
        var status = stat()
        guard stat(file, &status) == 0 else { return }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        add("\(file) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)")
    }
}
