import LayoutInspector

/// The constraints that findings of a document name, each a row of a table to which the findings link.
struct NamedConstraints {
    private struct Row {
        var id: String
        var text: String
        /// What UIKit makes, and whose constraint it is.
        var remark: String
        var place: Place?
        var views: [Int]
    }

    private var rows: [Row] = []
    /// By id: the number of the row, from 1.
    private var numbers: [String: Int] = [:]

    /// - Parameter findings: Their indices.
    init(_ file: CheckedFile, _ findings: [Int]) {
        guard let layout = file.layout else { return }
        var indices: [String: Int] = [:]
        var wanted: Set<String> = []
        for index in findings { wanted.formUnion(file.findings[index].constraints) }
        for (index, constraint) in layout.constraints.enumerated() where wanted.contains(constraint.id) {
            indices[constraint.id] = index
        }
        let texts = ConstraintText(names: ItemNames(layout))
        for finding in findings.map({ file.findings[$0] }) {
            for id in finding.constraints where numbers[id] == nil {
                let made = finding.made.first { $0.constraint.id == id }
                let index = indices[id]
                guard let constraint = made?.constraint ?? index.map({ layout.constraints[$0] }) else { continue }
                let views = constraint.anchors.compactMap { layout.view(of: $0.item) }
                let place = index.flatMap { index in
                    file.scenes.flatMap {
                        $0.constraintPlaces.indices.contains(index) ? $0.constraintPlaces[index] : nil
                    }
                }
                rows.append(
                    Row(
                        id: id,
                        text: texts.text(of: constraint),
                        remark: made == nil ? constraint.identifier ?? "" : "made by UIKit",
                        place: place,
                        views: views
                    )
                )
                numbers[id] = rows.count
            }
        }
    }

    func number(of id: String) -> Int? { numbers[id] }

    /// - Parameters:
    ///   - id: Of the document in the page.
    ///   - address: The address of a place in the file.
    func table(id: String, address: (Place?) -> String?) -> String {
        if rows.isEmpty { return "" }
        var text = "<details class=\"constraints\"><summary>\(counted(rows.count, "constraint"))</summary>\n<table>\n"
        text += "<thead><tr><th>constraint</th><th>line</th><th>id</th></tr></thead>\n<tbody>\n"
        for (number, row) in rows.enumerated() {
            let views = row.views.map(String.init).joined(separator: " ")
            text += "<tr id=\"\(id)-c\(number + 1)\" data-views=\"\(views)\" tabindex=\"-1\">"
            text += "<td><code>\(escapedForXML(row.text))</code>"
            if !row.remark.isEmpty { text += " <span class=\"remark\">\(escapedForXML(row.remark))</span>" }
            text += "</td><td>"
            if let place = row.place { text += LinkHTML.text("\(place.line)", to: address(place)) }
            text += "</td><td>\(escapedForXML(row.id))</td></tr>\n"
        }
        return text + "</tbody></table></details>\n"
    }
}

enum LinkHTML {
    /// Text as a link, where there is an address.
    static func text(_ text: String, to address: String?) -> String {
        guard let address else { return escapedForXML(text) }
        return "<a href=\"\(escapedForXML(address))\" rel=\"noreferrer\">\(escapedForXML(text))</a>"
    }
}
