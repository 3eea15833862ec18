import LayoutModel

extension LoweredLayout {
    /// The frames of a solution: of every view, and of every guide with variables.
    ///
    /// x and y are relative to the superview's bounds (of a guide: its owner's), as in the dump. A guide that no
    /// constraint uses has its recorded frame, if there is one.
    /// - Parameter values: One for each variable of `system`.
    public func frames(of values: [Double]) -> (views: [Rectangle], guides: [Rectangle?]) {
        let views = (0..<viewCount).map { view in
            var frame = Self.frame(ofNode: view, in: values)
            if layout.views[view].parent == nil {
                frame.x = 0
                frame.y = 0
            }
            return frame
        }
        let guides = (0..<guideCount).map { guide -> Rectangle? in
            guard isGuideNamed[guide] else { return layout.guides[guide].frame }
            return Self.frame(ofNode: viewCount + guide, in: values)
        }
        return (views, guides)
    }

    private static func frame(ofNode node: Int, in values: [Double]) -> Rectangle {
        guard values.indices.contains(VariableIndex(node, .height).rawValue) else {
            return Rectangle(x: 0, y: 0, width: 0, height: 0)
        }
        var frame = Rectangle(x: 0, y: 0, width: 0, height: 0)
        for attribute in FrameAttribute.allCases { frame[attribute] = values[VariableIndex(node, attribute).rawValue] }
        return frame
    }
}
