extension InterfaceBuilderAssembly {
    /// What needs the whole layout.
    mutating func finish() {
        inferImageSizes()
        inferInsets()
        findings += layout.validate(places: places)
        layout.resolveAutoresizing()
        let faulty = layout.constraints.count { $0.fault != nil } + layout.setAside.count
        if faulty > 0 { findings.append(SetAside.finding(count: faulty)) }
        findings = findings.inOrderOfPlaces()
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
