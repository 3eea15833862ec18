import ConstraintText
import FlowConstraint
import UIKit

extension Scene {
    /// The constraints that are active on any of the three views, as text.
    var made: [String] { text(parent.constraints + view.constraints + other.constraints) }

    /// What one chain on the view makes.
    static func made(_ chain: (Flow) -> Void) -> [String] {
        let scene = Scene()
        chain(scene.view.flow())
        return scene.made
    }
}
