/// The names of classes as UIKit and dumps write them.
enum ClassName {
    /// `UILabel`, `Shop.PriceLabel`: classes that are not a framework's have their module in front.
    static func text(of type: Any.Type) -> String {
        let full = String(reflecting: type)
        for module in frameworkModules where full.hasPrefix(module) {
            return String(full.dropFirst(module.count))
        }
        if !full.contains("(") { return full }
        // Types inside functions: `Shop.(unknown context at $7f…).PriceLabel`.
        return full.split(separator: ".").filter { !$0.contains("(") && !$0.contains(")") }.joined(separator: ".")
    }

    static func isFramework(_ type: Any.Type) -> Bool {
        let full = String(reflecting: type)
        return frameworkModules.contains { full.hasPrefix($0) }
    }

    private static let frameworkModules = ["UIKit.", "WebKit.", "MapKit."]
}

#if !canImport(ObjectiveC)
    extension NSObject {
        /// The class itself, as archives name it.
        public class func classForCoder() -> AnyClass { self }
    }
#endif
