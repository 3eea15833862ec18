/// What rules find out about a layout and need again. Each is a type of its own, beside the rule.
protocol Fact {
    associatedtype Value
    associatedtype Failure: Error = Never

    static func value(in examination: Examination) throws(Failure) -> Value
}

/// The facts of a layout that are known.
struct Memo {
    private final class Known<Value> {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private var facts: [ObjectIdentifier: AnyObject] = [:]

    subscript<Kind: Fact>(_ fact: Kind.Type) -> Kind.Value? {
        get { (facts[ObjectIdentifier(fact)] as? Known<Kind.Value>)?.value }
        set { facts[ObjectIdentifier(fact)] = newValue.map { Known($0) } }
    }
}

/// By rule: how many findings it has.
final class RuleCounts: Fact {
    var byRule: [String: Int] = [:]

    static func value(in examination: Examination) -> RuleCounts { RuleCounts() }
}
