enum UndoVerb: SessionVerb {
    static let name = "undo"
    static let usage = "[N | all]"
    static let summary = "undo the last change, the last N, or all"
    static let arguments: [ArgumentKind] = [.words(["all"])]

    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
        try expect(arguments, 0...1)
        return .travel(try stepCount(arguments.first), isUndo: true)
    }

    /// The number of steps that an argument asks for.
    static func stepCount(_ argument: String?) throws(SessionError) -> Int {
        guard let argument else { return 1 }
        if argument == "all" { return .max }
        guard let number = Int(argument), number > 0 else {
            throw .usage("'\(argument)' is not a number of changes")
        }
        return number
    }
}

enum RedoVerb: SessionVerb {
    static let name = "redo"
    static let usage = "[N | all]"
    static let summary = "redo what was undone"
    static let arguments: [ArgumentKind] = [.words(["all"])]

    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
        try expect(arguments, 0...1)
        return .travel(try UndoVerb.stepCount(arguments.first), isUndo: false)
    }
}
