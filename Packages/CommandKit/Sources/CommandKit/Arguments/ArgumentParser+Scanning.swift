extension ArgumentParser {
  /// Separates flags with their values from operands, including the command's own name.
  func scan(
    _ words: [String], known: [Flag]
  ) throws(CommandError) -> (arguments: ParsedArguments, used: [Flag]) {
    var arguments = ParsedArguments()
    var used: [Flag] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        arguments.operands += rest
        break
      }
      guard Self.isFlag(word) else {
        arguments.operands.append(word)
        continue
      }
      let flag = try self.flag(word, among: known)
      let value = try value(of: flag, word, &rest)
      if let before = arguments.flags[flag.name] {
        guard flag.isRepeatable else { throw .repeated(flag) }
        arguments.flags[flag.name] = "\(before),\(value)"
      } else {
        arguments.flags[flag.name] = value
      }
      used.append(flag)
    }
    return (arguments, used)
  }

  /// Whether a word is a flag; "-1 kg carrots" is not.
  static func isFlag(_ word: String) -> Bool {
    guard let first = word.dropFirst().first else { return false }
    return word.hasPrefix("-") && !first.isNumber
  }

  private func flag(_ word: String, among known: [Flag]) throws(CommandError) -> Flag {
    let text = String(word.prefix { $0 != "=" })
    if let flag = known.first(where: { $0.name == text }) { return flag }
    throw .unknown("flag", text, among: known.map(\.name))
  }

  /// The value after an equals sign or in the next word; empty for a flag without a value.
  private func value(
    of flag: Flag, _ word: String, _ rest: inout ArraySlice<String>
  ) throws(CommandError) -> String {
    let given = word.firstIndex(of: "=").map { String(word[word.index(after: $0)...]) }
    guard flag.value != nil else {
      if given != nil { throw .unexpectedValue(flag) }
      return ""
    }
    if let given, !given.isEmpty { return given }
    guard given == nil, let next = rest.first, !next.isEmpty, !next.hasPrefix("--") else {
      throw .missingValue(flag)
    }
    rest.removeFirst()
    return next
  }
}
