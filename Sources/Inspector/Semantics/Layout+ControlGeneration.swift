import LayoutModel

extension Layout {
    /// The generation of the controls by the system that the source names, such as `iOS 26.1`; the usual one where it names
    /// no version.
    var controlGeneration: ControlGeneration {
        guard let system = source.system, system.hasPrefix("iOS") else { return .usual }
        let digits = system.drop { !$0.isASCII || !$0.isNumber }.prefix { $0.isASCII && $0.isNumber }
        return Int(digits).map(ControlGeneration.init(majorVersion:)) ?? .usual
    }
}
