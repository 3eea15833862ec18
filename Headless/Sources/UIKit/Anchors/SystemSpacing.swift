/// The distance that UIKit calls the system's.
enum SystemSpacing {
    /// Between views without text (measured: `[a]-[b]` in a visual format). Between baselines UIKit takes the fonts'
    /// line spacing instead, which is not done here.
    static let points: CGFloat = 8
}
