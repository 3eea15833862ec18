import LayoutModel
import LayoutSyntax

/// A document with the layout that was read from it.
struct ReadDocument {
    let document: InterfaceBuilderDocument
    let elements: ViewElements
    private(set) var reading: Reading

    var layout: Layout { reading.layout }

    /// Each step has a state of its own; only the layout goes from one to the next.
    ///
    /// - Throws: ``ReadError`` as for ``InterfaceBuilderDocument``.
    init(_ bytes: UnsafeRawBufferPointer, options: ReadOptions) throws(ReadError) {
        let document = try InterfaceBuilderDocument(bytes, options: options)
        self.init(document)
        guard options.readsTranslations, options.localization == nil else { return }
        for language in try LocalizationFile.languages(for: document.path) {
            let other = Self(try document.localized(into: language))
            reading.layout.translations.append(reading.layout.translation(into: language, as: other.layout))
            reading.findings += other.document.localization.findings
        }
        reading.findings = reading.findings.inOrderOfPlaces()
    }

    private init(_ document: InterfaceBuilderDocument) {
        self.document = document
        var layout: Layout
        var places = Reading.Places()
        let viewFindings: [Finding]
        (layout, elements, places.views, viewFindings) = ViewReader.views(of: document)
        let (stacks, stackFindings) = StackReader.stacks(of: document, elements, in: layout)
        for (view, stack) in stacks { layout.views[view].stack = stack }
        var findings = document.localization.findings + document.unknownDevice + viewFindings + stackFindings
        findings += UninstalledViews.hide(in: &layout, elements, of: document)
        let guides = GuideReader(document: document, elements: elements).add(to: &layout)
        let constraints = ConstraintReader.add(to: &layout, elements, of: document)
        (places.guides, places.constraints) = (guides.places, constraints.places)
        OutletNames(document: document, elements: elements).add(to: &layout)
        findings += guides.findings + constraints.findings
        findings += Embeddings(document: document, elements: elements).add(to: &layout)
        let reports = XcodeReports(document, elements, layout.views)
        layout.reports = reports.reports
        let notes = IgnoreNotes(document)
        findings += reports.findings + notes.findings
        InsetInference.infer(in: &layout, elements, of: document)
        SymbolInsets.infer(in: &layout, elements, of: document)
        findings += layout.validate(places: places)
        layout.resolveAutoresizing()
        AppKitContentSizes.infer(in: &layout, elements, of: document)
        let faulty = layout.constraints.count { $0.fault != nil } + layout.skippedObjects.count
        if faulty > 0 { findings.append(SetAside.finding(count: faulty)) }
        findings = findings.inOrderOfPlaces()
        var reading = Reading(layout: layout, places: places, findings: findings, format: .interfaceBuilder)
        reading.ignores = notes.notes
        self.reading = reading
    }
}
