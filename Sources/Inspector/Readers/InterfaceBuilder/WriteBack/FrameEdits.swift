import LayoutModel
import LayoutSyntax

/// Frames, which are elements of their own within those of views.
extension DocumentEdits {
    /// Sets the numbers that differ, as Xcode does when it updates frames.
    ///
    /// Also of views that stay where they are, if their file counts from the bottom of a superview whose height differs.
    mutating func setFrames() {
        for view in edited.views.indices {
            guard let element = original.frameElement(ofView: view),
                let old = original.recordedFrame(ofView: view, in: original.layout),
                let frame = original.recordedFrame(ofView: view, in: edited), frame != old
            else { continue }
            let numbers = [
                ("x", frame.x, old.x), ("y", frame.y, old.y), ("width", frame.width, old.width),
                ("height", frame.height, old.height),
            ]
            for (name, value, before) in numbers where value != before {
                attributes.append((element, name, JSONNumberFormat.text(value)))
            }
            // Xcode's mark of a frame that is elsewhere.
            let owner = original.elements.elementOfView[view]
            if edited.views[view].frame != original.layout.views[view].frame, tree[owner, "misplaced"] != nil {
                attributes.append((owner, "misplaced", nil))
            }
        }
    }
}

extension ReadDocument {
    /// The element that has a view's frame; `nil` where there is none, or where the reader concluded another frame than it has.
    fileprivate func frameElement(ofView view: Int) -> Int? {
        guard let element = document.child(elements.elementOfView[view], "rect", key: "frame") else { return nil }
        guard document.platform == .macOS,
            let height = layout.views[view].parent.flatMap({ layout.views[$0].frame?.height }),
            let frame = recordedFrame(ofView: view, in: layout)
        else { return element }
        // Within what a double loses by counting from the other end.
        let y = document.tree[element, "y"].flatMap(Double.init) ?? 0
        return abs(y - frame.y) <= height.ulp * 8 ? element : nil
    }

    /// The frame of a view in the coordinates of the document, in points; `nil` where a layout has none.
    ///
    /// - Parameter layout: That of the document, or the same with other frames.
    func recordedFrame(ofView view: Int, in layout: Layout) -> Rectangle? {
        guard let frame = layout.views[view].frame, let parent = layout.views[view].parent,
            document.countsUpwards(in: elements.elementOfView[parent])
        else { return layout.views[view].frame }
        return layout.views[parent].frame.map { frame.turnedUpsideDown(in: $0.height) }
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

    /// The frames to write for views that are elsewhere, in the coordinates of the document, by the ids of views.
    ///
    /// - Parameter moved: Frames in the coordinates of layouts, by the ids of views.
    func recordedFrames(movedTo moved: [String: Rectangle]) -> [String: Rectangle] {
        var edited = layout
        for view in edited.views.indices {
            if let frame = moved[edited.views[view].id], frameElement(ofView: view) != nil {
                edited.views[view].frame = frame
            }
        }
        var frames: [String: Rectangle] = [:]
        for view in edited.views.indices where frameElement(ofView: view) != nil {
            guard let frame = recordedFrame(ofView: view, in: edited) else { continue }
            if frame != recordedFrame(ofView: view, in: layout) { frames[edited.views[view].id] = frame }
        }
        return frames
    }
}
