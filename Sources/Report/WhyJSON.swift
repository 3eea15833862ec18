import LayoutInspector

/// Why values are what they are, for programs: the keys of Documentation/Why.md.
package enum WhyJSON {
    package static func text(of derivations: [Derivation], layout: Layout) -> String {
        let words = ConstraintText(names: ItemNames(layout))
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("version", 1)
            writer.key("values")
            writer.array { writer in
                for derivation in derivations { writer.derivation(derivation, words, layout) }
            }
        }
        return writer.text
    }
}

extension JSONWriter {
    mutating func derivation(_ derivation: Derivation, _ words: ConstraintText, _ layout: Layout) {
        object { writer in
            writer.member("anchor", words.anchor(derivation.anchor))
            writer.member("item", layout.id(of: derivation.anchor.item))
            writer.member("attribute", derivation.anchor.attribute.rawValue)
            writer.outcome(derivation.outcome)
            if let origin = derivation.origin { writer.member("counts_from", origin) }
            writer.members("constraints", derivation.members)
            if !derivation.steps.isEmpty {
                writer.key("steps")
                writer.array { writer in
                    for step in derivation.steps { writer.step(step) }
                }
            }
            writer.members("deciding", derivation.deciding)
            writer.members("broken", derivation.broken)
            writer.members("at_least", derivation.lowerBound)
            writer.members("at_most", derivation.upperBound)
            writer.list("room", derivation.slack) { writer, slack in
                writer.derivationMember(slack.member)
                writer.member("points", slack.room)
            }
            writer.list("no_effect", derivation.ineffective) { writer, entry in
                writer.derivationMember(entry.member)
                writer.member("points", entry.error)
                writer.members("beaten_by", entry.beatenBy)
            }
            if !derivation.remedies.isEmpty { writer.member("fixes", derivation.remedies) }
        }
    }

    private mutating func outcome(_ outcome: Derivation.Outcome) {
        switch outcome {
        case .determined(let value):
            member("outcome", "determined")
            member("value", value)
        case .fixed(let value):
            member("outcome", "fixed")
            member("value", value)
        case .conflicting(let value):
            member("outcome", "conflicting")
            member("value", value)
        case .open(let lowest, let highest):
            member("outcome", "ambiguous")
            key("range")
            array(isInline: true) { writer in
                for bound in [lowest, highest] {
                    if let bound { writer.number(bound) } else { writer.null() }
                }
            }
        }
    }

    private mutating func step(_ step: Derivation.Step) {
        object { writer in
            writer.member("number", step.number)
            writer.member("statement", step.statement)
            var numbers: [Double] = []
            var given: [String] = []
            var members: [(member: Derivation.Member, remark: String)] = []
            for reason in step.reasons {
                switch reason {
                case .step(let number): numbers.append(Double(number))
                case .given(let fact): given.append(fact)
                case .constraint(let member, let remark): members.append((member, remark))
                }
            }
            if !numbers.isEmpty { writer.member("from", numbers) }
            if !given.isEmpty { writer.member("given", given) }
            writer.list("constraints", members) { writer, entry in
                writer.derivationMember(entry.member)
                if !entry.remark.isEmpty { writer.member("remark", entry.remark.trimmingBlanks) }
            }
        }
    }

    /// Nothing where there are none.
    private mutating func members(_ name: String, _ members: [Derivation.Member]) {
        list(name, members) { $0.derivationMember($1) }
    }

    private mutating func list<Element>(
        _ name: String,
        _ elements: [Element],
        _ write: (inout JSONWriter, Element) -> Void
    ) {
        if elements.isEmpty { return }
        key(name)
        array { writer in
            for element in elements { writer.object { write(&$0, element) } }
        }
    }

    private mutating func derivationMember(_ derived: Derivation.Member) {
        member("ids", derived.ids)
        member("text", derived.text)
    }
}

extension String {
    fileprivate var trimmingBlanks: String {
        var rest = self[...]
        while rest.first == " " || rest.first == "," { rest = rest.dropFirst() }
        while rest.last == " " { rest = rest.dropLast() }
        return String(rest)
    }
}
