import LayoutInspector

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Identifies a build of the program: two of one version can have different rules.
enum ProgramBuild {
    /// The build identifier that the linker wrote into the program; else a digest of the whole program, which takes longer.
    ///
    /// `nil` if the program cannot be read.
    static let identity: String? = {
        guard let path = programPath() else { return nil }
        if let note = linkersIdentifier(path) { return note }
        guard let bytes = try? FileContents.content(of: path) else { return nil }
        var digest = ContentDigest()
        digest.add(bytes)
        return digest.text
    }()

    /// The note `NT_GNU_BUILD_ID` of an ELF file, which linkers put behind the headers.
    ///
    /// Layout of a note: the sizes of its name and of its content, its type, the name, the content.
    private static func linkersIdentifier(_ path: String) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var head: [UInt8] = []
        guard (try? FileContents.append(to: &head, from: file, atMost: 8192)) != nil,
            head.starts(with: [0x7F, 0x45, 0x4C, 0x46])
        else { return nil }
        let mark: [UInt8] = [3, 0, 0, 0, UInt8(ascii: "G"), UInt8(ascii: "N"), UInt8(ascii: "U"), 0]
        let start = head.indices.first { index in
            index >= 8 && head[index - 8] == 4 && head[index...].starts(with: mark)
        }
        guard let start else { return nil }
        let content = start + mark.count
        let size = Int(head[start - 4])
        guard size >= 8, content + size <= head.count else { return nil }
        return head[content..<content + size].map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }
}
