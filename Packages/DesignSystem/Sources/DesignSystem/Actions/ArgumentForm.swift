/// Writes a value as the arguments of an action or a route, and reads it back.
///
/// `read` must turn the arguments from `print` into the same value. Arguments with other names are
/// ignored.
public struct ArgumentForm<Value: Sendable>: Sendable {
  /// Writes a value.
  public let print: @Sendable (Value) -> [ActionParameter]
  /// Reads a value; nil if the arguments contain no valid one.
  public let read: @Sendable ([ActionParameter]) -> Value?

  /// Makes a form from two functions.
  public init(
    print: @escaping @Sendable (Value) -> [ActionParameter],
    read: @escaping @Sendable ([ActionParameter]) -> Value?
  ) {
    self.print = print
    self.read = read
  }

  /// Makes a form that writes a value as one argument.
  public init(
    _ name: String, print: @escaping @Sendable (Value) -> String,
    read: @escaping @Sendable (String) -> Value?
  ) {
    self.init(
      print: { [ActionParameter(name, print($0))] }, read: { $0.first(name).flatMap(read) })
  }

  /// The form of a pair: the arguments of the first value, followed by those of the second.
  public static func both<First, Second>(
    _ first: ArgumentForm<First>, _ second: ArgumentForm<Second>
  ) -> ArgumentForm<Value> where Value == (First, Second) {
    ArgumentForm(
      print: { first.print($0.0) + second.print($0.1) },
      read: { parameters in
        guard let one = first.read(parameters), let other = second.read(parameters) else {
          return nil
        }
        return (one, other)
      })
  }

  /// The form of another type whose values convert to and from this one.
  public func map<Other: Sendable>(
    _ make: @escaping @Sendable (Value) -> Other, back: @escaping @Sendable (Other) -> Value
  ) -> ArgumentForm<Other> {
    let (print, read) = (print, read)
    return ArgumentForm<Other>(print: { print(back($0)) }, read: { read($0).map(make) })
  }

  /// The form of an optional value; a value that cannot be read is treated as missing.
  public func optional() -> ArgumentForm<Value?> {
    let (print, read) = (print, read)
    return ArgumentForm<Value?>(print: { $0.map(print) ?? [] }, read: { .some(read($0)) })
  }
}

extension ArgumentForm where Value == Void {
  /// The form without arguments.
  public static var nothing: Self { Self(print: { _ in [] }, read: { _ in () }) }
}

extension ArgumentForm where Value == String {
  /// Any text, in an argument with a name.
  public static func text(_ name: String) -> Self { Self(name, print: \.self, read: \.self) }
}

extension ArgumentForm where Value == Int {
  /// A whole number, in an argument with a name.
  public static func integer(_ name: String) -> Self {
    Self(name, print: { String($0) }, read: { Int($0) })
  }
}

extension ArgumentForm where Value: RawRepresentable, Value.RawValue == String {
  /// An id, in an argument that by default has the name `id`.
  public static func id(_ type: Value.Type = Value.self, named name: String = "id") -> Self {
    Self(name, print: \.rawValue, read: { Value(rawValue: $0) })
  }
}

extension [ActionParameter] {
  /// The value of the first argument with a name.
  public func first(_ name: String) -> String? { first { $0.name == name }?.value }
}
