import LayoutDiagnosis
import LayoutModel

extension CauseInfo {
    /// Every cause that is recognised, in the order in which they are looked for.
    package static let all: [CauseInfo] = Causes.infos

    /// The facts about a cause; `nil` where there is no such cause.
    package static func named(_ id: String) -> CauseInfo? { all.first { $0.id == id } }
}
