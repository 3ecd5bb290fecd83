/// How a value is written as the arguments of an action or a route, and read back.
///
/// What `print` writes `read` must read as the same value. Arguments of other names are left alone.
public struct ArgumentForm<Value: Sendable>: Sendable {
  /// Writes a value.
  public let print: @Sendable (Value) -> [ActionParameter]
  /// Reads a value; nil where the arguments say nothing that it can be.
  public let read: @Sendable ([ActionParameter]) -> Value?

  /// Makes a form of any value.
  public init(
    print: @escaping @Sendable (Value) -> [ActionParameter],
    read: @escaping @Sendable ([ActionParameter]) -> Value?
  ) {
    self.print = print
    self.read = read
  }

  /// A value that is one argument.
  public init(
    _ name: String, print: @escaping @Sendable (Value) -> String,
    read: @escaping @Sendable (String) -> Value?
  ) {
    self.init(
      print: { [ActionParameter(name, print($0))] }, read: { $0.first(name).flatMap(read) })
  }

  /// Two values, the arguments of one after those of the other.
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

  /// Another value that holds the same.
  public func map<Other: Sendable>(
    _ make: @escaping @Sendable (Value) -> Other, back: @escaping @Sendable (Other) -> Value
  ) -> ArgumentForm<Other> {
    let (print, read) = (print, read)
    return ArgumentForm<Other>(print: { print(back($0)) }, read: { read($0).map(make) })
  }

  /// A value that may be left out; what is there and can't be read counts as left out too.
  public func optional() -> ArgumentForm<Value?> {
    let (print, read) = (print, read)
    return ArgumentForm<Value?>(print: { $0.map(print) ?? [] }, read: { .some(read($0)) })
  }
}

extension ArgumentForm where Value == Void {
  /// Nothing.
  public static var nothing: Self { Self(print: { _ in [] }, read: { _ in () }) }
}

extension ArgumentForm where Value == String {
  /// Any text under a name.
  public static func text(_ name: String) -> Self { Self(name, print: \.self, read: \.self) }
}

extension ArgumentForm where Value == Int {
  /// A whole number under a name.
  public static func integer(_ name: String) -> Self {
    Self(name, print: { String($0) }, read: { Int($0) })
  }
}

extension ArgumentForm where Value: RawRepresentable, Value.RawValue == String {
  /// An id of its own type, under the name `id` unless told otherwise.
  public static func id(_ type: Value.Type = Value.self, named name: String = "id") -> Self {
    Self(name, print: \.rawValue, read: { Value(rawValue: $0) })
  }
}

extension [ActionParameter] {
  /// The first argument of that name.
  public func first(_ name: String) -> String? { first { $0.name == name }?.value }
}
