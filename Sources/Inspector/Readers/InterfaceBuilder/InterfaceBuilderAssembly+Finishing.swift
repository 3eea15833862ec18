extension InterfaceBuilderAssembly {
    /// What needs the whole layout.
    mutating func finish() {
        inferImageSizes()
        inferInsets()
        findings = findings.enumerated().sorted { left, right in
            let leftPlace = left.element.place ?? Place(line: 0, column: 0)
            let rightPlace = right.element.place ?? Place(line: 0, column: 0)
            return leftPlace == rightPlace ? left.offset < right.offset : leftPlace < rightPlace
        }.map(\.element)
    }

    /// An image view is as large as its image, which Xcode notes in the file. It does not note the size of symbols.
    private mutating func inferImageSizes() {
        for view in layout.views.indices where tree.name(of: elementOfView[view]) == "imageView" {
            guard layout.views[view].intrinsicContentSize == nil, document.platform != .macOS else { continue }
            let element = elementOfView[view]
            let name =
                child(element, "imageReference", key: "image").flatMap {
                    tree[$0, "catalog"] == "system" ? nil : tree[$0, "image"]
                } ?? (value(element, "catalog") == "system" ? nil : value(element, "image"))
            guard let name, let size = document.imageSizes[name] else { continue }
            layout.views[view].intrinsicContentSize = PerAxis(size.width, size.height)
            layout.views[view].inferred.append("intrinsicContentSize")
        }
    }
}
