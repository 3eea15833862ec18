import LayoutModel
import LayoutSyntax

extension [Layout.Attribute] {
    /// Appends an attribute that has a value.
    mutating func add(_ key: String, _ json: String?) {
        if let json { append(Layout.Attribute(key: key, json: json)) }
    }
}

/// Values of attributes as JSON text, written from the bytes of the file: most views have ten of them.
extension InterfaceBuilderDocument {
    /// YES and NO as booleans, numbers as numbers, everything else as text.
    func plain(ofAttribute attribute: Int) -> String {
        var output: [UInt8] = []
        append(attribute, isText: false, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    /// `{"name":…,"catalog":…}`
    static func image(_ name: String, catalog: String?) -> String {
        JSONText.object(
            [("name", JSONText.string(name))] + (catalog.map { [("catalog", JSONText.string($0))] } ?? [])
        )
    }

    /// All attributes of an element but its key. A color can be named "0055AA" or "10": a name is text.
    func object(_ element: Int) -> String {
        var output = [UInt8(ascii: "{")]
        for attribute in tree.attributeIndices(of: element) {
            let name = tree.nameNumber(ofAttribute: attribute)
            switch names.members[name] {
            case .key: continue
            case .name(let member): append(attribute, isText: true, as: member, to: &output)
            case .value(let member): append(attribute, isText: false, as: member, to: &output)
            }
        }
        output.append(UInt8(ascii: "}"))
        return String(decoding: output, as: UTF8.self)
    }

    /// Appends a member of an object that has begun.
    private func append(_ attribute: Int, isText: Bool, as member: [UInt8], to output: inout [UInt8]) {
        if output.count > 1 { output.append(UInt8(ascii: ",")) }
        output.append(contentsOf: member)
        append(attribute, isText: isText, to: &output)
    }

    private func append(_ attribute: Int, isText: Bool, to output: inout [UInt8]) {
        guard let bytes = tree.plainBytes(ofAttribute: attribute) else {
            let text = tree.value(ofAttribute: attribute)
            output.append(contentsOf: (isText ? JSONText.string(text) : Self.plain(text)).utf8)
            return
        }
        if !isText {
            if tree.isValue(ofAttribute: attribute, "YES") { return output.append(contentsOf: "true".utf8) }
            if tree.isValue(ofAttribute: attribute, "NO") { return output.append(contentsOf: "false".utf8) }
            if let first = bytes.first, first == UInt8(ascii: "-") || first.isDigit,
                let number = tree.number(ofAttribute: attribute)
            {
                return JSONNumberFormat.append(number, to: &output)
            }
        }
        JSONEscapes.append(bytes, to: &output)
    }
}
