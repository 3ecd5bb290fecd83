import PrintedText

/// One call of a form: its arguments and its context.
public struct Invocation: Sendable {
  /// The flags and operands.
  public let arguments: ParsedArguments
  /// The program's name.
  public let program: String
  /// Files and streams.
  public let context: CommandContext

  /// Makes a call.
  public init(arguments: ParsedArguments, program: String, context: CommandContext) {
    self.arguments = arguments
    self.program = program
    self.context = context
  }

  /// Whether the call asks for JSON.
  public var wantsJSON: Bool { arguments.has(.json) }

  /// The reply in the requested format: a JSON document, or lines of text.
  public func reply(
    _ json: @autoclosure () -> JSON, _ lines: @autoclosure () -> [String]
  ) -> Reply {
    wantsJSON ? Reply(json()) : Reply(lines: lines())
  }

  /// The operand at an index.
  ///
  /// The parser has checked that it exists.
  public func operand(_ place: Int = 0) -> String {
    arguments.operands.indices.contains(place) ? arguments.operands[place] : ""
  }

  /// The integer value of a flag; nil if the flag is absent.
  public func number(
    _ flag: Flag, in range: ClosedRange<Int>
  ) throws(CommandError) -> Int? {
    guard let text = arguments.value(flag) else { return nil }
    return try Self.number(text, flag.name, in: range)
  }

  /// Reads a typed whole number.
  public static func number(
    _ text: String, _ name: String, in range: ClosedRange<Int>
  ) throws(CommandError) -> Int {
    guard text.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(text),
      range.contains(number)
    else { throw .badNumber(name, text, range) }
    return number
  }

  /// The value of a flag that accepts one of a few words, in upper or lower case.
  public func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ flag: Flag, _ noun: String, listsAll: Bool = false, _ type: Value.Type = Value.self
  ) throws(CommandError) -> Value? {
    guard let text = arguments.value(flag) else { return nil }
    return try Self.choice(text, noun, listsAll: listsAll)
  }

  /// Reads one of a few words, in upper or lower case.
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
