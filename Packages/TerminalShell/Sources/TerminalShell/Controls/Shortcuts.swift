/// Gives controls keys that people can guess: first letters, the tabs their numbers.
///
/// What acts at once has a key of its own. What is set, such as an allergy or a name, is only chosen
/// by its letter, which several may share: nothing is set unseen.
enum Shortcuts {
  /// The keys that the shell itself needs.
  static let reserved: Set<Character> = ["q", "?", ".", " "]

  /// The controls with their keys, as long as there are keys.
  ///
  /// Shorter names choose first, each among the first letters of its words, then among all its
  /// letters; who finds none free gets any letter, at last a capital one.
  static func assign(_ controls: [Control]) -> [Control] {
    var result = controls
    for (number, index) in controls.indices.filter({ controls[$0].isTab }).enumerated()
    where number < 9 {
      result[index].key = Character(String(number + 1))
    }
    let taken = assignOwn(&result, reserved)
    for index in controls.indices where controls[index].isSet {
      result[index].key = words(controls[index]).flatMap(\.self).first { !taken.contains($0) }
    }
    return result
  }

  private static func assignOwn(
    _ controls: inout [Control], _ reserved: Set<Character>
  ) -> Set<Character> {
    var taken = reserved
    let words = controls.map(words)
    let acting = controls.indices.filter { !controls[$0].isTab && !controls[$0].isSet }
      .sorted { (words[$0].count, $0) < (words[$1].count, $1) }
    let rounds: [([String]) -> [Character]] = [
      { $0.compactMap(\.first) }, { $0.flatMap(\.self) },
      { _ in Array("abcdefghijklmnopqrstuvwxyz") },
      { _ in Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ") },
    ]
    for candidates in rounds {
      for index in acting where controls[index].key == nil {
        guard let key = candidates(words[index]).first(where: { !taken.contains($0) }) else {
          continue
        }
        taken.insert(key)
        controls[index].key = key
      }
    }
    return taken
  }

  private static func words(_ control: Control) -> [String] {
    control.name.lowercased().split { !$0.isASCII || !$0.isLetter }.map(String.init)
  }
}
