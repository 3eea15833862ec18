import LayoutModel

/// What a name means where it is written.
extension CodeProgram {
    /// The type of a name.
    ///
    /// Types within the type at hand, or within those that it is in, hide those outside; those of the same file hide others.
    /// - Parameters:
    ///   - context: The type whose code names it.
    ///   - file: The position of the file whose code names it.
    func type(named name: String, in context: Int?, file: Int) -> Int? {
        guard let candidates = typesOfName[name] else { return nil }
        if !isProject { return candidates.first }
        var scope = context
        for _ in 0..<32 {
            guard let type = scope else { break }
            if types[type].name == name { return type }
            for ancestor in superclasses(of: type) {
                if let nested = types[ancestor].nested[name] { return nested }
            }
            scope = types[type].outer
        }
        let outermost = candidates.filter { types[$0].outer == nil }
        if let near = outermost.first(where: { types[$0].file == file }) { return near }
        if let first = outermost.first { return first }
        // A name within another type: the code names that type before.
        return candidates.first { types[$0].file == file } ?? (candidates.count == 1 ? candidates[0] : nil)
    }

    /// The innermost type in whose body a token is.
    ///
    /// - Complexity: O(log types), and the number of types around it.
    func type(at token: Int) -> Int? {
        var (low, high) = (0, bodies.count)
        while low < high {
            let middle = (low + high) / 2
            if bodies[middle].tokens.lowerBound <= token { low = middle + 1 } else { high = middle }
        }
        // Bodies before it can be nested ones that have ended.
        while low > 0 {
            low -= 1
            if bodies[low].tokens.contains(token) { return bodies[low].type }
            if types[bodies[low].type].outer == nil { return nil }
        }
        return nil
    }

    /// The type of a name outside of others, or the first of that name.
    func type(named name: String) -> Int? {
        guard let candidates = typesOfName[name] else { return nil }
        return candidates.first { types[$0].outer == nil } ?? candidates.first
    }

    private func base(_ name: String, of type: Int) -> Int? {
        guard isProject else { return typesOfName[name]?.first }
        return self.type(named: name, in: types[type].outer, file: types[type].file)
    }

    /// The type and its superclasses among the files, the nearest first.
    func superclasses(of type: Int) -> [Int] {
        var lineage = [type]
        while lineage.count < 32 {
            let last = lineage[lineage.count - 1]
            let next = types[last].bases.lazy.compactMap { base($0, of: last) }.first { base in
                !isProject || types[base].keyword == .class
                    || types[base].keyword == nil && UIKitClass.isFramework(types[base].name)
            }
            guard let next, !lineage.contains(next) else { break }
            lineage.append(next)
        }
        return lineage
    }

    /// The type, its superclasses among the files, and then the protocols that they conform to, whose extensions have code.
    func lineage(of type: Int) -> [Int] {
        var lineage = superclasses(of: type)
        guard isProject else { return lineage }
        var position = 0
        while position < lineage.count, lineage.count < 64 {
            let entry = lineage[position]
            for base in types[entry].bases {
                guard let found = self.base(base, of: entry), !lineage.contains(found) else { continue }
                lineage.append(found)
            }
            position += 1
        }
        return lineage
    }

    /// The extensions of UIKit's classes that an object of such a class has, the nearest class first.
    func extensions(ofFramework className: String) -> [Int] {
        guard isProject else { return [] }
        let ancestry = UIKitClass.named(className)?.ancestry ?? [className]
        return (ancestry + ["UIView", "UIViewController", "UIResponder", "NSObject"]).uniqued().flatMap { name in
            (typesOfName[name] ?? []).filter { !types[$0].isDeclared && types[$0].outer == nil }
        }
    }

    /// The class of a framework that a type inherits from, under the name of UIKit; `nil` for types of other kinds.
    func frameworkClass(of type: Int) -> String? {
        for type in superclasses(of: type).reversed() {
            if !types[type].isDeclared { return types[type].name }
            if isProject, types[type].keyword != .class { return nil }
            for name in types[type].bases where base(name, of: type) == nil {
                let known = library.facts.superclasses[name] ?? name
                return UIKitClass.isFramework(known) ? known : cellClass(ofForeign: known, type) ?? known
            }
        }
        return nil
    }

    /// The class of UIKit's cells that a class of another file is, by the initializers that its subclass here overrides.
    private func cellClass(ofForeign name: String, _ type: Int) -> String? {
        for function in functions("init", of: type) {
            let labels = function.parameters.map { $0.label ?? "" }
            // Every view has one with a frame.
            if labels == ["frame"], !name.hasSuffix("Cell") { continue }
            if let cell = UIKitClass.cellClass(withInitializer: labels) { return cell }
        }
        return nil
    }

    func variable(_ name: String, of type: Int) -> SwiftCode.Variable? {
        for type in lineage(of: type) {
            if let variable = types[type].members.variables[name] { return variable }
        }
        return nil
    }

    func functions(_ name: String, of type: Int) -> [SwiftCode.Function] {
        for type in lineage(of: type) {
            let functions = types[type].members.functions.filter { $0.name == name }
            if !functions.isEmpty { return functions }
        }
        return []
    }

    /// The fragments that declare a name, that of the file at hand first.
    func fragments(declaring name: String, file: Int) -> [Int] {
        let all = fragmentsOfName[name] ?? []
        guard isProject, let near = all.firstIndex(of: file), near > 0 else { return all }
        return [file] + all.filter { $0 != file }
    }
}

extension [String] {
    /// Each of them once, in their order.
    fileprivate func uniqued() -> [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
