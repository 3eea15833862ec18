import LayoutSyntax

/// Expressions.
extension ObjectiveCTranslation {
    mutating func write(_ expression: ObjectiveCExpression) throws(ReadError) {
        guard depth < ObjectiveCParser.maximumDepth else {
            throw fault("brackets nest deeper than \(ObjectiveCParser.maximumDepth) levels", expression.token)
        }
        depth += 1
        defer { depth -= 1 }
        if isStrict { try check(expression) }
        switch expression {
        case .number(let literal, _, let token):
            // A priority is a type of its own in Swift.
            let isPriority = strict?.prefixes[token] != nil
            if isPriority {
                output.word("UILayoutPriority", at: token)
                output.mark("(", at: token)
            }
            output.write(literal, .number, at: token)
            if isPriority { output.mark(")", at: token) }
        case .text(let text?, let token): output.write(ObjectiveCLiteral.swift(text), .string, at: token)
        case .text(nil, let token): writeUnknownText(token)
        case .list(let elements, let token): try writeList(elements, token)
        case .boxed(let value, let token): try writeBoxed(value, token)
        case .chain(let primary, let links, let token): try writeChain(primary, links, token)
        case .prefix(let symbol, let value, let token):
            output.symbol(symbol, at: token)
            try write(value)
        case .operation(let operands, let operators, let token): try writeOperation(operands, operators, token)
        case .cast(let type, let value, let token):
            let isWhole = ObjectiveCParser.wholeTypes.contains(type)
            guard isWhole || type == "float" else { return try write(value) }
            output.word(isWhole ? "Int" : "Float", at: token)
            try writeArguments([value], at: token)
        case .unread(let text, let token): output.unread(text, at: token)
        }
    }

    /// A text that is known at run time only.
    mutating func writeUnknownText(_ token: Int) { output.write("\"\"", .string, at: token, isInterpolated: true) }

    mutating func writeList(_ elements: [ObjectiveCExpression], _ token: Int) throws(ReadError) {
        output.mark("[", at: token)
        for (index, element) in elements.enumerated() {
            if index > 0 { output.mark(",", at: element.token) }
            try write(element)
        }
        output.mark("]", at: token)
    }

    /// The arguments of a call in parentheses.
    mutating func writeArguments(
        _ arguments: [ObjectiveCExpression],
        labels: [String?] = [],
        at token: Int
    ) throws(ReadError) {
        output.mark("(", at: token)
        for (index, argument) in arguments.enumerated() {
            if index > 0 { output.mark(",", at: argument.token) }
            if index < labels.count, let label = labels[index], !label.isEmpty {
                output.word(label, at: argument.token)
                output.mark(":", at: argument.token)
            }
            try write(argument)
        }
        output.mark(")", at: token)
    }

    private mutating func writeBoxed(_ value: ObjectiveCExpression, _ token: Int) throws(ReadError) {
        if let name = value.name, ["YES", "NO", "true", "false"].contains(name) { return try write(value) }
        output.word("NSNumber", at: token)
        try writeArguments([value], at: token)
    }

    // MARK: Operators

    private mutating func writeOperation(
        _ operands: [ObjectiveCExpression],
        _ operators: [String],
        _ token: Int
    ) throws(ReadError) {
        // Bits are a list in Swift.
        if operators.allSatisfy({ $0 == "|" }) {
            if isStrict { return try writeOptions(operands, token) }
            output.mark("[", at: token)
            for (index, operand) in operands.enumerated() {
                if index > 0 { output.mark(",", at: operand.token) }
                if let name = operand.name, let constant = ObjectiveCNames.constant(name) {
                    output.member(constant.word, at: operand.token)
                } else {
                    try write(operand)
                }
            }
            return output.mark("]", at: token)
        }
        // Whether the product so far is a whole number.
        var isWhole = self.isWhole(operands[0])
        try write(operands[0])
        for (symbol, operand) in zip(operators, operands.dropFirst()) {
            let isOperandWhole = self.isWhole(operand)
            if symbol == "/", isWhole, isOperandWhole, !dividesExactly(operands, operators) {
                throw fault(
                    "this divides whole numbers, which cuts off the rest; write one with a point, as in 16.0",
                    token
                )
            }
            isWhole = ["*", "/", "%"].contains(symbol) ? isWhole && isOperandWhole : isOperandWhole
            output.symbol(symbol, at: operand.token)
            try write(operand)
        }
    }

    /// `16 / 2`
    private func dividesExactly(_ operands: [ObjectiveCExpression], _ operators: [String]) -> Bool {
        guard operators == ["/"], case .number(let left, true, _) = operands[0],
            case .number(let right, true, _) = operands[1], let left = Int(left), let right = Int(right), right != 0
        else { return false }
        return left.isMultiple(of: right)
    }

    /// Whether a value is one of C's whole numbers.
    private func isWhole(_ value: ObjectiveCExpression) -> Bool {
        switch value {
        case .number(_, let isWhole, _): isWhole
        case .prefix(_, .number(_, let isWhole, _), _): isWhole
        case .cast(let type, _, _): ObjectiveCParser.wholeTypes.contains(type)
        case .chain(.name(let name), let links, _):
            links.isEmpty && facts.wholeNames.contains(name) || isWholeMember(links.last)
        case .chain(.group(.operation(let operands, _, _)), let links, _):
            links.isEmpty && operands.allSatisfy(isWholeOperand)
        case .chain(_, let links, _): isWholeMember(links.last)
        default: false
        }
    }

    private func isWholeMember(_ link: ObjectiveCExpression.Link?) -> Bool {
        if case .member(let name, _)? = link?.kind { name == "count" || facts.wholeNames.contains(name) } else { false }
    }

    private func isWholeOperand(_ value: ObjectiveCExpression) -> Bool {
        switch value {
        case .number(_, let isWhole, _): isWhole
        case .chain(.name(let name), let links, _): links.isEmpty && facts.wholeNames.contains(name)
        case .chain(.group(let inner), let links, _): links.isEmpty && isWhole(inner)
        default: false
        }
    }

    // MARK: Chains

    private mutating func writeChain(
        _ primary: ObjectiveCExpression.Primary,
        _ links: [ObjectiveCExpression.Link],
        _ token: Int
    ) throws(ReadError) {
        var rest = links[...]
        var receiver: String?
        switch primary {
        case .name(let name):
            receiver = name
            if case .call(let arguments)? = rest.first?.kind {
                rest.removeFirst()
                try writeCall(of: name, arguments, token)
            } else if Self.isClass(name), let count = constructingLinks(rest) {
                rest.removeFirst(count)
                try writeConstruction(name, [], [], token)
            } else if isStrict, let member = implied(name, links) {
                rest.removeFirst()
                try writeMember(member, of: name, isVariable: false, token)
            } else {
                try writeName(name, token)
            }
        case .message(let message): try write(message, token)
        case .block(let parameters, let head, let body):
            let outer = strict?.locals
            defer { if let outer { strict?.locals = outer } }
            if isStrict { try checkBlock(parameters, head) }
            output.mark("{", at: token)
            for (index, parameter) in parameters.enumerated() {
                if index > 0 { output.mark(",", at: token) }
                output.name(parameter, at: token)
            }
            if !parameters.isEmpty { output.word("in", at: token) }
            try writeStatements(body)
            output.mark("}", at: token)
        case .statements(let body):
            output.mark("{", at: token)
            try writeStatements(body, returnsLast: true)
            output.mark("}", at: token)
            output.mark("(", at: token)
            output.mark(")", at: token)
        case .group(let value):
            output.mark("(", at: token)
            try write(value)
            output.mark(")", at: token)
        }
        for (index, link) in rest.enumerated() {
            let isFirst = index == 0 && rest.count == links.count
            switch link.kind {
            case .member(let name, let isVariable):
                try writeMember(name, of: isFirst ? receiver : nil, isVariable: isVariable, link.token)
            case .call(let arguments): try writeArguments(arguments, at: link.token)
            case .subscript(let argument):
                output.mark("[", at: link.token)
                try write(argument)
                output.mark("]", at: link.token)
            }
        }
    }

    /// How many links make an object of a class: `.new`, `.alloc.init`.
    private func constructingLinks(_ links: ArraySlice<ObjectiveCExpression.Link>) -> Int? {
        func name(_ index: Int) -> String? {
            guard index < links.count, case .member(let name, _) = links[links.startIndex + index].kind else {
                return nil
            }
            return name
        }
        if name(0) == "new" { return 1 }
        return name(0) == "alloc" && name(1) == "init" ? 2 : nil
    }

    static func isClass(_ name: String) -> Bool { name.first?.isUppercase == true }
}
