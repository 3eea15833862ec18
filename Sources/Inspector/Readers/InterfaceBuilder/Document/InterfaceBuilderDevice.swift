import LayoutModel

/// A device that Interface Builder draws scenes on, by the id in `<device id="…">`.
///
/// Sizes, scales and bars are those of Apple's published device tables. If Interface Builder draws a device's bars
/// differently, its numbers are used (44 points of status bar on every phone with a notch).
struct InterfaceBuilderDevice: Equatable {
    /// In portrait; points.
    var size: Size
    /// Pixels per point.
    var scale: Double
    var idiom: String
    /// In portrait, without the bars of controllers.
    var topInset: Double
    /// The home indicator.
    var bottomInset: Double

    static func named(_ id: String) -> InterfaceBuilderDevice? {
        func phone(_ width: Double, _ height: Double, _ scale: Double, top: Double = 20, bottom: Double = 0) -> Self {
            let size = Size(width: width, height: height)
            return Self(size: size, scale: scale, idiom: "phone", topInset: top, bottomInset: bottom)
        }
        func pad(_ width: Double, _ height: Double, top: Double = 20, bottom: Double = 0) -> Self {
            let size = Size(width: width, height: height)
            return Self(size: size, scale: 2, idiom: "pad", topInset: top, bottomInset: bottom)
        }
        return switch id {
        case "retina3_5": phone(320, 480, 2)
        case "retina4", "retina4_0": phone(320, 568, 2)
        case "retina4_7", "retina47": phone(375, 667, 2)
        case "retina5_5", "retina55": phone(414, 736, 3)
        case "retina5_4": phone(375, 812, 3, top: 50, bottom: 34)
        case "retina5_9": phone(375, 812, 3, top: 44, bottom: 34)
        case "retina6_1": phone(414, 896, 2, top: 44, bottom: 34)
        case "retina6_5": phone(414, 896, 3, top: 44, bottom: 34)
        case "retina6_0": phone(390, 844, 3, top: 47, bottom: 34)
        case "retina6_7": phone(428, 926, 3, top: 47, bottom: 34)
        case "retina6_12": phone(393, 852, 3, top: 59, bottom: 34)
        case "retina6_72": phone(430, 932, 3, top: 59, bottom: 34)
        case "retina6_3": phone(402, 874, 3, top: 62, bottom: 34)
        case "retina6_9": phone(440, 956, 3, top: 62, bottom: 34)
        case "ipad9_7": pad(768, 1024)
        case "ipad8_3", "ipad8_3rounded": pad(744, 1133, top: 24, bottom: 20)
        case "ipad10_2": pad(810, 1080)
        case "ipad10_5": pad(834, 1112)
        case "ipad10_9", "ipad10_9rounded": pad(820, 1180, top: 24, bottom: 20)
        case "ipad11_0", "ipad11_0rounded": pad(834, 1194, top: 24, bottom: 20)
        case "ipad12_9": pad(1024, 1366)
        case "ipad12_9rounded": pad(1024, 1366, top: 24, bottom: 20)
        case "appleTV":
            Self(size: Size(width: 1920, height: 1080), scale: 1, idiom: "tv", topInset: 60, bottomInset: 60)
        default: nil
        }
    }

    /// The size and insets in an orientation: `portrait` or `landscape`.
    func screen(isLandscape: Bool) -> (size: Size, safeArea: EdgeInsets) {
        if idiom == "tv" { return (size, EdgeInsets(top: 60, left: 80, bottom: 60, right: 80)) }
        let turned = Size(width: size.height, height: size.width)
        guard isLandscape, idiom == "phone" else {
            let insets = EdgeInsets(top: topInset, left: 0, bottom: bottomInset, right: 0)
            return (isLandscape ? turned : size, insets)
        }
        let hasNotch = bottomInset > 0
        let side = hasNotch ? topInset : 0
        return (turned, EdgeInsets(top: 0, left: side, bottom: hasNotch ? 21 : 0, right: side))
    }

    /// UIKit's size classes.
    ///
    /// - Parameter adaptation: The app's share of an iPad's screen: `fullscreen`, `splitview2_3`, `splitview1_2`,
    ///   `splitview1_3` or `slideover`. The classes are those of Apple's table for multitasking on iPad (Human
    ///   Interface Guidelines, Layout).
    func traits(isLandscape: Bool, adaptation: String? = nil) -> Traits {
        switch idiom {
        case "phone":
            guard isLandscape else { return Traits(width: .compact, height: .regular, idiom: idiom) }
            return Traits(width: size.width >= 414 ? .regular : .compact, height: .compact, idiom: idiom)
        case "pad":
            let isWide =
                switch adaptation {
                case "splitview2_3": isLandscape
                case "splitview1_2": isLandscape && size.width >= 1024
                case "splitview1_3", "slideover": false
                default: true
                }
            return Traits(width: isWide ? .regular : .compact, height: .regular, idiom: idiom)
        default: return Traits(width: .regular, height: .regular, idiom: idiom)
        }
    }
}
