import LayoutSolver
import LayoutDiagnosis
import LayoutReaders

extension Reading {
    /// All findings: those of the reader and those of all rules.
    ///
    /// - Throws: ``Interrupted`` if the options requested to stop.
    /// - Complexity: That of solving, plus O(views + constraints) for each rule; finding fixes costs a bounded number
    ///   of further solutions.
    public func diagnosed(options: DiagnosisOptions = DiagnosisOptions()) throws(Interrupted) -> Diagnosis {
        try layout.diagnosed(places: places, readerFindings: findings, options: options)
    }

    /// The layout, solved, to be judged and edited.
    package func analysis(options: DiagnosisOptions = DiagnosisOptions()) throws(Interrupted) -> Analysis {
        try Analysis(layout, places: places, readerFindings: findings, options: options)
    }
}
