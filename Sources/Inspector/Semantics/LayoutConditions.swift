import LayoutModel

/// What to take a layout at instead of what it was recorded at.
public struct LayoutConditions: Sendable, Equatable {
    /// The width and the height of every root, in points; `nil`: as recorded.
    public var width: Double?
    public var height: Double?
    /// The safe area of every root; further down, an inset that was recorded follows that of its root. `nil`: as
    /// recorded.
    public var safeAreaInsets: EdgeInsets?
    /// The direction of the layout and its roots; views below that state their own keep it. `nil`: as recorded.
    public var direction: LayoutDirection?
    /// The text size that a person has chosen, for views whose font is a text style. `nil`: as recorded.
    public var textSize: TextSize?
    /// The language that a document's texts are shown in, one of its ``Layout/translations``. `nil`: as read.
    public var language: String?
    /// The major version of iOS whose controls are shown, for sizes that are not known. `nil`: that of the system that the
    /// source names.
    public var iOSVersion: Int?

    public init(
        size: Size? = nil,
        safeAreaInsets: EdgeInsets? = nil,
        direction: LayoutDirection? = nil,
        textSize: TextSize? = nil,
        iOSVersion: Int? = nil
    ) {
        self.safeAreaInsets = safeAreaInsets
        self.direction = direction
        self.textSize = textSize
        self.iOSVersion = iOSVersion
        self.size = size
    }

    /// Width and height, where both are set.
    public var size: Size? {
        get {
            guard let width, let height else { return nil }
            return Size(width: width, height: height)
        }
        set {
            width = newValue?.width
            height = newValue?.height
        }
    }

    package subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
