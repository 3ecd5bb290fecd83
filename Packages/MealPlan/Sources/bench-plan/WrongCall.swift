/// A call that cannot be carried out.
struct WrongCall: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
