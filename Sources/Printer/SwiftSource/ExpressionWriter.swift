/// Writes expressions, and breaks calls in the style of `swift format`.
package enum ExpressionWriter {
    package static func write(_ expression: SwiftExpression, to document: inout Document) {
        switch expression {
        case .number(let number): document.text(SwiftLiteral.number(number))
        case .string(let string): document.text(SwiftLiteral.string(string))
        case .list(let elements): write(elements, to: &document)
        case .fallback(let operands):
            document.group { document in
                document.indented { document in
                    for (position, operand) in operands.enumerated() {
                        if position > 0 {
                            document.spaceOrBreak()
                            document.text("?? ")
                        }
                        write(operand, to: &document)
                    }
                }
            }
        case .element(let parts):
            for (position, part) in parts.enumerated() {
                if position > 0 { document.text("[") }
                write(part, to: &document)
                if position > 0 { document.text("]") }
            }
        case .chain(let links):
            for (position, link) in links.enumerated() {
                switch link {
                case .member(let name): document.text(position == 0 ? name : "." + name)
                case .implicit(let name): document.text("." + name)
                case .call(let arguments): write(arguments, to: &document)
                }
            }
        }
    }

    /// A call with arguments that are already spelled.
    package static func write(call name: String, _ arguments: [String], to document: inout Document) {
        if arguments.isEmpty { return document.text(name + "()") }
        document.text(name + "(")
        document.group { document in
            document.indented { document in
                for (position, argument) in arguments.enumerated() {
                    if position == 0 { document.softBreak() } else { document.spaceOrBreak() }
                    document.text(argument + (position == arguments.count - 1 ? "" : ","))
                }
            }
            document.softBreak()
            document.text(")")
        }
    }

    /// `target = value`, broken after the sign if it is too long.
    package static func write(assignmentOf value: String, to target: String, in document: inout Document) {
        document.group { document in
            document.text(target + " =")
            document.indented { document in
                document.spaceOrBreak()
                document.text(value)
            }
        }
    }

    /// The arguments of a call, with parentheses.
    package static func write(_ arguments: [SwiftExpression.Argument], to document: inout Document) {
        document.text("(")
        document.group { document in
            document.indented { document in
                for (position, argument) in arguments.enumerated() {
                    if position == 0 { document.softBreak() } else { document.spaceOrBreak() }
                    if let label = argument.label { document.text(label + ": ") }
                    write(argument.value, to: &document)
                    if position < arguments.count - 1 { document.text(",") }
                }
            }
            document.softBreak()
            document.text(")")
        }
    }

    private static func write(_ elements: [SwiftExpression.Element], to document: inout Document) {
        if elements.isEmpty {
            document.text("[]")
            return
        }
        document.text("[")
        document.group { document in
            document.indented { document in
                document.softBreak()
                document.group { document in
                    for (position, element) in elements.enumerated() {
                        if position > 0 { document.spaceOrBreak() }
                        write(element.value, to: &document)
                        if position < elements.count - 1 { document.text(",") }
                    }
                }
                if elements.count > 1 { document.textIfBroken(",") }
            }
            document.softBreak()
            document.text("]")
        }
    }
}
