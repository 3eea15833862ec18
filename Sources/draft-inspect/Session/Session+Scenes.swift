import LayoutInspector
import LayoutReport

/// A scene of a storyboard, or a top-level view of a xib: a root of the layout.
struct Scene {
    /// What `layouts` lists and takes: the controller, or whatever else the root view is called by.
    var name: String
    var root: Int
}

extension Session {
    /// The scenes of a document that has several; empty for anything else.
    var scenes: [Scene] {
        guard let document, document.original.format == .interfaceBuilder else { return [] }
        let layout = document.layout
        let roots = layout.roots
        guard roots.count > 1 else { return [] }
        let names = document.names(tags: tags)
        return roots.map { Scene(name: names[view: $0], root: $0) }
    }

    /// The scene of a name, of the part of one, of an id, or of a number as `layouts` lists them.
    func scene(_ text: String) throws(SessionError) -> Scene {
        let all = scenes
        let layout = try requireDocument().layout
        if let number = Int(text), let scene = all[number: number] { return scene }
        func words(_ scene: Scene) -> [String] {
            let view = layout.views[scene.root]
            return [scene.name, view.id, view.viewController, view.label].compactMap { $0 }
        }
        let exact = all.filter { words($0).contains(text) }
        if exact.count == 1 { return exact[0] }
        let found = exact.isEmpty ? all.filter { words($0).contains { contains($0, text) } } : exact
        if found.count == 1 { return found[0] }
        if found.isEmpty {
            var message = "unknown scene '\(text)'"
            if let meant = nearest(to: text, in: all.map(\.name)) { message += "; did you mean '\(meant)'?" }
            throw SessionError(message + "\n`layouts` lists them")
        }
        let list = found.prefix(10).map { "  " + printable($0.name) }.joined(separator: "\n")
        throw SessionError("'\(text)' is ambiguous\n" + list)
    }

    /// The views of the scene that was entered; `nil`: all of them.
    var sceneViews: Range<Int>? {
        guard let scene, let layout = document?.layout, case .view(let root)? = layout.item(id: scene) else {
            return nil
        }
        return layout.subtree(of: root)
    }

    /// Whether lists show a view.
    func shows(view: Int) -> Bool { sceneViews?.contains(view) ?? true }

    /// Whether lists show a constraint: one that names anything in the scene.
    func shows(_ constraint: Layout.Constraint, of layout: Layout, in scene: Range<Int>?) -> Bool {
        guard let scene else { return true }
        return constraint.anchors.contains { layout.view(of: $0.item).map(scene.contains) ?? false }
    }

    /// The findings that lists show, with their numbers, which are those of the whole document.
    func shownFindings(_ diagnosis: Diagnosis) -> [(number: Int, finding: Finding)] {
        let all = diagnosis.findings.enumerated().map { ($0.offset + 1, $0.element) }
        guard let scene = sceneViews else { return all }
        let layout = diagnosis.layout
        return all.filter { entry in
            let views = entry.1.views.compactMap { layout.item(id: $0).flatMap { layout.view(of: $0) } }
            if !views.isEmpty { return views.contains(where: scene.contains) }
            let constraints = entry.1.constraints.compactMap { layout.constraintIndex(id: $0) }
            return constraints.isEmpty
                || constraints.contains { shows(layout.constraints[$0], of: layout, in: scene) }
        }
    }
}
