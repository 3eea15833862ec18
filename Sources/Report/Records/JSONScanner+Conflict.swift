import LayoutInspector

extension JSONScanner {
    mutating func chain() throws(ReadError) -> Finding.Chain {
        var chain = Finding.Chain(axis: .horizontal, segments: [], container: "", containerName: "", available: 0)
        try openObject()
        while let key = try nextKey() {
            switch text(of: key) {
            case "axis":
                chain.axis = try word(Finding.Direction.self, of: "an axis") == .vertical ? .vertical : .horizontal
            case "container": chain.container = try string()
            case "container_name": chain.containerName = try string()
            // The sum of the segments.
            case "needed": _ = try number()
            case "available": chain.available = try number()
            case "segments": chain.segments = try segments()
            default: throw unknownKey(key)
            }
        }
        return chain
    }

    mutating func paths() throws(ReadError) -> Finding.Paths {
        var paths = Finding.Paths(axis: .horizontal, start: "", end: "", longer: .init(), shorter: .init())
        try openObject()
        while let key = try nextKey() {
            switch text(of: key) {
            case "axis":
                paths.axis = try word(Finding.Direction.self, of: "an axis") == .vertical ? .vertical : .horizontal
            case "from": paths.start = try string()
            case "to": paths.end = try string()
            case "longer": paths.longer = try path()
            case "shorter": paths.shorter = try path()
            default: throw unknownKey(key)
            }
        }
        return paths
    }

    private mutating func path() throws(ReadError) -> Finding.Paths.Path {
        var path = Finding.Paths.Path()
        try openObject()
        while let key = try nextKey() {
            switch text(of: key) {
            // The sum of the segments.
            case "length": _ = try number()
            case "bound": path.isBound = try bool()
            case "segments": path.segments = try segments()
            default: throw unknownKey(key)
            }
        }
        return path
    }

    private mutating func segments() throws(ReadError) -> [Finding.Chain.Segment] {
        var segments: [Finding.Chain.Segment] = []
        try openArray()
        while try nextElement() { segments.append(try segment()) }
        return segments
    }

    private mutating func segment() throws(ReadError) -> Finding.Chain.Segment {
        var segment = Finding.Chain.Segment(length: 0)
        try openObject()
        while let key = try nextKey() {
            switch text(of: key) {
            case "item": segment.item = try string()
            case "name": segment.name = try string()
            case "length": segment.length = try number()
            default: throw unknownKey(key)
            }
        }
        return segment
    }
}
