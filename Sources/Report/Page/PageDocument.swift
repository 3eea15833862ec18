import LayoutInspector

/// A document of a page as data: the record of its findings, how people get them, and its scene.
struct PageDocument {
    /// Of the form of the data. Documentation/Reports.md has its keys.
    static let version = 1

    let file: CheckedFile
    private let path: String
    private let placed: [PlacedFinding]
    private let links: PageLinks
    private let groups: FindingGroups
    private let names: FindingNames

    /// - Parameter path: As reports write it.
    init(
        _ file: CheckedFile,
        path: String,
        placed: [PlacedFinding],
        links: PageLinks,
        style: TextStyle,
        details: FindingDetails
    ) {
        self.file = file
        self.path = path
        self.placed = placed
        self.links = links
        groups = file.groups(style, details)
        names = file.findingNames
    }

    private var title: String {
        var title = path == "-" ? "standard input" : path
        if let part = file.part, part.count != 1 {
            title += "#\(part.number)" + (part.title.map { " (\($0))" } ?? "")
        }
        return title
    }

    func json() -> String {
        var writer = JSONWriter()
        writer.isRecord = true
        writer.object(isInline: true) { writer in
            writer.member("version", Self.version)
            writer.member("title", title)
            // What `merge` reads: a page is a report, too.
            writer.key("record")
            writer.raw(file.record())
            writer.key("groups")
            writer.array { writer in
                for group in groups.groups { writer.integers([group.index] + group.alike) }
            }
            writer.key("findings")
            writer.array { writer in
                for (finding, placed) in zip(file.findings, placed) { self.finding(finding, placed, &writer) }
            }
            if let scene = file.recorded?.scene {
                writer.key("scene")
                writer.raw(scene)
            } else if let layout = file.layout, let scenes = file.scenes {
                writer.key("scene")
                PageScene(layout, scenes, file.findings).write(to: &writer) { links.address(file.path, $0) }
            }
        }
        return writer.takeText()
    }

    /// What a finding is to people: its place, its words, and how its fixes are made.
    private func finding(_ finding: Finding, _ placed: PlacedFinding, _ writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("message", placed.message)
            writer.member("place", placed.location(path: placed.path == "-" ? "standard input" : placed.path))
            if let address = links.address(file.path(of: finding), placed.place) { writer.member("address", address) }
            writer.member("fingerprint", placed.uniqueFingerprint)
            if let page = RuleInfo.named(finding.rule) { writer.member("summary", page.summary) }
            if finding.fixes.isEmpty { return }
            writer.key("fixes")
            writer.array { writer in
                for fix in finding.fixes {
                    writer.object { writer in
                        writer.member("outcome", FixText.outcome(of: fix))
                        if let instructions = fix.instructions {
                            writer.member("steps", instructions.steps)
                            writer.member("code", instructions.code)
                            if let source = instructions.source, let file = source.file {
                                writer.member("source", file + (source.line.map { ":\($0)" } ?? ""))
                            }
                        }
                    }
                }
            }
        }
    }
}
