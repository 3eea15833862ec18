import Foundation

/// The part of JSON Schema that Documentation/dump.schema.json and the schemas in Tests/Schemas use. A keyword that is not known here is
/// an error, so that the schema cannot grow past its checker.
public struct JSONSchema {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    private static let annotations: Set<String> = [
        "$schema", "$id", "title", "description", "$defs", "definitions", "default", "format",
    ]

    private let root: JSONValue

    public init(_ data: Data) throws {
        root = try JSONValue(data)
    }

    /// What is wrong with a value, each with its path.
    public func faults(of value: JSONValue) throws -> [String] {
        try faults(of: value, under: root, at: "")
    }

    /// The properties that the object schema of this path allows, `$defs/view` for example.
    public func properties(of path: String) -> Set<String> {
        var schema: JSONValue? = root
        for part in path.split(separator: "/") { schema = schema?[String(part)] }
        guard case .object(let members)? = schema?["properties"] else { return [] }
        return Set(members.keys)
    }

    private func faults(of value: JSONValue, under schema: JSONValue, at path: String) throws -> [String] {
        guard case .object(let keywords) = schema else { throw Failure(description: "no schema at \(path)") }
        var faults: [String] = []
        func check(_ holds: Bool, _ message: @autoclosure () -> String) {
            if !holds { faults.append("\(path): \(message())") }
        }
        for (keyword, argument) in keywords where !Self.annotations.contains(keyword) {
            switch (keyword, argument) {
            case ("$ref", .string(let reference)):
                faults += try self.faults(of: value, under: definition(reference), at: path)
            case ("type", .string(let type)): check(isType(type, value), "is no \(type)")
            case ("type", .array(let types)):
                check(
                    types.contains { if case .string(let type) = $0 { isType(type, value) } else { false } },
                    "has another type"
                )
            case ("const", _): check(value == argument, "is not \(argument)")
            case ("enum", .array(let values)): check(values.contains(value), "is none of the allowed values")
            case ("required", .array(let keys)):
                for case .string(let key) in keys where isType("object", value) {
                    check(value[key] != nil, "lacks \(key)")
                }
            case ("properties", .object(let properties)):
                guard case .object(let members) = value else { continue }
                for (key, member) in members {
                    guard let schema = properties[key] else { continue }
                    faults += try self.faults(of: member, under: schema, at: "\(path).\(key)")
                }
            case ("additionalProperties", .bool(false)):
                guard case .object(let members) = value else { continue }
                for key in members.keys { check(keywords["properties"]?[key] != nil, "has an unknown key \(key)") }
            case ("additionalProperties", .object):
                guard case .object(let members) = value else { continue }
                for (key, member) in members where keywords["properties"]?[key] == nil {
                    faults += try self.faults(of: member, under: argument, at: "\(path).\(key)")
                }
            case ("items", _):
                guard case .array(let elements) = value else { continue }
                for (index, element) in elements.enumerated() {
                    faults += try self.faults(of: element, under: argument, at: "\(path)[\(index)]")
                }
            case ("minItems", .number(let least)):
                if case .array(let elements) = value { check(Double(elements.count) >= least, "has too few elements") }
            case ("maxItems", .number(let most)):
                if case .array(let elements) = value { check(Double(elements.count) <= most, "has too many elements") }
            case ("minLength", .number(let least)):
                if case .string(let text) = value { check(Double(text.count) >= least, "is too short") }
            case ("minimum", .number(let least)):
                if case .number(let number) = value { check(number >= least, "is below \(least)") }
            case ("exclusiveMinimum", .number(let least)):
                if case .number(let number) = value { check(number > least, "is not above \(least)") }
            case ("maximum", .number(let most)):
                if case .number(let number) = value { check(number <= most, "is above \(most)") }
            case ("pattern", .string(let pattern)):
                if case .string(let text) = value {
                    check(text.range(of: pattern, options: .regularExpression) != nil, "does not match \(pattern)")
                }
            case ("uniqueItems", .bool(false)): break
            case ("uniqueItems", .bool(true)):
                guard case .array(let elements) = value else { continue }
                for (index, element) in elements.enumerated() {
                    check(!elements[..<index].contains(element), "has \(index) twice")
                }
            case ("additionalProperties", .bool(true)): break
            case ("anyOf", .array(let schemas)):
                let holds = try schemas.contains { try self.faults(of: value, under: $0, at: path).isEmpty }
                check(holds, "matches none of the alternatives")
            case ("oneOf", .array(let schemas)):
                let count = try schemas.count { try self.faults(of: value, under: $0, at: path).isEmpty }
                check(count == 1, "matches \(count) of \(schemas.count) alternatives")
            default: throw Failure(description: "the checker does not know the keyword \(keyword)")
            }
        }
        return faults
    }

    private func definition(_ reference: String) throws -> JSONValue {
        var schema: JSONValue? = root
        for part in reference.split(separator: "/").dropFirst() { schema = schema?[String(part)] }
        guard let schema, reference.hasPrefix("#/") else { throw Failure(description: "no definition \(reference)") }
        return schema
    }

    private func isType(_ type: String, _ value: JSONValue) -> Bool {
        switch (type, value) {
        case ("null", .null), ("boolean", .bool), ("number", .number), ("string", .string), ("array", .array),
            ("object", .object):
            true
        case ("integer", .number(let number)): number == number.rounded()
        default: false
        }
    }
}
