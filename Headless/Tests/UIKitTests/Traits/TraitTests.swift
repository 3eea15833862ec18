import Testing
import UIKit

@Suite("traits", .serialized)
@MainActor
struct TraitTests {
    @Test(
        "the size classes are those of the screen",
        arguments: [
            (CGSize(width: 393, height: 852), UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
            (CGSize(width: 852, height: 393), .compact, .compact),
            (CGSize(width: 736, height: 414), .regular, .compact),
            (CGSize(width: 932, height: 430), .regular, .compact),
            (CGSize(width: 744, height: 1133), .regular, .regular),
            (CGSize(width: 1366, height: 1024), .regular, .regular),
        ]
    )
    func sizeClasses(_ size: CGSize, _ width: UIUserInterfaceSizeClass, _ height: UIUserInterfaceSizeClass) {
        let (old, scale) = (UIScreen.main.bounds.size, UIScreen.main.scale)
        defer { UIScreen.main.become(size: old, scale: scale) }
        UIScreen.main.become(size: size, scale: 2)
        let traits = UIView().traitCollection
        #expect(traits.horizontalSizeClass == width)
        #expect(traits.verticalSizeClass == height)
        #expect(traits.displayScale == 2)
    }

    @Test("of several collections the last one that says something decides")
    func joined() {
        let joined = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(userInterfaceStyle: .dark),
            UITraitCollection(horizontalSizeClass: .regular),
        ])
        #expect(joined.horizontalSizeClass == .regular)
        #expect(joined.verticalSizeClass == .unspecified)
        #expect(joined.userInterfaceStyle == .dark)
        #expect(joined.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(!joined.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
    }

    @Test("categories of text sizes have an order, and some are of accessibility")
    func categories() {
        #expect(UIContentSizeCategory.small < .large)
        #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    }
}
