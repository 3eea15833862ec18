import LayoutInspector

/// The formats of layout code, by library.
extension InputFormat {
    static let anchors = InputFormat(rawValue: "anchors")
    static let snapkit = InputFormat(rawValue: "snapkit")
    static let draftsman = InputFormat(rawValue: "draftsman")
    static let masonry = InputFormat(rawValue: "masonry")
    static let swiftlayout = InputFormat(rawValue: "swiftlayout")
    static let purelayout = InputFormat(rawValue: "purelayout")
    static let tinyconstraints = InputFormat(rawValue: "tinyconstraints")
    static let easypeasy = InputFormat(rawValue: "easypeasy")
    static let stevia = InputFormat(rawValue: "stevia")
}
