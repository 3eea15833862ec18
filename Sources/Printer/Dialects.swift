/// The dialects that layouts are printed in. Each stands in a folder of its own and is named nowhere but there and here.
public enum Dialects {
    public static let all: [Dialect] = [.draftsman, .anchors]

    /// The dialect that is printed unless another is asked for.
    public static let standard = all[0]

    /// The dialect of that name on the command line.
    public static func named(_ name: String, among dialects: [Dialect] = all) -> Dialect? {
        dialects.first { $0.name == name }
    }
}
