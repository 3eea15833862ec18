#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Processor time of the process so far: unlike the time on the wall it does not count what else the machine does.
public func processorSeconds() -> Double {
    Double(clock()) / Double(CLOCKS_PER_SEC)
}

/// The most memory that the process has held, in MB.
public func peakMemory() -> Int {
    var usage = rusage()
    // 0 is RUSAGE_SELF, which the platforms import as different types.
    getrusage(0, &usage)
    #if canImport(Darwin)
        return Int(usage.ru_maxrss) / 1_048_576
    #else
        return Int(usage.ru_maxrss) / 1_024
    #endif
}
