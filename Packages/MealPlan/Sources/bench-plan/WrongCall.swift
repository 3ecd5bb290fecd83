/// The error of wrong command-line arguments.
struct WrongCall: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
