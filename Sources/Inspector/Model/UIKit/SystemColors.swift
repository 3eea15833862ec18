/// The colors of `UIColor` that have names, as they are in light appearance: red, green, blue and alpha of 0 to 1.
///
/// Apple's Human Interface Guidelines ("Color", the tables of system colors) and UIColor.h; components are of 255 steps.
package enum SystemColors {
    /// The components of a color by its name, with or without `Color` at its end; `nil` for names that are none.
    package static func components(of name: String) -> [Double]? {
        guard let steps = self.name(of: name).flatMap({ steps[$0] }) else { return nil }
        return steps.prefix(3).map { Double($0) / 255 } + [steps.count > 3 ? Double(steps[3]) / 100 : 1]
    }

    /// The class property of `UIColor`, `systemBackground` for `systemBackgroundColor`; `nil` for names that are none.
    package static func name(of name: String) -> String? {
        // `UIColor.tintColor`
        if steps[name] != nil { return name }
        let short = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
        return steps[short] == nil ? nil : short
    }

    /// Red, green and blue of 255, and where it is not opaque the alpha in percent.
    private static let steps: [String: [Int]] = [
        "black": [0, 0, 0], "darkGray": [85, 85, 85], "lightGray": [170, 170, 170], "white": [255, 255, 255],
        "gray": [128, 128, 128], "red": [255, 0, 0], "green": [0, 255, 0], "blue": [0, 0, 255], "cyan": [0, 255, 255],
        "yellow": [255, 255, 0], "magenta": [255, 0, 255], "orange": [255, 128, 0], "purple": [128, 0, 128],
        "brown": [153, 102, 51], "clear": [0, 0, 0, 0], "systemRed": [255, 59, 48], "systemGreen": [52, 199, 89],
        "systemBlue": [0, 122, 255], "systemOrange": [255, 149, 0], "systemYellow": [255, 204, 0],
        "systemPink": [255, 45, 85], "systemPurple": [175, 82, 222], "systemTeal": [48, 176, 199],
        "systemIndigo": [88, 86, 214], "systemBrown": [162, 132, 94], "systemMint": [0, 199, 190],
        "systemCyan": [50, 173, 230], "systemGray": [142, 142, 147], "systemGray2": [174, 174, 178],
        "systemGray3": [199, 199, 204], "systemGray4": [209, 209, 214], "systemGray5": [229, 229, 234],
        "systemGray6": [242, 242, 247], "tintColor": [0, 122, 255], "label": [0, 0, 0],
        "secondaryLabel": [60, 60, 67, 60], "tertiaryLabel": [60, 60, 67, 30], "quaternaryLabel": [60, 60, 67, 18],
        "link": [0, 122, 255], "placeholderText": [60, 60, 67, 30], "separator": [60, 60, 67, 29],
        "opaqueSeparator": [198, 198, 200], "systemBackground": [255, 255, 255],
        "secondarySystemBackground": [242, 242, 247], "tertiarySystemBackground": [255, 255, 255],
        "systemGroupedBackground": [242, 242, 247], "secondarySystemGroupedBackground": [255, 255, 255],
        "tertiarySystemGroupedBackground": [242, 242, 247], "systemFill": [120, 120, 128, 20],
        "secondarySystemFill": [120, 120, 128, 16], "tertiarySystemFill": [118, 118, 128, 12],
        "quaternarySystemFill": [116, 116, 128, 8], "lightText": [255, 255, 255, 60], "darkText": [0, 0, 0],
        "groupTableViewBackground": [242, 242, 247],
    ]
}

extension AttributeValue {
    /// The components of a color as Interface Builder writes them: red, green, blue and alpha; `nil` where it has a name alone.
    package var colorComponents: [Double]? {
        let white = self["white"]?.number
        guard let red = white ?? self["red"]?.number, let green = white ?? self["green"]?.number,
            let blue = white ?? self["blue"]?.number
        else { return nil }
        return [red, green, blue, self["alpha"]?.number ?? 1]
    }
}
