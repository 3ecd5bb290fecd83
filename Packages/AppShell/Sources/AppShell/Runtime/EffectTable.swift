/// The running effects, with the names by which they are cancelled.
struct EffectTable {
  private struct Name: Hashable {
    var owner: Int
    var id: EffectID
  }

  private(set) var tasks: [Int: Task<Void, Never>] = [:]
  /// The numbers of effects that other effects wait for.
  var awaited: Set<Int> = []
  private var named: [Name: Int] = [:]
  private var unnamed: [Int: Int] = [:]
  private var last = 0

  /// Returns the number of a new effect, and the number of the effect that it waits for.
  ///
  /// Effects without an id run one after the other, so that a feature's writes follow the order of
  /// the taps.
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

  /// Stores the task of an effect.
  mutating func begin(_ number: Int, _ task: Task<Void, Never>) { tasks[number] = task }

  /// Cancels an effect; the app still awaits its writes, but ignores its reports.
  mutating func cancel(_ id: EffectID, of owner: Int) {
    guard let number = named.removeValue(forKey: Name(owner: owner, id: id)) else { return }
    tasks[number]?.cancel()
  }

  /// Removes an effect that has ended.
  mutating func finish(_ number: Int) {
    tasks[number] = nil
    awaited.remove(number)
    named = named.filter { $0.value != number }
  }
}
