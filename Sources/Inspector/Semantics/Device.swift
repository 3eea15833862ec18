import LayoutModel

/// A screen, or the part of one that an app gets: its size and what the system covers of it, in points.
public struct Device: Sendable, Equatable {
    /// The word for `--devices`: `iphone-se`, `ipad-11-landscape`.
    public var name: String
    /// As Apple calls it: `iPhone SE (1st generation)`.
    public var title: String
    public var size: Size
    /// The safe area of a controller's view without bars.
    public var safeAreaInsets: EdgeInsets
    public var kind: Kind

    public enum Kind: String, Sendable, CaseIterable {
        case portrait, landscape
        /// Beside another app.
        case split
    }
}

extension Device {
    /// Every device, in the order of the table.
    public static let all: [Device] = models.flatMap(\.devices)

    /// Words for several devices at once, each with what it stands for.
    package static let groups: [(name: String, devices: [Device])] =
        [("all", all)] + Kind.allCases.map { kind in (kind.rawValue, all.filter { $0.kind == kind }) }

    /// The devices of a list of names and groups, separated by commas, in the order of the table; `nil` where a word is
    /// neither.
    public static func named(_ list: String) -> [Device]? {
        var names: Set<String> = []
        for word in list.split(separator: ",", omittingEmptySubsequences: false) {
            let word = word.lowercased()
            if let group = groups.first(where: { $0.name == word }) {
                names.formUnion(group.devices.map(\.name))
            } else if all.contains(where: { $0.name == word }) {
                names.insert(word)
            } else {
                return nil
            }
        }
        return all.filter { names.contains($0.name) }
    }

    /// The words of a list of devices: their names, and those of groups.
    public static var words: [String] { all.map(\.name) + groups.map(\.name) }
}

// MARK: - The table

extension Device {
    private struct Model {
        var name: String
        var title: String
        var width: Double
        var height: Double
        /// Upright.
        var portrait: EdgeInsets
        /// On its side.
        var landscape: EdgeInsets
        /// How wide the narrow app beside another one is, upright and on its side; iPads only.
        var narrowSplit: (portrait: Double, landscape: Double)?

        /// Between two apps.
        static let divider = 10.0

        var devices: [Device] {
            let upright = Size(width: width, height: height)
            let turned = Size(width: height, height: width)
            var devices = [
                Device(name: name, title: title, size: upright, safeAreaInsets: portrait, kind: .portrait),
                Device(
                    name: name + "-landscape",
                    title: title + " in landscape",
                    size: turned,
                    safeAreaInsets: landscape,
                    kind: .landscape
                ),
            ]
            guard let narrowSplit else { return devices }
            func split(_ suffix: String, _ words: String, _ width: Double, _ height: Double, _ insets: EdgeInsets) {
                devices.append(
                    Device(
                        name: "\(name)-\(suffix)",
                        title: "\(title), \(words)",
                        size: Size(width: width, height: height),
                        safeAreaInsets: insets,
                        kind: .split
                    )
                )
            }
            let (narrow, narrowTurned) = narrowSplit
            split("third", "a third", narrow, height, portrait)
            split("two-thirds", "two thirds", width - Self.divider - narrow, height, portrait)
            split("landscape-third", "a third in landscape", narrowTurned, width, landscape)
            split("landscape-half", "half in landscape", ((height - Self.divider) / 2).rounded(.down), width, landscape)
            split(
                "landscape-two-thirds",
                "two thirds in landscape",
                height - Self.divider - narrowTurned,
                width,
                landscape
            )
            return devices
        }
    }

    /// Screens: Human Interface Guidelines, Layout, "Device screen dimensions". Safe areas: what a view controller
    /// that fills the screen reports on each device. Split View: Human Interface Guidelines, Multitasking, "Split View sizes": a
    /// narrow app of 320 or 375 points, a divider of 10, and the rest.
    private static let models: [Model] = [
        phone("iphone-se-1", "iPhone SE (1st generation)", 320, 568),
        phone("iphone-se", "iPhone SE", 375, 667),
        phone("iphone-8-plus", "iPhone 8 Plus", 414, 736),
        phone("iphone-x", "iPhone X", 375, 812, top: 44),
        phone("iphone-11", "iPhone 11", 414, 896, top: 48),
        phone("iphone-11-pro-max", "iPhone 11 Pro Max", 414, 896, top: 44),
        phone("iphone-13-mini", "iPhone 13 mini", 375, 812, top: 50),
        phone("iphone-14", "iPhone 14", 390, 844, top: 47),
        phone("iphone-14-plus", "iPhone 14 Plus", 428, 926, top: 47),
        phone("iphone-15", "iPhone 15", 393, 852, top: 59),
        phone("iphone-15-plus", "iPhone 15 Plus", 430, 932, top: 59),
        phone("iphone-16-pro", "iPhone 16 Pro", 402, 874, top: 62),
        phone("iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, top: 62),
        tablet("ipad-9.7", "iPad 9.7-inch", 768, 1024, hasHomeButton: true),
        tablet("ipad-10.2", "iPad 10.2-inch", 810, 1080, hasHomeButton: true),
        tablet("ipad-10.5", "iPad 10.5-inch", 834, 1112, hasHomeButton: true),
        tablet("ipad-mini", "iPad mini (6th generation)", 744, 1133),
        tablet("ipad-10.9", "iPad 10.9-inch", 820, 1180, narrowTurned: 375),
        tablet("ipad-11", "iPad Pro 11-inch", 834, 1194, narrowTurned: 375),
        tablet("ipad-12.9", "iPad Pro 12.9-inch", 1024, 1366, narrow: 375, narrowTurned: 375),
        tablet("ipad-13", "iPad Pro 13-inch", 1032, 1376, narrow: 375, narrowTurned: 375),
    ]

    /// - Parameter top: What the sensors and the status bar cover; `nil`: a phone with a home button, which has a status
    ///   bar of 20 points upright and none on its side.
    private static func phone(
        _ name: String,
        _ title: String,
        _ width: Double,
        _ height: Double,
        top: Double? = nil
    ) -> Model {
        guard let top else {
            return Model(
                name: name,
                title: title,
                width: width,
                height: height,
                portrait: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
                landscape: .zero
            )
        }
        return Model(
            name: name,
            title: title,
            width: width,
            height: height,
            portrait: EdgeInsets(top: top, left: 0, bottom: 34, right: 0),
            landscape: EdgeInsets(top: 0, left: top, bottom: 21, right: top)
        )
    }

    private static func tablet(
        _ name: String,
        _ title: String,
        _ width: Double,
        _ height: Double,
        hasHomeButton: Bool = false,
        narrow: Double = 320,
        narrowTurned: Double = 320
    ) -> Model {
        let insets = EdgeInsets(top: hasHomeButton ? 20 : 24, left: 0, bottom: hasHomeButton ? 0 : 20, right: 0)
        return Model(
            name: name,
            title: title,
            width: width,
            height: height,
            portrait: insets,
            landscape: insets,
            narrowSplit: (narrow, narrowTurned)
        )
    }
}
