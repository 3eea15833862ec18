/// The kinds of input, by the names that `--input` takes.
public enum InputFormat: String, Sendable, CaseIterable {
    case dump
    case interfaceBuilder = "ib"
    case log
    case trace
    case constraints
    /// `recursiveDescription` and its kin.
    case hierarchy
    case vfl
    case lookin
}
