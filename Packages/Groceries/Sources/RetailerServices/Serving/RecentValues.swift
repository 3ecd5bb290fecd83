/// The latest values by key, up to a maximum number of values.
struct RecentValues<Key: Hashable, Value> {
  private var values: [Key: (value: Value, age: Int)] = [:]
  private var clock = 0
  private let most: Int

  init(most: Int) {
    self.most = most
  }

  /// The number of values.
  var count: Int { values.count }

  /// The value of a key; setting one makes it the latest.
  subscript(key: Key) -> Value? {
    get { values[key]?.value }
    set {
      clock += 1
      values[key] = newValue.map { ($0, clock) }
      if values.count > most { forget() }
    }
  }

  /// Drops the older half of the values in one step, so that the cost per value is small.
  private mutating func forget() {
    let ages = values.values.map(\.age).sorted()
    let oldest = ages[ages.count / 2]
    values = values.filter { $0.value.age >= oldest }
  }
}
