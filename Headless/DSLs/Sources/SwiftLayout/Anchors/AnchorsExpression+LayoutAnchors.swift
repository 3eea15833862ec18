import UIKit

/// Relations to UIKit's anchors. Attributes of the wrong kind raise as they do in UIKit: a left or right anchor is compared
/// with a leading one, as the library does.

extension AnchorsExpression where Attribute == AnchorsXAxisAttribute {
    public func equalTo(
        _ layoutAnchor: NSLayoutXAxisAnchor,
        constant: CGFloat = 0,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.equal, .constant(constant), fileID, line) { $0.leadingAnchor.constraint(equalTo: layoutAnchor) }
    }

    public func greaterThanOrEqualTo(
        _ layoutAnchor: NSLayoutXAxisAnchor,
        constant: CGFloat = 0,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.greaterThanOrEqual, .constant(constant), fileID, line) {
            $0.leadingAnchor.constraint(equalTo: layoutAnchor)
        }
    }

    public func lessThanOrEqualTo(
        _ layoutAnchor: NSLayoutXAxisAnchor,
        constant: CGFloat = 0,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.lessThanOrEqual, .constant(constant), fileID, line) {
            $0.leadingAnchor.constraint(equalTo: layoutAnchor)
        }
    }

    public func equalTo(
        _ layoutAnchor: NSLayoutXAxisAnchor,
        inwardOffset: CGFloat,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.equal, .inward(inwardOffset), fileID, line) { $0.leadingAnchor.constraint(equalTo: layoutAnchor) }
    }

    public func greaterThanOrEqualTo(
        _ layoutAnchor: NSLayoutXAxisAnchor,
        inwardOffset: CGFloat,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.greaterThanOrEqual, .inward(inwardOffset), fileID, line) {
            $0.leadingAnchor.constraint(equalTo: layoutAnchor)
        }
    }

    public func lessThanOrEqualTo(
        _ layoutAnchor: NSLayoutXAxisAnchor,
        inwardOffset: CGFloat,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.lessThanOrEqual, .inward(inwardOffset), fileID, line) {
            $0.leadingAnchor.constraint(equalTo: layoutAnchor)
        }
    }
}

extension AnchorsExpression where Attribute == AnchorsYAxisAttribute {
    public func equalTo(
        _ layoutAnchor: NSLayoutYAxisAnchor,
        constant: CGFloat = 0,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.equal, .constant(constant), fileID, line) { $0.topAnchor.constraint(equalTo: layoutAnchor) }
    }

    public func greaterThanOrEqualTo(
        _ layoutAnchor: NSLayoutYAxisAnchor,
        constant: CGFloat = 0,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.greaterThanOrEqual, .constant(constant), fileID, line) {
            $0.topAnchor.constraint(equalTo: layoutAnchor)
        }
    }

    public func lessThanOrEqualTo(
        _ layoutAnchor: NSLayoutYAxisAnchor,
        constant: CGFloat = 0,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.lessThanOrEqual, .constant(constant), fileID, line) { $0.topAnchor.constraint(equalTo: layoutAnchor) }
    }

    public func equalTo(
        _ layoutAnchor: NSLayoutYAxisAnchor,
        inwardOffset: CGFloat,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.equal, .inward(inwardOffset), fileID, line) { $0.topAnchor.constraint(equalTo: layoutAnchor) }
    }

    public func greaterThanOrEqualTo(
        _ layoutAnchor: NSLayoutYAxisAnchor,
        inwardOffset: CGFloat,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.greaterThanOrEqual, .inward(inwardOffset), fileID, line) {
            $0.topAnchor.constraint(equalTo: layoutAnchor)
        }
    }

    public func lessThanOrEqualTo(
        _ layoutAnchor: NSLayoutYAxisAnchor,
        inwardOffset: CGFloat,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.lessThanOrEqual, .inward(inwardOffset), fileID, line) {
            $0.topAnchor.constraint(equalTo: layoutAnchor)
        }
    }
}

extension AnchorsExpression where Attribute == AnchorsDimensionAttribute {
    public func equalTo(
        constant: CGFloat,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.equal, .none, nil, .constant(constant), fileID, line)
    }

    public func greaterThanOrEqualTo(
        constant: CGFloat,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.greaterThanOrEqual, .none, nil, .constant(constant), fileID, line)
    }

    public func lessThanOrEqualTo(
        constant: CGFloat,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.lessThanOrEqual, .none, nil, .constant(constant), fileID, line)
    }

    public func equalTo(
        _ layoutAnchor: NSLayoutDimension,
        constant: CGFloat = 0,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.equal, .constant(constant), fileID, line) { $0.widthAnchor.constraint(equalTo: layoutAnchor) }
    }

    public func greaterThanOrEqualTo(
        _ layoutAnchor: NSLayoutDimension,
        constant: CGFloat = 0,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.greaterThanOrEqual, .constant(constant), fileID, line) {
            $0.widthAnchor.constraint(equalTo: layoutAnchor)
        }
    }

    public func lessThanOrEqualTo(
        _ layoutAnchor: NSLayoutDimension,
        constant: CGFloat = 0,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.lessThanOrEqual, .constant(constant), fileID, line) {
            $0.widthAnchor.constraint(equalTo: layoutAnchor)
        }
    }
}
