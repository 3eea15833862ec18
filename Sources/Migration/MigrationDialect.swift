/// A library that statements are read of and written in.
public enum MigrationDialect: String, CaseIterable, Sendable {
    case anchors, snapkit, draftsman

    /// What its files import; `nil`: UIKit alone.
    var module: String? {
        switch self {
        case .anchors: nil
        case .snapkit: "SnapKit"
        case .draftsman: "Draftsman"
        }
    }

    var writer: any StatementWriter {
        switch self {
        case .anchors: AnchorLines()
        case .snapkit: SnapKitLines()
        case .draftsman: DraftsmanLines()
        }
    }

    /// Readers of all other libraries, each with whether its statements take the masks from their views.
    var readers: [(reader: any StatementReader.Type, unmasks: Bool, module: String?)] {
        var readers: [(any StatementReader.Type, Bool, String?)] = []
        if self != .anchors { readers.append((AnchorStatements.self, false, nil)) }
        if self != .snapkit { readers.append((SnapKitStatements.self, true, MigrationDialect.snapkit.module)) }
        return readers
    }
}
