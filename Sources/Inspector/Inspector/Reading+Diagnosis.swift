import LayoutSolver
import LayoutDiagnosis
import LayoutReaders

extension Reading {
    /// Everything that is to be said of what was read: the reader's findings and those of all rules.
    ///
    /// - Throws: ``Interrupted`` where the options asked to stop.
    /// - Complexity: that of solving, plus O(views + constraints) for each rule; finding fixes costs a bounded number of
    ///   further solutions.
    public func diagnosed(options: DiagnosisOptions = DiagnosisOptions()) throws(Interrupted) -> Diagnosis {
        try layout.diagnosed(places: places, readerFindings: findings, options: options)
    }
}
