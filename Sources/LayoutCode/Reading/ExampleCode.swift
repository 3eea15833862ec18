/// Swift files that the pages of rules about layout code show.
enum ExampleCode {
    /// A view with a label.
    ///
    /// - Parameters:
    ///   - lines: What its initializer does once it is initialized.
    ///   - members: Its further functions.
    static func badge(_ lines: [String], members: [String] = []) -> String {
        let start = [
            "final class BadgeView: UIView {",
            "    let label = UILabel()",
            "",
            "    override init(frame: CGRect) {",
            "        super.init(frame: frame)",
        ]
        let body = lines.map { "        " + $0 } + ["    }"]
        let rest = members.isEmpty ? [] : [""] + members.map { "    " + $0 }
        return (start + body + rest + ["}"]).joined(separator: "\n")
    }

    /// A label at the top and leading edges, by constraints.
    static let labelInPlace = [
        "label.translatesAutoresizingMaskIntoConstraints = false",
        "addSubview(label)",
        "label.topAnchor.constraint(equalTo: topAnchor).isActive = true",
        "label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true",
    ]
}
