/// A property list written by `NSKeyedArchiver`: objects with a class and keyed values.
///
/// Objects are decoded on request. A damaged or hostile archive can refer to one large object from everywhere; the
/// total work is therefore bounded in proportion to the file's size. Beyond that bound no further object is found, and
/// ``isExhausted`` is true.
package struct KeyedArchive {
    package typealias Reference = BinaryPropertyList.Reference

    /// An object of the archive, by its number in `$objects`.
    package struct ObjectID: Hashable {
        package var index: Int
    }

    package let list: BinaryPropertyList
    private let objects: [Reference]
    private let top: Reference
    /// How many bytes and elements can still be decoded.
    private var budget: Int
    /// Class names by the number of the object that describes the class.
    private var classNames: [Int: String] = [:]
    /// Keys are few and used often: their texts by object number.
    private var keyTexts: [Reference: String] = [:]

    /// - Throws: ``ReadError`` if the list is not a keyed archive.
    package init(_ bytes: UnsafeRawBufferPointer) throws(ReadError) {
        list = try BinaryPropertyList(bytes)
        guard case .dictionary(let keys, let values)? = list.value(list.top) else {
            throw ReadError("the property list has no dictionary: it is not a keyed archive")
        }
        var entries: [String: Reference] = [:]
        for (key, value) in zip(keys, values) {
            if case .string(let name)? = list.value(key) { entries[name] = value }
        }
        guard case .string(let archiver)? = entries["$archiver"].flatMap(list.value), archiver == "NSKeyedArchiver",
            let top = entries["$top"], case .array(let objects)? = entries["$objects"].flatMap(list.value)
        else { throw ReadError("the property list was not written by NSKeyedArchiver") }
        self.objects = objects
        self.top = top
        budget = 8 * bytes.count + 65_536
    }

    /// Whether more was requested than any real archive of this size needs.
    package var isExhausted: Bool { budget < 0 }

    /// The value of an object of the list, charged to the budget.
    private mutating func value(_ reference: Reference) -> BinaryPropertyList.Value? {
        guard budget >= 0, let value = list.value(reference) else { return nil }
        switch value {
        case .string(let text): budget -= 1 + text.utf8.count
        case .array(let elements): budget -= 1 + elements.count
        case .dictionary(let keys, _): budget -= 1 + 2 * keys.count
        default: budget -= 1
        }
        return value
    }

    /// The archived root object.
    package mutating func root() -> ObjectID? {
        guard case .dictionary(let keys, let values)? = value(top) else { return nil }
        var first: ObjectID?
        for (key, held) in zip(keys, values) {
            guard let object = object(held) else { continue }
            if text(ofKey: key) == "root" { return object }
            if first == nil { first = object }
        }
        return first
    }

    /// The keyed values of an object; `nil` if it is not an object with keys.
    package mutating func entries(_ object: ObjectID) -> Entries? {
        guard object.index < objects.count,
            case .dictionary(let keys, let values)? = value(objects[object.index])
        else { return nil }
        var entries = Entries()
        entries.values.reserveCapacity(keys.count)
        for (key, held) in zip(keys, values) {
            if let name = text(ofKey: key) { entries.values.append((name, held)) }
        }
        return entries
    }

    package struct Entries {
        package fileprivate(set) var values: [(key: String, reference: Reference)] = []

        package subscript(key: String) -> Reference? { values.first { $0.key == key }?.reference }
    }

    /// The class of an object, such as `NSArray`.
    package mutating func className(_ entries: Entries) -> String? {
        guard let reference = entries["$class"], case .uid(let index)? = value(reference) else { return nil }
        if let known = classNames[index] { return known }
        guard let description = self.entries(ObjectID(index: index)), let name = description["$classname"],
            case .string(let text)? = value(name)
        else { return nil }
        classNames[index] = text
        return text
    }

    /// The object that a value refers to; `nil` for `$null` and for values that are not references.
    package mutating func object(_ reference: Reference?) -> ObjectID? {
        guard let reference, case .uid(let index)? = value(reference), index > 0, index < objects.count else {
            return nil
        }
        return ObjectID(index: index)
    }

    /// The value itself, or the plain value of the object it refers to.
    package mutating func plain(_ reference: Reference?) -> BinaryPropertyList.Value? {
        guard let reference, let held = value(reference) else { return nil }
        guard case .uid(let index) = held else { return held }
        guard index > 0, index < objects.count else { return nil }
        return value(objects[index])
    }

    package mutating func string(_ reference: Reference?) -> String? {
        if case .string(let text)? = plain(reference) { return text }
        return nil
    }

    /// Text that is a string or an object of class NSString or NSMutableString.
    package mutating func text(_ reference: Reference?) -> String? {
        if let text = string(reference) { return text }
        guard let object = object(reference), let entries = entries(object) else { return nil }
        if let text = string(entries["NS.string"]) { return text }
        return string(entries["NSString"])
    }

    /// A text that can be a name, which an empty one cannot.
    package mutating func name(_ reference: Reference?) -> String? {
        text(reference).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// A finite number.
    package mutating func number(_ reference: Reference?) -> Double? {
        switch plain(reference) {
        case .integer(let value)?: Double(value)
        case .real(let value)?: value.isFinite ? value : nil
        case .bool(let value)?: value ? 1 : 0
        default: nil
        }
    }

    package mutating func integer(_ reference: Reference?) -> Int? {
        switch plain(reference) {
        case .integer(let value)?: Int(exactly: value)
        case .real(let value)?: Int(exactly: value)
        case .bool(let value)?: value ? 1 : 0
        default: nil
        }
    }

    package mutating func bool(_ reference: Reference?) -> Bool? { integer(reference).map { $0 != 0 } }

    /// The elements of an NSArray or NSSet.
    package mutating func elements(_ reference: Reference?) -> [Reference]? {
        guard let reference else { return nil }
        if case .array(let elements)? = plain(reference) { return elements }
        guard let object = object(reference), let entries = entries(object), let array = entries["NS.objects"],
            case .array(let elements)? = plain(array)
        else { return nil }
        return elements
    }

    private mutating func text(ofKey key: Reference) -> String? {
        if let known = keyTexts[key] { return known }
        guard case .string(let text)? = value(key) else { return nil }
        keyTexts[key] = text
        return text
    }
}
