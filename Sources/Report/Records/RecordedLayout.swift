import LayoutInspector

/// What is kept of a layout whose findings were written to a record and read again.
package struct RecordedLayout: Sendable, Equatable {
    package var viewCount = 0
    package var constraintCount = 0
    package var names = FindingNames()
    /// The scene of a page, as its JSON text.
    package var scene: String?

    package init() {}
}

extension CheckedFile {
    package var viewCount: Int { recorded?.viewCount ?? layout?.views.count ?? 0 }
    package var constraintCount: Int { recorded?.constraintCount ?? layout?.constraints.count ?? 0 }

    /// The names that its findings have in every run.
    package var stableNames: StableNames { recorded.map { StableNames($0.names) } ?? StableNames(layout ?? Layout()) }

    /// The file on one line, with all that reports need to be written from it: see ``JSONLinesFormat``.
    package func record() -> String {
        var writer = JSONWriter()
        writer.isRecord = true
        let names = findingNames
        writer.object(isInline: true) { writer in
            writer.member("version", 1)
            writer.checkedFileMembers(self, names: names)
            writer.recordMembers(of: self, names: names)
        }
        return writer.takeText()
    }
}

extension JSONWriter {
    /// What only records have: how a file is divided, and the names of what its findings are about.
    fileprivate mutating func recordMembers(of file: CheckedFile, names: FindingNames) {
        if file.isUnreadable { member("unreadable", true) }
        if let group = file.group { triagedGroup(group) }
        if let part = file.part {
            member("blocks", part.count)
            member("column", part.place.column)
        }
        if !file.joined.isEmpty { member("joined", file.joined) }
        if !file.scalarColumns.isEmpty {
            key("columns")
            array { writer in
                for (place, column) in file.scalarColumns.entries {
                    writer.object { writer in
                        writer.member("line", place.line)
                        writer.member("column", place.column)
                        writer.member("scalars", column)
                    }
                }
            }
        }
        if !file.ignores.isEmpty {
            key("ignores")
            array { writer in
                for note in file.ignores {
                    writer.object { writer in
                        writer.member("rule", note.rule)
                        writer.member("object", note.object)
                        writer.member("reason", note.reason)
                        writer.member("line", note.place.line)
                        writer.member("column", note.place.column)
                    }
                }
            }
        }
        stableNames("stable_views", names.stableItems)
        stableNames("stable_constraints", names.stableConstraints)
    }

    private mutating func stableNames(_ name: String, _ names: [String: String]) {
        if names.isEmpty { return }
        key(name)
        object { writer in
            for (id, name) in names.sorted(by: { $0.key < $1.key }) { writer.member(id, name) }
        }
    }
}
