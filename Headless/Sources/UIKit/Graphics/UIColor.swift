/// A color with components, or a named color of the app's assets or of the system.
open class UIColor: NSObject, @unchecked Sendable {
    /// Red, green, blue and alpha, each from 0 to 1 within the colour space.
    struct Components: Equatable, Sendable {
        var red: CGFloat
        var green: CGFloat
        var blue: CGFloat
        var alpha: CGFloat
        var isDisplayP3 = false
    }

    enum Kind: Equatable, Sendable {
        case components(Components)
        /// A colour of the system: `systemBackground`.
        case system(String)
        /// A colour of the app's assets.
        case asset(String)
    }

    let kind: Kind
    /// What is multiplied with the alpha of a colour that has a name.
    let opacity: CGFloat

    init(kind: Kind, opacity: CGFloat = 1) {
        self.kind = kind
        self.opacity = opacity
        super.init()
    }

    /// - Parameters: Each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(kind: .components(Components(red: red, green: green, blue: blue, alpha: alpha)))
    }

    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let components = Components(red: red, green: green, blue: blue, alpha: alpha, isDisplayP3: true)
        self.init(kind: .components(components))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// - Parameters: Each from 0 to 1; a hue of 0 and of 1 is red.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func component(_ offset: CGFloat) -> CGFloat {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// Never `nil` here: there are no assets to look the name up in.
    public convenience init?(named name: String) {
        self.init(kind: .asset(name))
    }

    /// What Xcode writes for a colour of its palette.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// The colour in the light appearance.
    @MainActor
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let color = dynamicProvider(.current)
        self.init(kind: color.kind, opacity: color.opacity)
    }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        self.init(kind: .asset(name))
    }

    public convenience init(cgColor: CGColor) {
        let parts = cgColor.components ?? []
        func part(_ index: Int) -> CGFloat { parts.indices.contains(index) ? parts[index] : 0 }
        self.init(red: part(0), green: part(1), blue: part(2), alpha: part(3))
    }

    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

    // Nothing is drawn.
    public func set() {}
    public func setFill() {}
    public func setStroke() {}

    /// `false` for colours of the system and of assets, whose parts are not known here.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard case .components(let components) = kind else { return false }
        red?.pointee = components.red
        green?.pointee = components.green
        blue?.pointee = components.blue
        alpha?.pointee = components.alpha
        return true
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if case .components(var components) = kind {
            components.alpha = alpha
            return UIColor(kind: .components(components))
        }
        return UIColor(kind: kind, opacity: alpha)
    }

    public var cgColor: CGColor {
        switch kind {
        case .components(let components):
            CGColor(
                red: components.red,
                green: components.green,
                blue: components.blue,
                alpha: components.alpha
            )
        // What a name stands for depends on the appearance, which only a screen has.
        case .system, .asset: CGColor(red: 0, green: 0, blue: 0, alpha: opacity)
        }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return kind == other.kind && opacity == other.opacity
    }

    open override var hash: Int {
        switch kind {
        case .components(let components): components.red.hashValue ^ components.blue.hashValue
        case .system(let name), .asset(let name): name.hashValue
        }
    }
}
