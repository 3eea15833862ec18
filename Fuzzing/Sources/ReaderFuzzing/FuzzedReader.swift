import LayoutInspector
import ReadingPromises

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The format whose reader is fuzzed: the environment's `READER`, by the names that `--input` takes; `nil`: the content
/// decides.
private let format: InputFormat? = {
    guard let name = getenv("READER").map({ String(cString: $0) }), name != "any" else { return nil }
    let formats = Readers.all.map { $0.format }
    guard let format = formats.first(where: { $0.rawValue == name }) else {
        let known = formats.map(\.rawValue).joined(separator: ", ")
        print("there is no reader \"\(name)\" (known are: \(known), any)")
        exit(64)
    }
    return format
}()

/// libFuzzer's entry. Whatever the bytes are, they are read or refused with an error; what is read has the places that it
/// promises, is lowered, and comes back equal from the dump that is written of it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzReader(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeRawBufferPointer(start: data, count: count)
    let reading: Reading
    do {
        reading = try Layout.read(bytes, as: format)
    } catch {
        expect(!error.message.isEmpty, "an error without a message")
        return 0
    }
    reading.checkPromises()
    return 0
}
