import ConstraintText
import SwiftLayout
import UIKit

extension Scene {
    /// The constraints that are active on any of the three views, as text.
    var made: [String] { text(parent.constraints + view.constraints + other.constraints) }

    /// What one block of anchors of a view makes, in a parent with another view.
    static func made(@AnchorsBuilder _ anchors: (Scene) -> Anchors) -> [String] {
        let scene = Scene()
        scene.parent.sl.sublayout {
            scene.other
            scene.view.sl.anchors { anchors(scene) }
        }.finalActive()
        return scene.made
    }
}
