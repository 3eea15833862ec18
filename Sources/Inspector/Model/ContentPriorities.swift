import LayoutSyntax

/// The content hugging and compression resistance priorities that views of a framework class have where nobody set
/// others.
///
/// Read from live controls of iOS 26 on a simulator.
package struct ContentPriorities: Sendable, Equatable {
    package var hugging: PerAxis<Double>
    package var compressionResistance: PerAxis<Double>

    package static let ordinary = Self(hugging: PerAxis(250, 250), compressionResistance: PerAxis(750, 750))
    private static let fixedHeight = Self(hugging: PerAxis(250, 750), compressionResistance: PerAxis(750, 750))
    private static let fixedSize = Self(hugging: PerAxis(750, 750), compressionResistance: PerAxis(750, 750))

    private static let byClass: [String: Self] = [
        "UISwitch": fixedSize, "UIStepper": fixedSize, "UIActivityIndicatorView": fixedSize,
        "UISlider": fixedHeight, "UISegmentedControl": fixedHeight, "UIProgressView": fixedHeight,
        "UIPageControl": fixedHeight,
    ]

    /// The classes whose priorities differ from those of a plain view, sorted.
    package static let classes = byClass.keys.sorted()

    /// - Parameter baseClass: The nearest framework class.
    package init(ofClass baseClass: String) {
        // Of the frequent classes, stacks alone begin like one of the list.
        let mayDiffer =
            baseClass.begins(with: "UIS") || baseClass.begins(with: "UIP") || baseClass.begins(with: "UIA")
        self = mayDiffer ? Self.byClass[baseClass] ?? Self.ordinary : Self.ordinary
    }

    private init(hugging: PerAxis<Double>, compressionResistance: PerAxis<Double>) {
        self.hugging = hugging
        self.compressionResistance = compressionResistance
    }
}

extension Layout.View {
    /// Gives the view the content priorities of its class. For readers, once the class is known and before the priorities
    /// that the input states.
    package mutating func useClassContentPriorities() {
        let priorities = ContentPriorities(ofClass: baseClass)
        // A view without details has the ordinary ones.
        if details.isEmpty, priorities == .ordinary { return }
        contentHugging = priorities.hugging
        compressionResistance = priorities.compressionResistance
    }
}
