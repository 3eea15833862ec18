import LayoutInspector

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
    guard let format = InputFormat(rawValue: name) else {
        let known = InputFormat.allCases.map(\.rawValue).joined(separator: ", ")
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
    check(reading)
    return 0
}

private func check(_ reading: Reading) {
    let layout = reading.layout
    expect(reading.places.views.count <= layout.views.count, "places without views")
    expect(reading.places.guides.count <= layout.guides.count, "places without guides")
    expect(reading.places.constraints.count <= layout.constraints.count, "places without constraints")
    for finding in reading.findings { expect(!finding.message.isEmpty, "a finding without a message") }
    let dump = layout.dump()
    do {
        let again = try Layout.read(dump, as: .dump).layout
        expect(again.dump() == dump, "a dump that is written otherwise once it is read back")
        expect(again == layout, "a layout that does not come back equal from its dump")
    } catch {
        fail("a dump that is not read back: \(error.message)")
    }
    expect(layout.lowered().system.variableCount >= 4 * layout.views.count, "views without variables")
}

private func expect(_ condition: Bool, _ broken: String) {
    if !condition { fail(broken) }
}

/// Said in words: an optimised precondition only traps.
private func fail(_ broken: String) -> Never { fatalError("broken promise: \(broken)") }
