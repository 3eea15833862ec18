import LayoutModel
import LayoutSyntax

/// Frames, which are elements of their own within those of views.
extension DocumentEdits {
    /// Sets the numbers that differ, as Xcode does when it updates a frame.
    mutating func set(_ frame: Rectangle, ofView view: Int) {
        guard let element = original.frameElement(ofView: view), let old = original.layout.views[view].frame else {
            return
        }
        let numbers = [
            ("x", frame.x, old.x), ("y", frame.y, old.y), ("width", frame.width, old.width),
            ("height", frame.height, old.height),
        ]
        for (name, value, before) in numbers where value != before {
            attributes.append((element, name, JSONNumberFormat.text(value)))
        }
        // Xcode's mark of a frame that is elsewhere.
        let owner = original.elements.elementOfView[view]
        if tree[owner, "misplaced"] != nil { attributes.append((owner, "misplaced", nil)) }
    }
}

extension ReadDocument {
    /// The element that has a view's frame, in the coordinates of layouts; `nil` where there is none.
    ///
    /// AppKit counts from the bottom of a superview whose height may be another one after an edit: its frames stay as they are.
    fileprivate func frameElement(ofView view: Int) -> Int? {
        if document.platform == .macOS { return nil }
        return document.child(elements.elementOfView[view], "rect", key: "frame")
    }

    /// The edited layout, with the frames of the document where it has no element that could be changed.
    func keepingFramesWithoutElements(of edited: Layout) -> Layout {
        guard edited.views.count == layout.views.count else { return edited }
        var kept = edited
        for view in kept.views.indices where kept.views[view].frame != layout.views[view].frame {
            if frameElement(ofView: view) == nil { kept.views[view].frame = layout.views[view].frame }
        }
        return kept
    }
}
