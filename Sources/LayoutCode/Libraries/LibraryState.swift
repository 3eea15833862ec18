import LayoutSyntax

/// The state of a run's library.
///
/// A reference, since the library's functions change it while the run evaluates what they are given; a run alone has it.
class LibraryStateBox {
    init() {}

    /// Another one of the same state, for a run that goes on by itself.
    func copied() -> LibraryStateBox { LibraryStateBox() }
}

final class LibraryState<State>: LibraryStateBox {
    var value: State

    init(_ value: State) {
        self.value = value
    }

    override func copied() -> LibraryStateBox { LibraryState(value) }
}

extension LayoutLibrary {
    static func makeState() -> LibraryStateBox { LibraryState(initialState) }
}

extension CodeRun {
    /// The state of the library that the file uses; of others, what it is at the beginning.
    func state<Library: LayoutLibrary>(of library: Library.Type) -> LibraryState<Library.State> {
        state as? LibraryState<Library.State> ?? LibraryState(Library.initialState)
    }
}
