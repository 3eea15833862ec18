import LayoutInspector

/// What a file was like at an earlier revision: only for formats that compare with one.
package struct BaseComparison: Sendable {
    /// Of the layout before and after.
    package struct Pictures: Sendable, Equatable {
        /// `nil` for a file that is new.
        package var before: String?
        package var after: String

        package init(before: String?, after: String) {
            self.before = before
            self.after = after
        }
    }

    /// Where the file was, if it was renamed.
    package var oldPath: String?
    /// How often each finding was there, by its identity.
    private var known: [String: Int] = [:]
    /// What was found then, and is not found any more.
    package private(set) var fixed: [Finding] = []
    /// SVG files to be written; `nil` if the layout looks the same, or nobody asked for pictures.
    package var drawings: Pictures?
    /// The addresses of the files in the report.
    package var pictures: Pictures?

    /// - Parameters:
    ///   - old: The file as it was; `nil` if there was none.
    ///   - new: The file as it is, with all of its findings.
    package init(from old: CheckedFile?, to new: CheckedFile) {
        guard let old else { return }
        let found = Dictionary(new.identities.map { ($0, 1) }, uniquingKeysWith: +)
        for (finding, identity) in zip(old.findings, old.identities) {
            known[identity, default: 0] += 1
            if known[identity, default: 0] > found[identity, default: 0] { fixed.append(finding) }
        }
    }

    /// For each finding of a file whether it is new.
    func areNew(_ file: CheckedFile) -> [Bool] {
        var counts: [String: Int] = [:]
        return file.identities.map { identity in
            counts[identity, default: 0] += 1
            return counts[identity, default: 0] > known[identity, default: 0]
        }
    }
}

extension CheckedFile {
    /// What each finding is about, whatever the file is called.
    fileprivate var identities: [String] {
        let names = stableNames
        return findings.map { names.identity(of: $0).fingerprint(path: "") }
    }
}
