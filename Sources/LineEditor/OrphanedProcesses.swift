import CLineEditor

/// Processes whose parent has ended.
package enum OrphanedProcesses {
    /// From now on those that descend from this program become its children, where the system can do that (Linux).
    ///
    /// - Returns: Whether it can.
    @discardableResult
    package static func adopt() -> Bool { processes_adopt_orphans(true) }
}
