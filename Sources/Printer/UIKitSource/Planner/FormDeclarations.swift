/// The declarations of each form, and the objects it assumes to exist.
extension SourceForm {
    /// Whether the source declares the property for a view: always if the name was generated here; in a separate file,
    /// also the properties that other code knows. Member paths belong to another class.
    func declares(_ view: Int, _ names: NameTable) -> Bool {
        guard let origin = names.origin(of: view), names.base(of: view) == nil else { return false }
        return declares(origin, names.subject(of: view))
    }

    func declares(guide: Int, _ names: NameTable) -> Bool {
        guard let origin = names.origin(ofGuide: guide), names.base(ofGuide: guide) == nil else { return false }
        return declares(origin, names.expression(ofGuide: guide))
    }

    private func declares(_ origin: NameTable.Origin, _ name: String?) -> Bool {
        switch origin {
        case .words, .position: true
        case .property, .tag: scope == .wholeFile && name?.contains(".") == false
        case .context, .path: false
        }
    }
}

extension NameTable {
    /// Whether the name of a view is one that people chose for a property, not a generated one.
    func isKnownElsewhere(_ view: Int) -> Bool { origin(of: view) == .property || origin(of: view) == .tag }

    func isKnownElsewhere(guide: Int) -> Bool { origin(ofGuide: guide) == .property || origin(ofGuide: guide) == .tag }
}
