import LayoutModel
import LayoutSemantics

/// How two layouts are compared.
public struct SamenessOptions: Sendable {
    /// Views that are the same ones, by index.
    public var matches: [(old: Int, new: Int)] = []
    /// The size, insets and direction to begin with; what is not set is as recorded.
    public var conditions = LayoutConditions()
    /// The widths and heights to compare for, where no proof holds for all.
    public var widths: ClosedRange<Double> = 280...1400
    public var heights: ClosedRange<Double> = 480...1400
    /// Whether frames are compared where the required constraints of both sides conflict.
    public var comparesConflicts = false
    /// Whether settings that differ and move nothing are listed.
    public var listsSettings = false
    /// Whether the verdict is proven for ``Sameness/proof``.
    public var findsProof = false
    /// Pixels per point, where no side knows them.
    public var scale = 2.0
    public var isCancelled: @Sendable () -> Bool = { false }

    public init() {}
}
