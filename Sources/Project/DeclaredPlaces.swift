import LayoutCode
import LayoutModel
import LayoutSyntax

/// Where files declare classes and their properties, and where their lines make constraints: the places of what running code
/// made.
package struct DeclaredPlaces: Sendable {
    private struct Property: Hashable, Sendable {
        var owner: String
        var name: String
    }

    private var files: [String: ProjectFile] = [:]
    private var classes: [String: Layout.SourceLocation] = [:]
    private var properties: [Property: Layout.SourceLocation] = [:]

    /// - Complexity: Linear in the size of the files.
    package init(_ files: some Sequence<ProjectFile>) {
        var index = ProjectIndex()
        for file in files {
            self.files[file.path] = file
            index.add(file)
        }
        let declarations = index.types.values.joined().filter { $0.keyword == .class }
        let counts = Dictionary(declarations.map { ($0.name, 1) }, uniquingKeysWith: +)
        // Of two of one name, nobody knows which was meant.
        for declared in declarations where counts[declared.name] == 1 {
            func location(_ place: Place) -> Layout.SourceLocation {
                Layout.SourceLocation(file: declared.file, line: place.line, column: place.column)
            }
            classes[declared.name] = location(declared.place)
            for property in declared.stored {
                properties[Property(owner: declared.name, name: property.name)] = location(property.place)
            }
        }
    }

    /// The layout with a place for each view: where the property that holds it is declared; else where its first constraint is
    /// made; else that of the view it is in. The root has that of its class.
    ///
    /// - Complexity: Linear in the size of the layout.
    package func located(_ layout: Layout) -> Layout {
        var layout = layout
        for index in layout.constraints.indices {
            if let location = layout.constraints[index].location {
                layout.constraints[index].location = atCall(location)
            }
        }
        var first: [Int: Layout.SourceLocation] = [:]
        for constraint in layout.constraints {
            guard let location = constraint.location, let anchor = constraint.first,
                case .view(let view) = anchor.item, first[view] == nil
            else { continue }
            first[view] = location
        }
        for index in layout.views.indices {
            let view = layout.views[index]
            let held = view.owner.flatMap { owner in
                view.name.flatMap { properties[Property(owner: Self.withoutModule(owner), name: $0)] }
            }
            let above = view.parent.map { layout.views[$0].location } ?? nil
            let ownClass = classes[Self.withoutModule(view.viewController ?? view.className)]
            let own = view.parent == nil ? ownClass : nil
            layout.views[index].location = held ?? own ?? first[index] ?? above ?? ownClass
        }
        return layout
    }

    /// `Layout.Card.Badge` is declared as `Card.Badge`.
    private static func withoutModule(_ name: String) -> String {
        name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    }

    /// Compilers name the parenthesis of a call; a reader looks for the call's name. Without a column, it is that of the line's
    /// first word.
    private func atCall(_ location: Layout.SourceLocation) -> Layout.SourceLocation {
        guard let path = location.file, let line = location.line, let file = files[path], let tokens = file.tokens
        else { return location }
        var location = location
        if let column = location.column, let index = file.token(line: line, column: column), index > 0,
            tokens.tokens[index].line == line, tokens.is("(", at: index), tokens.tokens[index - 1].line == line
        {
            location.column = Int(tokens.tokens[index - 1].column)
        } else {
            let start = file.token(line: line, column: 1) ?? 0
            let first = (start..<min(start + 2, tokens.count)).first { tokens.tokens[$0].line == line }
            location.column = first.map { Int(tokens.tokens[$0].column) } ?? 1
        }
        return location
    }
}
