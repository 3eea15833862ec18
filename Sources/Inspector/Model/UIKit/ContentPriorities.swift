/// The content hugging and compression resistance priorities that views of a framework class have where nobody set
/// others.
///
/// Read from live controls of iOS 26 on a simulator.
package struct ContentPriorities: Sendable, Equatable {
    package var hugging: PerAxis<Double>
    package var compressionResistance = PerAxis(750.0, 750.0)

    package static let ordinary = Self(hugging: PerAxis(250, 250))

    /// The classes whose priorities differ from those of a plain view, sorted.
    package static let classes = UIKitClass.all.filter { $0.priorities != ordinary }.map(\.name).sorted()

    /// - Parameter baseClass: The nearest framework class.
    package init(ofClass baseClass: String) { self = UIKitClass.facts(of: baseClass).priorities }

    init(hugging: PerAxis<Double>) { self.hugging = hugging }
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
