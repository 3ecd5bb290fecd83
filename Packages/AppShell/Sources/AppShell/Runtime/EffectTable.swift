/// The effects under way, with the names under which they can be cancelled.
struct EffectTable {
  private struct Name: Hashable {
    var owner: Int
    var id: EffectID
  }

  private(set) var tasks: [Int: Task<Void, Never>] = [:]
  /// The effects that others wait for.
  var awaited: Set<Int> = []
  private var named: [Name: Int] = [:]
  private var unnamed: [Int: Int] = [:]
  private var last = 0

  /// The number of a new effect, and of the one that it has to wait for: effects without an id run
  /// one after the other, so that what a feature writes is written in the order of the taps.
  mutating func enter(_ id: EffectID?, of owner: Int) -> (number: Int, before: Int?) {
    last += 1
    guard let id else {
      defer { unnamed[owner] = last }
      return (last, unnamed[owner])
    }
    cancel(id, of: owner)
    named[Name(owner: owner, id: id)] = last
    return (last, nil)
  }

  /// Remembers the task of an effect.
  mutating func begin(_ number: Int, _ task: Task<Void, Never>) { tasks[number] = task }

  /// Ends an effect; what it is writing is still waited for, and nobody listens to it any more.
  mutating func cancel(_ id: EffectID, of owner: Int) {
    guard let number = named.removeValue(forKey: Name(owner: owner, id: id)) else { return }
    tasks[number]?.cancel()
  }

  /// Forgets an effect that is over.
  mutating func finish(_ number: Int) {
    tasks[number] = nil
    awaited.remove(number)
    named = named.filter { $0.value != number }
  }
}
