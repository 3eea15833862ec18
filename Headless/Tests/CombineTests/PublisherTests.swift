import Combine
import Foundation
import Testing

@Suite("publishers")
struct PublisherTests {
    private enum Failing: Error, Equatable {
        case once
    }

    @Test("a current value is sent to who begins to listen, and every later one until the end")
    func currentValues() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var (values, ends) = ([Int](), 0)
        let sink = subject.sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { values.append($0) })
        subject.send(2)
        subject.value = 3
        subject.send(completion: .finished)
        subject.send(4)
        subject.send(completion: .finished)
        #expect(values == [1, 2, 3])
        #expect(ends == 1)
        #expect(subject.value == 3)
        sink.cancel()
        var late = 0
        _ = subject.sink(receiveCompletion: { _ in late += 1 }, receiveValue: { _ in })
        #expect(late == 1)
    }

    @Test("nothing is sent to who has cancelled, or is no longer held")
    func cancelling() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var sink: AnyCancellable? = subject.sink { values.append($0) }
        subject.send(1)
        sink?.cancel()
        subject.send(2)
        sink = subject.sink { values.append($0) }
        subject.send(3)
        sink = nil
        subject.send(4)
        #expect(values == [1, 3])
        var stored: Set<AnyCancellable> = []
        subject.sink { values.append($0) }.store(in: &stored)
        subject.send(5)
        stored = []
        subject.send(6)
        #expect(values == [1, 3, 5])
        #expect(sink == nil)
    }

    @Test("who cancels while a value is sent gets no further one")
    func cancellingInside() {
        let subject = PassthroughSubject<Int, Never>()
        var sinks: [AnyCancellable] = []
        var values: [String] = []
        sinks.append(
            subject.sink { value in
                values.append("a\(value)")
                sinks.last?.cancel()
            }
        )
        sinks.append(subject.sink { values.append("b\($0)") })
        subject.send(1)
        subject.send(2)
        #expect(values == ["a1", "a2"])
    }

    @Test("a published property sends a value before it has it")
    func published() {
        final class Model {
            @Published var name = "a"
        }
        let model = Model()
        var seen: [String] = []
        let sink = model.$name.sink { seen.append($0 + model.name) }
        model.name = "b"
        #expect(seen == ["aa", "ba"])
        #expect(model.name == "b")
        Just("c").assign(to: &model.$name)
        #expect(model.name == "c")
        sink.cancel()
    }

    @Test("operators hand on what they make of values, from the beginning for each who listens")
    func operators() {
        let numbers = [1, 2, 2, 3, 4].publisher
        func all<P: Publisher>(_ publisher: P) -> [P.Output] where P.Failure == Never {
            var values: [P.Output] = []
            _ = publisher.sink { values.append($0) }
            return values
        }
        #expect(all(numbers.map { $0 * 10 }) == [10, 20, 20, 30, 40])
        #expect(all(numbers.filter { $0 % 2 == 0 }) == [2, 2, 4])
        #expect(all(numbers.compactMap { $0 > 2 ? "\($0)" : nil }) == ["3", "4"])
        let unequal = numbers.removeDuplicates()
        #expect(all(unequal) == [1, 2, 3, 4])
        #expect(all(unequal) == [1, 2, 3, 4])
        #expect(all(numbers.dropFirst(3)) == [3, 4])
        #expect(all(numbers.prefix(2)) == [1, 2])
        #expect(all(numbers.scan(0, +)) == [1, 3, 5, 8, 12])
        #expect(all(numbers.prepend(0).first()) == [0])
        #expect(all(numbers.merge(with: [9].publisher)) == [1, 2, 2, 3, 4, 9])
        #expect(all(numbers.flatMap { [$0, -$0].publisher }.prefix(4)) == [1, -1, 2, -2])
        #expect(all(Fail<Int, Failing>(error: .once).replaceError(with: 7)) == [7])
    }

    @Test("the newest values of two publishers come together")
    func latest() {
        let (first, second) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("x"))
        var values: [String] = []
        var ends = 0
        let sink = first.combineLatest(second) { "\($0)\($1)" }
            .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { values.append($0) })
        first.send(1)
        second.send("y")
        first.send(2)
        first.send(completion: .finished)
        #expect(ends == 0)
        second.send("z")
        second.send(completion: .finished)
        #expect(values == ["1x", "1y", "2y", "2z"])
        #expect(ends == 1)
        sink.cancel()
    }

    @Test("a failure ends what is made of a publisher")
    func failing() {
        let subject = PassthroughSubject<Int, Failing>()
        var ends: [Failing] = []
        let sink = subject.map { $0 + 1 }.merge(with: Empty(completeImmediately: false)).sink(
            receiveCompletion: { if case .failure(let error) = $0 { ends.append(error) } },
            receiveValue: { _ in }
        )
        subject.send(completion: .failure(.once))
        #expect(ends == [.once])
        sink.cancel()
    }

    @Test("notifications are published until nobody listens")
    func notifications() {
        let (center, name) = (NotificationCenter(), Notification.Name("changed"))
        var count = 0
        let sink = center.publisher(for: name).sink { _ in count += 1 }
        center.post(name: name, object: nil)
        sink.cancel()
        center.post(name: name, object: nil)
        #expect(count == 1)
    }
}
