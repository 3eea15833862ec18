import LayoutModel

/// What the difference at the end of a headline is: each needs its own word.
enum ConflictEnding {
    /// Needed, but not available.
    case short
    /// Available, but not filled.
    case leftOver
    /// How far two places of one edge are from each other.
    case apart
    /// How far a size is from the one that other constraints make of it.
    case difference

    /// "16 short"
    ///
    /// - Parameter amount: In points, as text.
    func text(_ amount: String) -> String {
        switch self {
        case .short: "\(amount) short"
        case .leftOver: "\(amount) left over"
        case .apart: "\(amount) apart"
        case .difference: "off by \(amount)"
        }
    }

    /// " (16 short)"
    func piece(_ amount: Double) -> ConflictSentence.Piece { .words(" (\(text(PointsText.text(amount))))") }
}
