import LayoutModel

/// What the estimate of a content size depends on, beside the view itself.
package struct ContentContext: Sendable {
    /// Pixels per point: UIKit rounds the sizes of texts up to the pixel.
    package var scale: Double
    package var generation: ControlGeneration
    /// Whether the source omits a property only where it has its default, as Interface Builder does. In other sources a
    /// missing property may have any value.
    package var omitsOnlyDefaults: Bool
    /// Those of the app.
    package var fonts: FontCollection

    package init(
        scale: Double,
        generation: ControlGeneration = .usual,
        omitsOnlyDefaults: Bool = false,
        fonts: FontCollection = FontCollection()
    ) {
        self.scale = max(1, scale)
        self.generation = generation
        self.omitsOnlyDefaults = omitsOnlyDefaults
        self.fonts = fonts
    }

    /// - Parameter generation: That of the conditions; `nil`: that of the system that the source names.
    package init(of layout: Layout, generation: ControlGeneration? = nil) {
        self.init(
            scale: layout.scale,
            generation: generation ?? layout.controlGeneration,
            omitsOnlyDefaults: layout.source.omitsOnlyDefaults,
            fonts: layout.fonts
        )
    }

    /// Up to the next pixel. What is within a thousandth of a pixel is on it.
    func roundedUp(_ length: Double) -> Double {
        (length * scale - 1e-3).rounded(.up) / scale
    }
}
