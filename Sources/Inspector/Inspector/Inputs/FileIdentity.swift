#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The identity of a file: the same for every spelling of its path, through symbolic links, and for hard links.
package struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64

    /// - Returns: `nil` if the file does not exist.
    package init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
    }
}
