import LayoutModel
import LayoutSyntax

/// Values of elements, with variations applied.
extension InterfaceBuilderDocument {
    /// An attribute of an element, according to the traits. Not for `id` and `key`, which variations use themselves.
    func value(_ element: Int, _ name: XMLName) -> String? {
        attribute(element, name).map { tree.value(ofAttribute: $0) }
    }

    /// The same for one of the element's own attributes.
    func value(_ element: Int, attribute: Int) -> String? {
        variations.isEmpty
            ? tree.value(ofAttribute: attribute) : value(element, named: tree.name(ofAttribute: attribute))
    }

    /// The same for an attribute that the file names.
    func value(_ element: Int, named name: String) -> String? {
        for variation in variations[element].reversed() {
            if let value = tree[variation, named: name] { return value }
        }
        return tree[element, named: name]
    }

    func isYes(_ element: Int, _ name: XMLName) -> Bool { isValue(element, name, "YES") }

    func isValue(_ element: Int, _ name: XMLName, _ value: StaticString) -> Bool {
        attribute(element, name).map { tree.isValue(ofAttribute: $0, value) } ?? false
    }

    /// The place of an attribute in the file, according to the traits.
    private func attribute(_ element: Int, _ name: XMLName) -> Int? {
        for variation in variations[element].reversed() {
            if let attribute = tree.attribute(of: variation, name) { return attribute }
        }
        return tree.attribute(of: element, name)
    }

    /// What an element inside a view's element configures.
    func part(_ element: Int) -> ElementNames.Part? { names.parts[tree.nameNumber(of: element)] }

    /// The child with this name and key, according to the traits.
    func child(_ element: Int, _ name: XMLName, key: XMLName) -> Int? {
        for variation in variations[element].reversed() {
            if let child = tree.child(of: variation, name, key: key) { return child }
        }
        return tree.child(of: element, name, key: key)
    }

    /// The number in an attribute; a text that is not a finite number is a finding and `nil`.
    func number(_ element: Int, _ name: XMLName, _ findings: inout [Finding]) -> Double? {
        guard let attribute = attribute(element, name) else { return nil }
        if let number = tree.number(ofAttribute: attribute) { return number }
        let text = tree.value(ofAttribute: attribute)
        let message = "\"\(text)\" is not a number, expected one for \(name) of <\(tree.name(of: element))>"
        let views = tree[element, "id"].map { [$0] } ?? []
        findings.append(finding(InvalidValue.info, .error, message, at: element, views: views))
        return nil
    }

    func customClass(of element: Int) -> String? {
        guard let name = tree[element, "customClass"], !name.isEmpty else { return nil }
        guard let module = tree[element, "customModule"], !module.isEmpty else { return name }
        return module + "." + name
    }

    /// The child that its parent knows by this word.
    func child(_ element: Int, key: StaticString) -> Int? {
        for child in tree.children(of: element) where tree.isValue(of: child, "key", key) { return child }
        return nil
    }

    /// The `NSCell` of an AppKit control.
    func cell(of element: Int) -> Int? { child(element, key: "cell") }
}
