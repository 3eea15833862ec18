import LayoutModel
import LayoutSolver

/// Where the length that a view's content asks for is from.
package enum ContentOrigin: Sendable {
    /// The source states it.
    case stated
    /// Estimated from the view's class, text, font and image.
    case estimated
    /// That of the recorded frame, which the content can have; the estimate is another one.
    case recorded
    /// Nothing is known of it.
    case unknown
}

/// The origins of all content sizes of a layout, by the variable of the size. Content that asks for nothing has none.
package struct ContentOrigins: Sendable {
    /// Ascending, as content sizes are made view by view, widths first.
    private var variables: [Int] = []
    private var origins: [ContentOrigin] = []

    mutating func append(_ origin: ContentOrigin, of variable: VariableIndex) {
        variables.append(variable.rawValue)
        origins.append(origin)
    }

    /// - Complexity: O(log sizes)
    package subscript(variable: Int) -> ContentOrigin? {
        var low = 0
        var high = variables.count
        while low < high {
            let middle = (low + high) / 2
            if variables[middle] < variable { low = middle + 1 } else { high = middle }
        }
        return low < variables.count && variables[low] == variable ? origins[low] : nil
    }
}

extension LoweredLayout {
    /// Whether the length of a content row is one that only the recorded frame says.
    package func isRecordedLength(ofRow row: Int) -> Bool {
        guard case .content? = role(ofRow: row), let variable = system.terms(of: row).first?.variable else {
            return false
        }
        return contentOrigins[variable] == .recorded
    }

    /// How many views have a content size of each origin: of the less certain of their two lengths.
    package var contentSizes: SolvedLayout.ContentSizes {
        var sizes = SolvedLayout.ContentSizes()
        for (view, record) in layout.views.enumerated() {
            let width = contentOrigins[VariableIndex(view, .width).rawValue]
            let height = contentOrigins[VariableIndex(view, .height).rawValue]
            if width == .unknown || height == .unknown {
                sizes.unknown.append(record.id)
            } else if width == .recorded || height == .recorded {
                sizes.recorded.append(record.id)
            } else if width == .estimated || height == .estimated {
                sizes.estimated += 1
            } else if width == .stated || height == .stated {
                sizes.stated += 1
            }
        }
        return sizes
    }
}
