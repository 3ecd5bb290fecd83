import PrintedText

/// One call of a form: its arguments and the world outside.
public struct Invocation: Sendable {
  /// The flags and operands.
  public let arguments: ParsedArguments
  /// What the program is called.
  public let program: String
  /// Files and streams.
  public let context: CommandContext

  /// Makes a call.
  public init(arguments: ParsedArguments, program: String, context: CommandContext) {
    self.arguments = arguments
    self.program = program
    self.context = context
  }

  /// Whether the answer is one JSON document.
  public var wantsJSON: Bool { arguments.has(.json) }

  /// The answer as the call wants it: one document, or lines for people.
  public func reply(
    _ json: @autoclosure () -> JSON, _ lines: @autoclosure () -> [String]
  ) -> Reply {
    wantsJSON ? Reply(json()) : Reply(lines: lines())
  }

  /// The operand at a place; the parser has made sure that it is there.
  public func operand(_ place: Int = 0) -> String {
    arguments.operands.indices.contains(place) ? arguments.operands[place] : ""
  }

  /// The whole number of a flag; nil when it was not given.
  public func number(
    _ flag: Flag, in range: ClosedRange<Int>
  ) throws(CommandError) -> Int? {
    guard let text = arguments.value(flag) else { return nil }
    return try Self.number(text, flag.name, in: range)
  }

  /// A whole number as typed.
  public static func number(
    _ text: String, _ name: String, in range: ClosedRange<Int>
  ) throws(CommandError) -> Int {
    guard text.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(text),
      range.contains(number)
    else { throw .badNumber(name, text, range) }
    return number
  }

  /// The value of a flag that takes one of a few words, in any case.
  public func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ flag: Flag, _ noun: String, listsAll: Bool = false, _ type: Value.Type = Value.self
  ) throws(CommandError) -> Value? {
    guard let text = arguments.value(flag) else { return nil }
    return try Self.choice(text, noun, listsAll: listsAll)
  }

  /// One of a few words, in any case.
  public static func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ text: String, _ noun: String, listsAll: Bool = false
  ) throws(CommandError) -> Value {
    let word = text.lowercased()
    if let value = Value.allCases.first(where: { $0.rawValue.lowercased() == word }) {
      return value
    }
    throw .unknown(noun, text, among: Value.allCases.map(\.rawValue), listsAll: listsAll)
  }
}
