/// How hard a view keeps to the size of its content, on both axes.
struct ContentPriorities: Equatable, Sendable {
    struct Axes: Equatable, Sendable {
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority

        subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
            get { axis == .horizontal ? horizontal : vertical }
            set {
                if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
            }
        }
    }

    var hugging: Axes
    var compressionResistance = Axes(horizontal: .defaultHigh, vertical: .defaultHigh)

    /// Read from live controls: most views hug at 250, controls of one height hug it at 750.
    init(horizontalHugging: UILayoutPriority = .defaultLow, verticalHugging: UILayoutPriority = .defaultLow) {
        hugging = Axes(horizontal: horizontalHugging, vertical: verticalHugging)
    }
}
