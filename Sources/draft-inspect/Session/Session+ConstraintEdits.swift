import LayoutInspector
import LayoutReport

extension Session {
    /// Edits each of the constraints that arguments name, all in one step that is undone as one.
    ///
    /// - Parameters:
    ///   - done: What was done to each, such as `removed`.
    ///   - edit: What is done to one of them; throws where it cannot be done.
    func editConstraints(
        _ arguments: [String],
        done: String,
        _ edit: (Layout.Constraint) throws(SessionError) -> LayoutEdit
    ) throws(SessionError) -> SessionAction {
        let lookup = try lookup()
        let texts = ConstraintText(names: lookup.names)
        var edits: [LayoutEdit] = []
        var said: [String] = []
        for argument in arguments {
            let constraint = lookup.layout.constraints[try lookup.constraint(argument)]
            edits.append(try edit(constraint))
            said.append("\(done): \(printable(texts.text(of: constraint)))")
        }
        return .step(.edits(edits), saying: said.joined(separator: "\n"))
    }
}
