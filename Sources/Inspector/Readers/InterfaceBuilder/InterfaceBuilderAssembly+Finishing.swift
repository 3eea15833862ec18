import LayoutModel

extension InterfaceBuilderAssembly {
    /// The steps that need the whole layout.
    mutating func finish() {
        inferInsets()
        inferSymbolInsets()
        findings += layout.validate(places: places)
        layout.resolveAutoresizing()
        inferAppKitContentSizes()
        let faulty = layout.constraints.count { $0.fault != nil } + layout.skippedObjects.count
        if faulty > 0 { findings.append(SetAside.finding(count: faulty)) }
        findings = findings.inOrderOfPlaces()
    }
}
