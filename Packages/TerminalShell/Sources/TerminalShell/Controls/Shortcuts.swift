/// Assigns guessable keys to controls: first letters, and numbers for tabs and stars.
///
/// A control that acts at once has a unique key. The letter of a control that sets a value, such as
/// an allergy or a name, only selects it, and several controls may share a letter. So no value is
/// set by mistake.
enum Shortcuts {
  /// The keys that the shell itself needs.
  static let reserved: Set<Character> = ["q", "?", ".", " "]

  /// The controls with their keys, as long as there are keys.
  ///
  /// Buttons get keys first, so that their keys do not depend on the names of dishes. Shorter names
  /// come before longer ones; first letters of words are tried before other letters. If all its
  /// letters are taken, a control gets any free letter, or else a capital letter.
  ///
  /// Earlier controls keep their keys, so that a new control does not take the key that the eater
  /// is about to press.
  static func assign(_ controls: [Control], keeping earlier: [Control] = []) -> [Control] {
    var result = controls
    var taken = reserved
    for (number, index) in controls.indices.filter({ controls[$0].isTab }).enumerated()
    where number < 9 {
      result[index].key = Character(String(number + 1))
      taken.insert(Character(String(number + 1)))
    }
    keep(&result, from: earlier, &taken)
    taken = assignOwn(&result, taken)
    for index in controls.indices where controls[index].isSet {
      result[index].key = words(controls[index]).flatMap(\.self).first { !taken.contains($0) }
    }
    return result
  }

  private static func keep(
    _ controls: inout [Control], from earlier: [Control], _ taken: inout Set<Character>
  ) {
    let keys = earlier.filter(\.isActing).compactMap { control in
      control.key.map { (control.action.call(), $0) }
    }
    var kept = Dictionary(keys, uniquingKeysWith: { first, _ in first })
    for index in controls.indices where controls[index].isActing && !kept.isEmpty {
      guard let key = kept.removeValue(forKey: controls[index].action.call()),
        taken.insert(key).inserted
      else { continue }
      controls[index].key = key
    }
  }

  private static func assignOwn(
    _ controls: inout [Control], _ reserved: Set<Character>
  ) -> Set<Character> {
    var taken = reserved
    let words = controls.map(words)
    let acting = controls.indices.filter { controls[$0].isActing }
      .sorted {
        (rank(controls[$0]), words[$0].count, $0) < (rank(controls[$1]), words[$1].count, $1)
      }
    let rounds: [(Control, [String]) -> [Character]] = [
      { control, _ in control.name.prefix(1).filter(\.isWholeNumber) },
      { control, words in (control.role == .toast ? words.reversed() : words).compactMap(\.first) },
      { _, words in words.flatMap(\.self) },
      { _, _ in Array("abcdefghijklmnopqrstuvwxyz") },
      { _, _ in Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ") },
    ]
    for candidates in rounds {
      for index in acting where controls[index].key == nil {
        let key = candidates(controls[index], words[index]).first { !taken.contains($0) }
        guard let key else { continue }
        taken.insert(key)
        controls[index].key = key
      }
    }
    return taken
  }

  /// The order in which controls get keys: messages that can be used, then buttons, then cards and
  /// rows.
  private static func rank(_ control: Control) -> Int {
    control.role == .toast ? 0 : control.isButton ? 1 : 2
  }

  private static func words(_ control: Control) -> [String] {
    control.name.lowercased().split { !$0.isASCII || !$0.isLetter }.map(String.init)
  }
}
