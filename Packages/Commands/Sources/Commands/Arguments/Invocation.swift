/// One call of a form: its arguments and the world outside.
struct Invocation: Sendable {
  let arguments: ParsedArguments
  let context: CommandContext

  /// Whether the answer is one JSON document.
  var wantsJSON: Bool { arguments.has(.json) }

  /// The operand at a place; the parser has made sure that it is there.
  func operand(_ place: Int = 0) -> String {
    arguments.operands.indices.contains(place) ? arguments.operands[place] : ""
  }

  /// The whole number of a flag; nil when it was not given.
  func number(
    _ flag: Flag, in range: ClosedRange<Int>
  ) throws(CommandError) -> Int? {
    guard let text = arguments.value(flag) else { return nil }
    return try Self.number(text, flag.name, in: range)
  }

  /// A whole number as typed.
  static func number(
    _ text: String, _ name: String, in range: ClosedRange<Int>
  ) throws(CommandError) -> Int {
    guard text.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(text),
      range.contains(number)
    else { throw .badNumber(name, text, range) }
    return number
  }

  /// The value of a flag that takes one of a few words, in any case.
  func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ flag: Flag, _ noun: String, _ type: Value.Type = Value.self
  ) throws(CommandError) -> Value? {
    guard let text = arguments.value(flag) else { return nil }
    return try Self.choice(text, noun)
  }

  /// One of a few words, in any case.
  static func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ text: String, _ noun: String
  ) throws(CommandError) -> Value {
    let word = text.lowercased()
    if let value = Value.allCases.first(where: { $0.rawValue.lowercased() == word }) {
      return value
    }
    throw .unknown(noun, text, among: Value.allCases.map(\.rawValue))
  }
}
