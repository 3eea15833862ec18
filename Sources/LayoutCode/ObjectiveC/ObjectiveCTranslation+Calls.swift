import LayoutModel
import LayoutSyntax

/// Messages and calls of functions.
extension ObjectiveCTranslation {
    // MARK: Functions

    mutating func writeCall(
        of name: String,
        _ arguments: [ObjectiveCExpression],
        _ token: Int
    ) throws(ReadError) {
        if facts.functions.contains(name) {
            output.name(name, at: token)
            return try writeArguments(arguments, at: token)
        }
        if isStrict, UIKitTypes.structures[ObjectiveCNames.structure(name, before: "Make") ?? ""] == nil {
            throw fault("the function \"\(name)\" is not understood", token)
        }
        if facts.macrosWithArguments.contains(name) { return output.unread("the macro \"\(name)\"", at: token) }
        if let type = ObjectiveCNames.structure(name, before: "Make"), let labels = UIKitTypes.structures[type] {
            guard labels.count == arguments.count else { throw fault("\(name) takes \(labels.count) numbers", token) }
            output.word(type, at: token)
            return try writeArguments(arguments, labels: labels, at: token)
        }
        if ObjectiveCNames.textFunctions.contains(name) { return writeUnknownText(token) }
        if PassedOver.functions.contains(name) || name.hasPrefix("MAS") {
            output.name(name, at: token)
            return try writeArguments(arguments, at: token)
        }
        if name == "NSAssert" || name == "NSParameterAssert" || name == "NSCAssert" {
            output.word("assert", at: token)
            return try writeArguments([], at: token)
        }
        // A local block.
        output.unread("the function \"\(name)\"", at: token)
    }

    // MARK: Messages

    mutating func write(_ message: ObjectiveCExpression.Message, _ token: Int) throws(ReadError) {
        let parts = message.parts
        if let extra = parts.dropLast().first(where: { $0.arguments.count > 1 })?.arguments[1] {
            throw fault("only the last part of a method takes several values", extra.token)
        }
        if isStrict { return try writeStrictly(message, token) }
        try writeMessage(message, parts.flatMap(\.arguments), token)
    }

    mutating func writeMessage(
        _ message: ObjectiveCExpression.Message,
        _ arguments: [ObjectiveCExpression],
        _ token: Int
    ) throws(ReadError) {
        let parts = message.parts
        let names = parts.map(\.name)
        let place = parts[0].token
        if let type = allocated(message.receiver) {
            if names == ["init"], message.isUnary { return try writeConstruction(type, [], [], token) }
            guard !message.isUnary, let labels = ObjectiveCNames.initializer(names, of: type) else {
                throw fault("\"\(message.selector)\" of a new object is not read", place)
            }
            return try writeConstruction(type, labels, arguments, token)
        }
        if let name = message.receiver.name, Self.isClass(name), !isOwn(name) {
            if try writeClassMessage(message, to: name, arguments, token) { return }
        }
        if message.receiver.name == "UIFont", isStrict { return try writeMethod(message, arguments) }
        if names == ["class"], message.isUnary { return output.unread("a class", at: token) }
        try writeReceiver(message.receiver)
        if message.isUnary {
            if names[0] == "init" {
                output.member("init", at: place)
            } else if isCalled(names[0], on: message.receiver) {
                output.member(names[0], at: place)
            } else {
                return output.member(swiftMember(names[0]), at: place)
            }
            return try writeArguments([], at: place)
        }
        if let labels = ObjectiveCNames.initializer(names, of: nil) {
            output.member("init", at: place)
            return try writeArguments(arguments, labels: labels, at: place)
        }
        try writeMethod(message, arguments)
    }

    /// A local variable or one of the class, which has a capital letter.
    private func isOwn(_ name: String) -> Bool { facts.propertyNames.contains(name) && facts.classes[name] == nil }

    private mutating func writeReceiver(_ receiver: ObjectiveCExpression) throws(ReadError) {
        if case .chain = receiver { return try write(receiver) }
        output.mark("(", at: receiver.token)
        try write(receiver)
        output.mark(")", at: receiver.token)
    }

    /// Whether a message without arguments calls a method rather than a getter.
    private func isCalled(_ name: String, on receiver: ObjectiveCExpression) -> Bool {
        if receiver.name == "super" { return true }
        if facts.propertyNames.contains(name) { return false }
        return facts.selectors.contains(name) || !ObjectiveCNames.isGetter(name)
    }

    /// `.name(argument, label: argument)`
    private mutating func writeMethod(
        _ message: ObjectiveCExpression.Message,
        _ arguments: [ObjectiveCExpression]
    ) throws(ReadError) {
        let names = message.parts.map(\.name)
        let place = message.parts[0].token
        if let extra = message.parts.last?.arguments.dropFirst().first {
            throw fault("\"\(message.selector)\" is read with one value only", extra.token)
        }
        var method = (name: names[0], labels: [nil] + names.dropFirst().map { $0.isEmpty ? nil : $0 })
        if !facts.selectors.contains(message.selector) { method = ObjectiveCNames.method(names) }
        output.member(method.name, at: place)
        try writeArguments(arguments, labels: method.labels, at: place)
    }

    // MARK: Classes

    /// The class of `[UILabel alloc]` or `UILabel.alloc`.
    private func allocated(_ receiver: ObjectiveCExpression) -> String? {
        if let message = receiver.message, message.isUnary, message.parts[0].name == "alloc" {
            return message.receiver.name
        }
        if case .chain(.name(let name), let links, _) = receiver, links.count == 1,
            case .member("alloc", isVariable: false) = links[0].kind
        {
            return name
        }
        return nil
    }

    private static let arrays: Set<String> = ["NSArray", "NSMutableArray"]

    /// `UILabel()`, `UIButton(type: .system)`
    mutating func writeConstruction(
        _ type: String,
        _ labels: [String],
        _ arguments: [ObjectiveCExpression],
        _ token: Int
    ) throws(ReadError) {
        if Self.arrays.contains(type), arguments.isEmpty { return try writeList([], token) }
        output.name(type, at: token)
        try writeArguments(arguments, labels: labels, at: token)
    }

    /// A message to a class.
    ///
    /// - Returns: Whether it was one of those that Swift spells in another way.
    private mutating func writeClassMessage(
        _ message: ObjectiveCExpression.Message,
        to type: String,
        _ arguments: [ObjectiveCExpression],
        _ token: Int
    ) throws(ReadError) -> Bool {
        let names = message.parts.map(\.name)
        let place = message.parts[0].token
        if facts.selectors.contains(message.selector), facts.classes[type] != nil { return false }
        if message.isUnary {
            switch (type, names[0]) {
            case (_, "new"): try writeConstruction(type, [], [], token)
            case (_, "array") where Self.arrays.contains(type): try writeList([], token)
            case (_, "class"): output.unread("a class", at: token)
            case (_, "alloc"): throw fault("\"alloc\" without \"init\" is not read", place)
            case ("UIBarButtonItem", "flexibleSpaceItem"):
                output.member("flexibleSpace", at: place)
                try writeArguments([], at: place)
            case ("UIColor", let name):
                if !isStrict { output.word(type, at: token) }
                output.member(ObjectiveCNames.color(name), at: place)
            default:
                // Properties of classes, such as `[UIScreen mainScreen]`: nothing of a layout.
                output.name(type, at: token)
                output.member(names[0], at: place)
            }
            return true
        }
        switch (type, names[0]) {
        case (_, "arrayWithObjects") where Self.arrays.contains(type):
            try writeList(arguments.filter { $0.name != "nil" }, token)
        case (_, "arrayWithObject") where Self.arrays.contains(type),
            (_, "arrayWithArray") where Self.arrays.contains(type):
            if names[0] == "arrayWithArray" { try write(arguments[0]) } else { try writeList(arguments, token) }
        case ("NSString", "stringWithFormat"), ("NSString", "localizedStringWithFormat"): writeUnknownText(token)
        case ("UIBarButtonItem", "fixedSpaceItemOfWidth"):
            output.member("fixedSpace", at: place)
            try writeArguments(arguments, at: place)
        default:
            guard let (path, labels) = ObjectiveCNames.initializer(type, names), arguments.count == names.count else {
                return false
            }
            for (index, name) in path.enumerated() {
                if index == 0 { output.name(name, at: token) } else { output.member(name, at: token) }
            }
            try writeArguments(arguments, labels: labels, at: place)
        }
        return true
    }
}
