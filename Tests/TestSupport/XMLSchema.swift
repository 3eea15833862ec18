import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The part of XML Schema that the schemas in Tests/Schemas use: which elements are in which, which attributes they have and
/// need, and simple types by a pattern.
public struct XMLSchema {
    private struct Element {
        var children: Set<String> = []
        /// By name: the type, and whether it is needed.
        var attributes: [String: (type: String, isRequired: Bool)] = [:]
        var holdsText = false
    }

    private var elements: [String: Element] = [:]
    /// The patterns of the schema's own types.
    private var patterns: [String: String] = [:]

    public init(_ data: Data) throws {
        let document = try XMLDocument(data: data)
        for child in document.rootElement()?.children ?? [] {
            guard let node = child as? XMLElement, let name = node.attribute(forName: "name")?.stringValue else {
                continue
            }
            switch node.name {
            case "xs:simpleType":
                let pattern = try node.nodes(forXPath: ".//*[local-name()='pattern']").first as? XMLElement
                patterns[name] = pattern?.attribute(forName: "value")?.stringValue
            case "xs:element": elements[name] = try Self.element(node)
            default: break
            }
        }
    }

    private static func element(_ node: XMLElement) throws -> Element {
        var element = Element()
        element.holdsText = node.attribute(forName: "type") != nil
        for case let type as XMLElement in try node.nodes(forXPath: "*[local-name()='complexType']") {
            element.holdsText = type.attribute(forName: "mixed")?.stringValue == "true"
        }
        for case let inner as XMLElement in try node.nodes(forXPath: ".//*[local-name()='element']") {
            if let name = inner.attribute(forName: "ref")?.stringValue { element.children.insert(name) }
        }
        for case let attribute as XMLElement in try node.nodes(forXPath: ".//*[local-name()='attribute']") {
            guard let name = attribute.attribute(forName: "name")?.stringValue else { continue }
            let type = attribute.attribute(forName: "type")?.stringValue ?? "xs:string"
            element.attributes[name] = (type, attribute.attribute(forName: "use")?.stringValue == "required")
        }
        return element
    }

    /// What is wrong with a document, each with its path. Data that are not XML throw.
    public func faults(of data: Data) throws -> [String] {
        guard let root = try XMLDocument(data: data).rootElement() else { return ["no element"] }
        return faults(of: root, at: "")
    }

    private func faults(of node: XMLElement, at path: String) -> [String] {
        let name = node.name ?? ""
        let path = path + "/" + name
        guard let element = elements[name] else { return ["\(path): is no element of the schema"] }
        var faults: [String] = []
        let attributes = Dictionary(
            uniqueKeysWithValues: (node.attributes ?? []).map { ($0.name ?? "", $0.stringValue ?? "") }
        )
        for (name, value) in attributes {
            guard let (type, _) = element.attributes[name] else {
                faults.append("\(path): has an unknown attribute \(name)")
                continue
            }
            if type == "xs:positiveInteger", Int(value).map({ $0 > 0 }) != true {
                faults.append("\(path).\(name): \(value)")
            }
            if let pattern = patterns[type], value.range(of: "^(\(pattern))$", options: .regularExpression) == nil {
                faults.append("\(path).\(name): \(value)")
            }
        }
        for (name, (_, isRequired)) in element.attributes where isRequired && attributes[name] == nil {
            faults.append("\(path): lacks \(name)")
        }
        for child in node.children ?? [] {
            if let inner = child as? XMLElement {
                if !element.children.contains(inner.name ?? "") {
                    faults.append("\(path): cannot hold \(inner.name ?? "")")
                }
                faults += self.faults(of: inner, at: path)
            } else if child.kind == .text, !element.holdsText {
                let text = child.stringValue ?? ""
                if text.contains(where: { !$0.isWhitespace }) { faults.append("\(path): cannot hold text") }
            }
        }
        return faults.sorted()
    }
}
