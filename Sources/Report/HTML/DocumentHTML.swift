import LayoutInspector

/// A document in a page: its pictures, its findings, and the constraints that these name.
struct DocumentHTML {
    let file: CheckedFile
    let id: String
    let placed: [PlacedFinding]
    let style: TextStyle
    let details: FindingDetails
    /// The address of a place in a file.
    let address: (String, Place?) -> String?
    /// As reports write it.
    private let path: String
    private let scene: SceneHTML?
    private let groups: FindingGroups
    private let constraints: NamedConstraints

    init(
        _ file: CheckedFile,
        id: String,
        path: String,
        placed: [PlacedFinding],
        style: TextStyle,
        details: FindingDetails,
        address: @escaping (String, Place?) -> String?
    ) {
        self.file = file
        self.id = id
        self.path = path
        self.placed = placed
        self.style = style
        self.details = details
        self.address = address
        groups = file.groups(style, details)
        if let layout = file.layout, let scenes = file.scenes {
            scene = SceneHTML(layout, scenes, file.findings)
        } else {
            scene = nil
        }
        constraints = NamedConstraints(file, groups.groups.flatMap { [$0.index] + $0.alike })
    }

    /// How many findings are listed, by severity.
    func count(_ severity: Finding.Severity) -> Int {
        groups.groups.flatMap { [$0.index] + $0.alike }.count { file.findings[$0].severity == severity }
    }

    var title: String {
        var title = path == "-" ? "standard input" : path
        if let part = file.part, part.count != 1 { title += " " + (part.title ?? "#\(part.number)") }
        return title
    }

    func text() -> String {
        let listed = groups.groups.flatMap { [$0.index] + $0.alike }
        var text = "<section class=\"document\(listed.isEmpty ? " clean" : "")\" id=\"\(id)\">\n"
        text += "<h2>\(escapedForXML(title))</h2>\n"
        if file.isUnreadable { text += "<p>not read</p>\n" }
        if let scene {
            let pictures = "<div class=\"scenes\">\n\(slider(scene))\(scene.pictures(id: id, listed: listed))</div>\n"
            if listed.isEmpty {
                text +=
                    "<p>no findings</p>\n<details class=\"picture\"><summary>Picture</summary>\n\(pictures)</details>\n"
            } else {
                text += pictures
            }
        } else if listed.isEmpty {
            text += "<p>no findings</p>\n"
        }
        if !listed.isEmpty {
            text += "<div class=\"side\">\n<ol class=\"findings\">\n"
            for group in groups.groups {
                text += "<li value=\"\(group.index + 1)\">\(finding(group.index))"
                if !group.alike.isEmpty {
                    let names = PointsText.list(file.names(of: group.alike), limit: 4)
                    text += "<details class=\"alike\"><summary>\(group.alike.count) more like this: "
                    text += "\(escapedForXML(names))</summary>\n<ol>\n"
                    text += group.alike.map { "<li value=\"\($0 + 1)\">\(finding($0))</li>\n" }.joined()
                    text += "</ol></details>"
                }
                text += "</li>\n"
            }
            text += "</ol>\n\(constraints.table(id: id) { address(file.path, $0) })</div>\n"
        }
        return text + "</section>\n"
    }

    // MARK: Widths

    private func slider(_ scene: SceneHTML) -> String {
        guard let widths = scene.widths() else { return "" }
        let (low, high) = (SceneHTML.number(widths.lowest), SceneHTML.number(widths.highest))
        return "<p class=\"widths\"><label>Width <input type=\"range\" min=\"\(low)\" max=\"\(high)\" step=\"any\""
            + " data-pieces=\"\(widths.pieces)\" aria-describedby=\"\(id)-width\"></label>"
            + " <button type=\"button\" class=\"recorded\">reset</button>"
            + " <output id=\"\(id)-width\">as recorded</output></p>\n"
    }

    /// The widths at which a finding fails, as the script reads them.
    private func failingWidths(_ finding: Finding) -> String {
        let ranges = finding.sizes?.occurrences.compactMap(\.interval).filter { $0.axis == .horizontal } ?? []
        return ranges.map { "\(SceneHTML.number($0.lowest)),\(SceneHTML.number($0.highest))" }.joined(separator: " ")
    }

    // MARK: Findings

    private func finding(_ index: Int) -> String {
        let (finding, placed) = (file.findings[index], placed[index])
        let own = "\(id)-f\(index + 1)"
        let views = scene.map { $0.views(of: finding).map(String.init).joined(separator: " ") } ?? ""
        var text = "<details class=\"finding \(finding.severity.rawValue)\" id=\"\(own)\" data-views=\"\(views)\""
        let widths = failingWidths(finding)
        if !widths.isEmpty { text += " data-widths=\"\(widths)\"" }
        text += ">\n<summary><span class=\"rule\">\(finding.severity.rawValue)[\(escapedForXML(finding.rule))]</span> "
        text += "\(escapedForXML(placed.message))</summary>\n"
        text += "<p class=\"place\">\(place(of: finding, placed))</p>\n"
        if let chain = finding.conflict?.chain { text += picture(of: chain) }
        if let paths = finding.conflict?.paths { text += picture(of: paths) }
        text += choices(index, own)
        text += reasons(finding) + fixes(finding) + resolved(finding)
        return text + "</details>"
    }

    private func place(of finding: Finding, _ placed: PlacedFinding) -> String {
        let path = placed.path == "-" ? "standard input" : placed.path
        var text = LinkHTML.text(placed.location(path: path), to: address(file.path(of: finding), placed.place))
        if let source = finding.source, let file = source.file {
            text += ", written at \(escapedForXML(file))" + (source.line.map { ":\($0)" } ?? "")
        }
        return text
    }

    private func picture(of chain: Finding.Chain) -> String {
        let needed = PointsText.text(chain.needed)
        let has = "\(chain.containerName) has \(PointsText.text(chain.available)) points"
        return picture(Drawing.chain(chain), label: "\(has), its content needs \(needed)")
    }

    private func picture(of paths: Finding.Paths) -> String {
        let (longer, shorter) = (PointsText.points(paths.longer.length), PointsText.text(paths.shorter.length))
        return picture(
            Drawing.paths(paths),
            label: "from \(paths.start) to \(paths.end): \(longer) by one path, \(shorter) by another"
        )
    }

    private func picture(_ drawn: (text: String, width: Double, height: Double), label: String) -> String {
        if drawn.text.isEmpty { return "" }
        let size = (SceneHTML.number(drawn.width + 2), SceneHTML.number(drawn.height + 2))
        return "<svg class=\"chain\" viewBox=\"-1 -1 \(size.0) \(size.1)\" font-size=\"11\" role=\"img\""
            + " aria-label=\"\(escapedForXML(label))\">\n\(drawn.text)</svg>\n"
    }

    private func choices(_ index: Int, _ own: String) -> String {
        guard let choices = scene?.choices(of: index), !choices.isEmpty else { return "" }
        var text = "<fieldset class=\"choices\"><legend>Show</legend>\n"
        for (number, choice) in choices.enumerated() {
            text += "<label><input type=\"radio\" name=\"\(own)-layout\" data-frames=\"\(choice.frames)\""
            text += number == 0 ? " checked" : ""
            text += "> \(choice.label)</label>\n"
        }
        return text + "</fieldset>\n"
    }

    private func reasons(_ finding: Finding) -> String {
        if finding.notes.isEmpty { return "" }
        var text = "<ul class=\"reasons\">\n"
        for note in finding.notes {
            var words = escapedForXML(note.message)
            if note.constraints.count == 1, let number = constraints.number(of: note.constraints[0]) {
                words = "<a href=\"#\(id)-c\(number)\"><code>\(words)</code></a>"
            }
            if !note.remark.isEmpty { words += " <span class=\"remark\">\(escapedForXML(note.remark))</span>" }
            text += "<li>\(words)</li>\n"
        }
        return text + "</ul>\n"
    }

    private func fixes(_ finding: Finding) -> String {
        if finding.fixes.isEmpty { return "" }
        var text = "<ol class=\"fixes\">\n"
        for fix in finding.fixes {
            text += "<li>fix: \(escapedForXML(fix.title)) <span class=\"remark\">"
            text += "\(FixText.outcome(of: fix))</span>"
            let lines = FixText.lines(of: fix)
            if !lines.isEmpty { text += "<pre>" + lines.map(escapedForXML).joined(separator: "\n") + "</pre>" }
            text += "</li>\n"
        }
        return text + "</ol>\n"
    }

    private func resolved(_ finding: Finding) -> String {
        if finding.resolves.isEmpty { return "" }
        var text = "<details class=\"resolved\"><summary>also resolves "
        text += "\(counted(finding.resolves.count, "finding"))</summary>\n<ul>\n"
        for other in finding.resolves {
            text += "<li><span class=\"rule\">\(other.severity.rawValue)[\(escapedForXML(other.rule))]</span> "
            text += "\(escapedForXML(other.message))</li>\n"
        }
        return text + "</ul></details>\n"
    }
}
