#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A stack for work that nests deeply: code runs as deeply as its calls, and worker threads of macOS have half a megabyte.
package enum DeepStack {
    /// Bytes; only what is used takes memory.
    private static let size = 256 << 20

    private final class Work {
        let body: () -> Void

        init(_ body: @escaping () -> Void) {
            self.body = body
        }
    }

    /// Runs a body on a thread of its own, and waits for it. Where there can be no thread, it runs on this one.
    package static func run(_ body: () -> Void) {
        withoutActuallyEscaping(body) { body in
            var attributes = pthread_attr_t()
            guard pthread_attr_init(&attributes) == 0 else { return body() }
            defer { pthread_attr_destroy(&attributes) }
            guard pthread_attr_setstacksize(&attributes, size) == 0 else { return body() }
            let work = Unmanaged.passRetained(Work(body))
            #if canImport(Darwin)
                var thread: pthread_t?
                let status = pthread_create(&thread, &attributes, { DeepStack.start($0) }, work.toOpaque())
                guard status == 0, let thread else {
                    work.release()
                    return body()
                }
            #else
                var thread = pthread_t()
                let status = pthread_create(
                    &thread,
                    &attributes,
                    { argument in argument.flatMap { DeepStack.start($0) } },
                    work.toOpaque()
                )
                guard status == 0 else {
                    work.release()
                    return body()
                }
            #endif
            pthread_join(thread, nil)
        }
    }

    private static func start(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
        return nil
    }
}
