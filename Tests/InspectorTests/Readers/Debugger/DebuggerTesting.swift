import LayoutInspector

/// A text that is read as a file of its own.
func reading(ofText text: String, as format: InputFormat? = nil) throws -> Reading {
    try Layout.read(Array(text.utf8), as: format)
}

/// What was read, a line for each object: for golden files and for tables.
func summary(of reading: Reading) -> String {
    let layout = reading.layout
    var lines = ["format \(reading.format.rawValue), coverage \(layout.coverage.rawValue)"]
    for view in layout.views {
        var line = String(repeating: "  ", count: view.depth) + "\(view.id) \(view.className)"
        if let base = view.statedBaseClass { line += " (\(base))" }
        if let text = view.text { line += " \"\(text)\"" }
        if let frame = view.frame { line += " [\(frame.x), \(frame.y), \(frame.width), \(frame.height)]" }
        if view.isTransformed { line += " transformed" }
        if view.isHidden { line += " hidden" }
        let mask = Layout.View.AutoresizingMaskNames.names(of: view.autoresizingMask)
        if !mask.isEmpty { line += " mask \(mask.joined(separator: "+"))" }
        if let translates = view.statedTranslatesAutoresizingMask { line += translates ? " masked" : " constrained" }
        if let scroll = view.scroll {
            line += " scroll \(scroll.contentOffset.x) \(scroll.contentOffset.y)"
            if let size = scroll.contentSize { line += " of \(size.width) \(size.height)" }
        }
        lines.append(line)
    }
    for guide in layout.guides where guide.isListed {
        var line = "guide \(guide.id) \(guide.kind.rawValue) of \(layout.views[guide.owner].id)"
        if let frame = guide.frame { line += " [\(frame.x), \(frame.y), \(frame.width), \(frame.height)]" }
        lines.append(line)
    }
    for constraint in layout.constraints {
        var line = "\(constraint.id) \(constraint.origin.rawValue): "
        if let first = constraint.first { line += "\(layout.id(of: first.item)).\(first.attribute.rawValue)" }
        line += " \(constraint.relation.symbol) "
        if let second = constraint.second {
            if constraint.multiplier != 1 { line += "\(constraint.multiplier) × " }
            line += "\(layout.id(of: second.item)).\(second.attribute.rawValue) + "
        }
        line += "\(constraint.constant)"
        if constraint.priority != 1000 { line += " @\(constraint.priority)" }
        if let identifier = constraint.identifier { line += " '\(identifier)'" }
        if let fault = constraint.fault { line += " set aside: \(fault.rule)" }
        lines.append(line)
    }
    for report in layout.reports {
        var line = "report \(report.kind.rawValue) \(report.item ?? "")"
        if !report.attributes.isEmpty { line += ": " + report.attributes.map(\.name).joined(separator: ", ") }
        if let text = report.text { line += " \"\(text)\"" }
        lines.append(line)
    }
    for finding in reading.findings {
        var line = "\(finding.severity.rawValue)[\(finding.rule)]"
        if let place = finding.place {
            line += " \(place.text > 0 ? "\(place.text)/" : "")\(place.line):\(place.column)"
        }
        lines.append(line + " " + finding.message)
        lines += finding.notes.map { "  " + $0.message }
    }
    return lines.joined(separator: "\n") + "\n"
}

extension Layout.View {
    enum AutoresizingMaskNames {
        static func names(of mask: Layout.AutoresizingMask) -> [String] {
            Layout.AutoresizingMask.named.filter { mask.contains($0.option) }.map(\.name)
        }
    }
}
