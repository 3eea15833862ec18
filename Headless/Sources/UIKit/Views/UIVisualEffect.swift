/// An effect on the content behind an effect view.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// Blurs the content behind an effect view.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// How a blur looks.
    public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4
        case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
        case systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark
        case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }

    let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }
}

/// Increases the contrast of content on a blurred background.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    let blur: UIBlurEffect

    public init(blurEffect: UIBlurEffect) {
        blur = blurEffect
        super.init()
    }
}
