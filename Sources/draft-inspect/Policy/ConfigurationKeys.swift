import LayoutInspector
import LayoutPolicy

/// The keys of a configuration file, beside `rules` and `suppress`: options of `check`, as their declarations describe
/// them.
enum ConfigurationKeys {
    static let all: [ConfigurationKey] =
        keys(InputTable.self, ["include", "exclude", "localization", "fonts"])
        + keys(DiagnosisTable.self, ["devices", "sizes", "text-sizes", "directions", "notes"])
        + keys(FixTable.self, ["dialect"])
        + keys(PolicyTable.self, ["baseline"])
        + keys(CacheTable.self, ["cache"]) { $0 }
        + keys(DeliveryTable.self, ["report"], named: ["report": "reports"]) { ReportRequest($0)?.file }
        + keys(FailureTable.self, ["fail-on", "strict"])

    private static func keys<Table: OptionTable>(
        _ table: Table.Type,
        _ options: [String],
        named names: [String: String] = [:],
        writtenPath: @escaping @Sendable (_ value: String) -> String? = { _ in nil }
    ) -> [ConfigurationKey] where Table.Options: Sendable {
        options.compactMap { option in
            Table.declarations.first { $0.name == option }.map {
                ConfigurationKey($0, defaults: Table.defaults, named: names[option], writtenPath: writtenPath)
            }
        }
    }
}
