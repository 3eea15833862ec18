import Foundation
import LayoutInspector
import TestSupport
import Testing

/// Documents that `Tests/Lookin/make_documents.py` wrote.
@Suite struct LookinReaderTests {
    static func document(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: packageRoot.appendingPathComponent("Tests/Lookin/\(name).lookin")))
    }

    @Test("views, constraints, sizes and safe areas are read, each constraint once")
    func login() throws {
        let reading = try Layout.read(try Self.document("login"))
        assertGolden(summary(of: reading), "login")
        assertGolden(String(decoding: reading.layout.dump(), as: UTF8.self), "login", "json")
    }

    @Test("a document without attributes is partial: nothing is found for what it does not contain")
    func bare() throws {
        let reading = try Layout.read(try Self.document("bare"))
        #expect(reading.layout.coverage == .partial)
        #expect(reading.layout.views.count == 2)
        #expect(try reading.diagnosed().findings.isEmpty)
    }

    @Test("a hierarchy that contains itself is read once, and that is reported")
    func circle() throws {
        let reading = try Layout.read(try Self.document("circle"))
        #expect(reading.layout.views.map(\.id) == ["0x7f01", "0x7f03"])
        #expect(Set(reading.findings.map(\.rule)) == ["unparsed-text"])
    }

    @Test("an archive of something else is refused")
    func other() throws {
        let bytes = try Self.document("other")
        #expect(throws: ReadError("this archive is not a Lookin document: it has no LookinHierarchyFile")) {
            try Layout.read(bytes)
        }
    }

    @Test("what is found in a document is what its constraints say")
    func diagnosis() throws {
        let diagnosis = try Layout.read(try Self.document("login")).diagnosed()
        #expect(!diagnosis.findings.contains { $0.rule == "conflict" })
        // Nothing places the button vertically but a minimum.
        #expect(diagnosis.findings.contains { $0.rule == "ambiguous-layout" && $0.views.first == "0x7f04" })
    }

    @Test("damaged documents are read or refused", arguments: ["login", "bare", "circle"])
    func damage(name: String) throws {
        let bytes = try Self.document(name)
        forEachSeed(400) { generator in
            var damaged = bytes
            if generator.chance(20) { damaged.removeLast(generator.integer(0...bytes.count - 1)) }
            for _ in 0..<generator.integer(1...6) where !damaged.isEmpty {
                // Half of the changes meet the offsets and the trailer.
                let start = generator.chance(50) ? max(damaged.count - 400, 0) : 0
                damaged[generator.integer(start...damaged.count - 1)] = UInt8(generator.integer(0...255))
            }
            guard let reading = try? Layout.read(damaged, as: .lookin) else { return }
            _ = try? reading.diagnosed()
        }
    }

    @Test("a document in which any one text is empty is read or refused, and what is read comes back from its dump")
    func emptyTexts() throws {
        let bytes = try Self.document("login")
        var emptied = 0
        for offset in bytes.indices.dropLast() {
            // The marker of an ASCII string of up to 14 bytes; with no bytes it is that of an empty one.
            let length = Int(bytes[offset] & 0x0F)
            let text = bytes[(offset + 1)...].prefix(length)
            guard bytes[offset] & 0xF0 == 0x50, 1...14 ~= length, text.allSatisfy({ 0x20...0x7E ~= $0 }) else {
                continue
            }
            var changed = bytes
            changed[offset] = 0x50
            emptied += 1
            guard let layout = try? Layout.read(changed).layout else { continue }
            let again = try Layout.read(layout.dump()).layout
            #expect(again == layout, "with \(String(decoding: text, as: UTF8.self)) left empty")
        }
        #expect(emptied > 50)
    }

    @Test("a large object that everything refers to does not multiply the work")
    func sharedArrays() throws {
        // A hierarchy whose items all hold one array of 20,000 elements.
        let count = 20_000
        var list = PropertyListWriter()
        let document = list.selfReferringHierarchy(items: count)
        let start = ContinuousClock.now
        _ = try? Layout.read(document, as: .lookin)
        #expect(ContinuousClock.now - start < .seconds(20))
    }
}

/// Writes binary property lists, enough for hostile archives.
private struct PropertyListWriter {
    private var objects: [[UInt8]] = []

    private mutating func add(_ bytes: [UInt8]) -> Int {
        objects.append(bytes)
        return objects.count - 1
    }

    private func sized(_ marker: UInt8, _ count: Int) -> [UInt8] {
        if count < 15 { return [marker | UInt8(count)] }
        return [marker | 0xF, 0x12] + (0..<4).reversed().map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
    }

    private func reference(_ number: Int) -> [UInt8] {
        (0..<4).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    private mutating func string(_ text: String) -> Int { add(sized(0x50, text.utf8.count) + Array(text.utf8)) }

    private mutating func uid(_ number: Int) -> Int { add([0x83] + reference(number)) }

    private mutating func dictionary(_ entries: [(Int, Int)]) -> Int {
        add(sized(0xD0, entries.count) + entries.flatMap { reference($0.0) } + entries.flatMap { reference($0.1) })
    }

    /// `$objects`: 0 null, 1 file, 2 info, 3 the class, 4 the one array; the items follow.
    mutating func selfReferringHierarchy(items: Int) -> [UInt8] {
        let null = string("$null")
        let (classKey, nameKey) = (string("$class"), string("$classname"))
        let (infoKey, itemsKey, subitemsKey) = (string("hierarchyInfo"), string("1"), string("subitems"))
        let objectsKey = string("NS.objects")
        let (one, two, three, four) = (uid(1), uid(2), uid(3), uid(4))
        let file = dictionary([(classKey, three), (infoKey, two)])
        let info = dictionary([(itemsKey, four)])
        let className = string("LookinHierarchyFile")
        let described = dictionary([(nameKey, className)])
        var references: [Int] = []
        var item: [Int] = []
        for number in 0..<items {
            references.append(uid(5 + number))
            item.append(dictionary([(subitemsKey, four)]))
        }
        let elements = add(sized(0xA0, items) + references.flatMap { reference($0) })
        let array = dictionary([(objectsKey, elements)])
        let all = [null, file, info, described, array] + item
        let archived = add(sized(0xA0, all.count) + all.flatMap { reference($0) })
        let (archiverKey, archiver) = (string("$archiver"), string("NSKeyedArchiver"))
        let (topKey, rootKey, allKey) = (string("$top"), string("root"), string("$objects"))
        let top = dictionary([(rootKey, one)])
        let root = dictionary([(archiverKey, archiver), (topKey, top), (allKey, archived)])
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        for object in objects {
            offsets.append(bytes.count)
            bytes += object
        }
        let table = bytes.count
        for offset in offsets { bytes += reference(offset) }
        bytes += [0, 0, 0, 0, 0, 0, 4, 4]
        for number in [objects.count, root, table] { bytes += [0, 0, 0, 0] + reference(number) }
        return bytes
    }
}
