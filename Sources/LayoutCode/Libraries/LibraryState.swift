import LayoutSyntax

/// The state of a run's library.
///
/// A reference, since the library's functions change it while the run evaluates what they are given; a run alone has it.
class LibraryStateBox {
    init() {}
}

final class LibraryState<State>: LibraryStateBox {
    var value: State

    init(_ value: State) {
        self.value = value
    }
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
