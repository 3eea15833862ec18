/// An identifier that UIKit, AppKit or Interface Builder gives to a constraint that it makes itself: whose the constraint
/// is when it is not the user's.
///
/// Collected from public logs; Apple documents none of them but the encapsulated sizes and those of stack views.
package enum SystemIdentifier: Sendable, Equatable {
    case stack(StackIdentifier)
    /// The size that a table, a collection or a window gives to what it shows.
    case encapsulatedSize
    /// A size in place of the real one, while UIKit measures.
    case temporarySize
    /// The size that a view is to fit.
    case fittingSize
    case guide
    /// Interface Builder's, for design time.
    case prototyping
    /// Another of the system's.
    case other

    /// What a stack view's constraint is for.
    package enum StackIdentifier: Sendable, Equatable {
        /// Makes a hidden view nothing.
        case hiding
        /// The gap between two arranged subviews.
        case spacing
        case canvasFit
        case canvasConnection
        case other
    }

    private static let whole: [String: SystemIdentifier] = [
        "fittingSizeHTarget": .fittingSize,
        "fittingSizeVTarget": .fittingSize,
        "UISV-canvas-fit": .stack(.canvasFit),
        "UISV-canvas-connection": .stack(.canvasConnection),
        "UIIBSystemGenerated": .other,
        "IB_Baseline_Baseline": .other,
        "assistantHeight": .other,
        "accessoryView.bottom": .other,
        "inputView.top": .other,
        "inputView.bottom": .other,
    ]

    /// The first that fits is meant.
    private static let beginnings: [(text: String, identifier: SystemIdentifier)] = [
        ("UIView-Encapsulated-Layout-", .encapsulatedSize),
        ("NSView-Encapsulated-Layout-", .encapsulatedSize),
        ("NSTableRowView-Encapsulated-Layout-", .encapsulatedSize),
        ("_UITemporaryLayout", .temporarySize),
        ("UISV-hiding", .stack(.hiding)),
        ("UISV-spacing", .stack(.spacing)),
        ("UISV-", .stack(.other)),
        ("NSStackView.", .stack(.other)),
        // FDStackView, which stands in for UIStackView before iOS 9.
        ("FDSV-", .stack(.other)),
        ("GridView.", .other),
        ("GridView_", .other),
        ("UIViewSafeAreaLayoutGuide-", .guide),
        ("UIView-leftMargin-guide-", .guide),
        ("UIView-rightMargin-guide-", .guide),
        ("UIView-topMargin-guide-", .guide),
        ("UIView-bottomMargin-guide-", .guide),
        ("UIScrollView-contentLayoutGuide-", .guide),
        ("UIScrollView-frameLayoutGuide-", .guide),
        ("IB auto generated", .prototyping),
        ("UICollectionViewListCell-", .other),
        ("NSWindow-", .other),
        ("UIInputWindowController-", .other),
        ("TB_", .other),
        ("UIButtonBar.", .other),
        ("BIB_", .other),
        ("IB_", .other),
        ("Mask_", .other),
        ("MaskEV_", .other),
        ("UINav_", .other),
        ("UINavItemContentGuide-", .other),
        ("NSSplitViewItem.", .other),
    ]

    /// By byte: whether one of the known identifiers begins with it, so that those of programs are recognized at once.
    private static let firstBytes: [Bool] = {
        var bytes = [Bool](repeating: false, count: 256)
        for text in whole.keys + beginnings.map(\.text) {
            if let byte = text.utf8.first { bytes[Int(byte)] = true }
        }
        return bytes
    }()

    /// `nil` for identifiers of programs.
    package init?(_ identifier: String) {
        guard let first = identifier.utf8.first, Self.firstBytes[Int(first)] else { return nil }
        guard
            let known = Self.whole[identifier]
                ?? Self.beginnings.first(where: { identifier.hasPrefix($0.text) })?.identifier
        else { return nil }
        self = known
    }

    /// Who makes the constraint.
    package var origin: Layout.Constraint.Origin {
        switch self {
        case .stack: .stack
        case .encapsulatedSize: .encapsulated
        case .temporarySize, .fittingSize: .temporary
        case .guide: .guide
        case .prototyping: .prototyping
        case .other: .system
        }
    }
}

extension Layout.Constraint {
    /// What the identifier says of a constraint of the system; `nil` for identifiers of programs, and for none.
    package var systemIdentifier: SystemIdentifier? { identifier.flatMap(SystemIdentifier.init) }

    /// Whether the identifier is one that stack views give.
    package var hasStackIdentifier: Bool {
        if case .stack = systemIdentifier { true } else { false }
    }
}
