import LayoutInspector

/// Rectangles in points, before it is settled whether a terminal or a file shows them.
package struct Picture: Sendable, Equatable {
    /// What a rectangle is, which decides how it looks.
    package enum Look: Sendable, Equatable {
        case plain
        /// Another place that the same view may take, or has left.
        case ghost
        case error, warning, note
        /// Moved by a fix.
        case moved

        var role: TextStyle.Role? {
            switch self {
            case .plain: nil
            case .ghost: .faint
            case .error: .error
            case .warning: .warning
            case .note: .note
            case .moved: .fix
            }
        }
    }

    package struct Box: Sendable, Equatable {
        /// In the picture's coordinates, points.
        package var frame: Rectangle
        package var label: String
        package var look: Look
        /// Whether it holds others, so that its middle is not free.
        package var isContainer: Bool

        package init(frame: Rectangle, label: String, look: Look = .plain, isContainer: Bool = false) {
            self.frame = frame
            self.label = label
            self.look = look
            self.isContainer = isContainer
        }

        /// Whether all of its numbers can be drawn.
        var isFinite: Bool {
            [frame.x, frame.y, frame.width, frame.height].allSatisfy { $0.isFinite && abs($0) < 1e9 }
        }
    }

    /// What of the plane is shown, points.
    package var bounds: Rectangle
    /// Outer ones before those that they hold.
    package var boxes: [Box]
    /// In characters a low picture is stretched to as many rows: those of a strip of a screen, whose heights say nothing.
    package var leastRows = 3

    package init(bounds: Rectangle, boxes: [Box]) {
        self.bounds = bounds
        self.boxes = boxes
    }
}

/// Pictures with their titles, and notes about them.
package struct Drawing: Sendable, Equatable {
    package enum Content: Sendable, Equatable {
        case picture(Picture)
        case chain(Finding.Chain)
        case paths(Finding.Paths)
    }

    package struct Panel: Sendable, Equatable {
        package var title: String
        package var content: Content

        package init(_ title: String, _ content: Content) {
            self.title = title
            self.content = content
        }
    }

    package var title: String
    /// In rows; those of a row are side by side where there is room.
    package var rows: [[Panel]]
    /// Lines below the pictures.
    package var legend: [String]

    package init(title: String, rows: [[Panel]], legend: [String] = []) {
        self.title = title
        self.rows = rows
        self.legend = legend
    }
}
