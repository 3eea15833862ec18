/// UIKit source as typed values: exactly what the text says.
typealias AnchorsFile = SourceFile<AnchorsSection>

/// What one class gets.
struct AnchorsSection: SourceSection {
    var parts = SourceParts()
    /// What makes the hierarchy.
    var hierarchy: [UIKitStatement] = []
    /// Constraints that are activated together, one list after the other.
    var activations: [[PlainConstraint]] = []

    /// What a class calls to set itself up.
    var calls: [String] {
        (parts.configurations.isEmpty ? [] : [ClassShell.configureViews])
            + (hierarchy.isEmpty ? [] : [Anchors.addSubviews])
            + (activations.isEmpty ? [] : [Anchors.activateConstraints])
    }
}
