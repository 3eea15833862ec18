import LayoutInspector

/// The formats of layout code, by library.
extension InputFormat {
    static let anchors = InputFormat(rawValue: "anchors")
    static let snapkit = InputFormat(rawValue: "snapkit")
    static let draftsman = InputFormat(rawValue: "draftsman")
    static let swiftlayout = InputFormat(rawValue: "swiftlayout")
}
