/// What is known of a layout by where it came from. Questions are for a fact, not for the kind of source.
extension Layout.Source {
    /// Whether every constraint of the views is known, unless the source says so itself.
    var usualCoverage: Layout.Coverage { kind == .consoleLog || kind == .trace ? .partial : .complete }

    /// Whether values that the source does not contain are assumed. Not for console logs and traces: they name the
    /// members of a conflict and omit the rest, and an assumed size would be reported as one more member.
    package var mayBeCompleted: Bool { usualCoverage == .complete }

    /// Whether code made the views and constraints. Otherwise a document did: it connects outlets, and is where they are
    /// edited.
    package var isMadeByCode: Bool { kind != .interfaceBuilder }
    /// Whether frames are those of a canvas: hosts give views other sizes at run time, and frames need not be of one
    /// layout.
    package var framesAreOfCanvas: Bool { kind == .interfaceBuilder }
    /// Whether views were drawn with content sizes and alignment rectangles that the source lacks. Inferred content
    /// sizes are stand-ins.
    package var lacksContentSizes: Bool { kind == .interfaceBuilder }
    /// Whether an omitted property has its default value, rather than one that was not recorded.
    package var omitsOnlyDefaults: Bool { kind == .interfaceBuilder }
    /// Whether content priorities may be those that Interface Builder gives a new view, which nobody chose.
    package var hasPrioritiesOfInterfaceBuilder: Bool { kind == .interfaceBuilder }
    /// Whether an id belongs to one object for good; elsewhere `v1` may be another view's in the next layout.
    package var neverReusesIDs: Bool { kind == .interfaceBuilder }

    /// Whether the constraints are the few of a conflict that the framework itself found.
    package var holdsOnlyConflict: Bool { kind == .consoleLog }
    /// Whether views and constraints of the layout may be missing that the source says nothing of.
    package var holdsOnlyPartOfLayout: Bool { kind == .consoleLog || kind == .trace }
    /// Whether numbers are known to six digits only.
    package var hasRoundedNumbers: Bool { kind == .consoleLog }
    /// Whether margins, safe areas and baselines are known, or can be inferred from frames.
    package var knowsInsets: Bool { kind != .consoleLog }
    /// Whether layout had finished. Otherwise views may have sizes that they had only in a layout pass.
    package var isOfFinishedLayout: Bool { kind != .consoleLog }
    /// Whether the places of constraints are lines of the code that made them, rather than of the source itself.
    package var placesAreInCode: Bool { kind == .consoleLog }
    /// Whether an inferred frame is of before layout. Those that Xcode recorded are of after it.
    package var inferredFramesPrecedeLayout: Bool { kind == .runtime }
}

extension Layout {
    /// Whether a root is a view that code makes a class for, and nobody knows where it is put: it is no controller's.
    package func isOfUnknownHost(_ root: Int) -> Bool {
        source.kind == .handwritten && views[root].viewController == nil && views[root].location != nil
    }
}
