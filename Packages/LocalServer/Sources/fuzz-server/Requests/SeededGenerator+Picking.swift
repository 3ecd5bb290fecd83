import SeededRandom

extension SeededGenerator {
  /// Whether an event with a probability in percent happens.
  mutating func happens(percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func pick<Value>(_ first: Value, _ rest: Value...) -> Value {
    rest.isEmpty ? first : ([first] + rest)[number(0...rest.count)]
  }
}
