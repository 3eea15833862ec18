import ArgumentParser
import LayoutInspector

/// What to take the layout at instead of what it was recorded at.
struct ConditionOptions: ParsableArguments {
    @Option(name: .long, help: ArgumentHelp("Give every root this size, in points: 375x812.", valueName: "WxH"))
    var size: SizeArgument?

    @Option(
        name: .customLong("safe-area"),
        help: ArgumentHelp("Take these safe-area insets, in points: 47,0,34,0.", valueName: "T,L,B,R")
    )
    var safeArea: InsetsArgument?

    @Flag(name: .long, help: "Lay out from right to left.")
    var rtl = false

    var conditions: LayoutConditions {
        LayoutConditions(
            size: size?.size,
            safeAreaInsets: safeArea?.insets,
            direction: rtl ? .rightToLeft : nil
        )
    }
}

/// A size such as `375x812`.
struct SizeArgument: ExpressibleByArgument {
    var size: Size

    init?(argument: String) {
        let parts = argument.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "X" || $0 == "×" }
        guard parts.count == 2, let width = points(parts[0]), let height = points(parts[1]) else { return nil }
        size = Size(width: width, height: height)
    }
}

/// Insets such as `47,0,34,0`: top, left, bottom, right.
struct InsetsArgument: ExpressibleByArgument {
    var insets: EdgeInsets

    init?(argument: String) {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false).compactMap { points($0) }
        guard parts.count == 4, argument.count(where: { $0 == "," }) == 3 else { return nil }
        insets = EdgeInsets(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3])
    }
}

/// Sizes such as `320-1366x480-1366`: from the narrowest to the widest, and from the lowest to the highest.
struct SizeRangeArgument: ExpressibleByArgument {
    var range: SizeRange

    init?(argument: String) {
        let axes = argument.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "X" || $0 == "×" }
        guard axes.count == 2, let width = Self.ends(axes[0]), let height = Self.ends(axes[1]) else { return nil }
        range = SizeRange(width: width, height: height)
    }

    /// `320-1366`, or one number for both ends.
    private static func ends(_ text: Substring) -> ClosedRange<Double>? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = parts.first, let last = parts.last, parts.count <= 2, let lowest = points(first),
            let highest = points(last), lowest <= highest
        else { return nil }
        return lowest...highest
    }
}

/// A number of points that a size can have: not negative, and not beyond what a screen could mean.
private func points(_ text: Substring) -> Double? {
    guard let number = Double(text), number.isFinite, number >= 0, number <= 1e9 else { return nil }
    return number
}
