/// UIKit source as typed values: exactly the contents of the text.
typealias AnchorsFile = SourceFile<AnchorsSection>

/// The source of one class.
struct AnchorsSection: SourceSection {
    var parts = SourceParts()
    /// The statements that build the hierarchy.
    var hierarchy: [UIKitStatement] = []
    /// Lists of constraints; the constraints of one list are activated together.
    var activations: [[PlainConstraint]] = []

    /// The functions that a class calls to set itself up.
    var calls: [String] {
        (parts.configurations.isEmpty ? [] : [ClassShell.configureViews])
            + (hierarchy.isEmpty ? [] : [Anchors.addSubviews])
            + (activations.isEmpty ? [] : [Anchors.activateConstraints])
    }
}
