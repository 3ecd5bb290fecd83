/// What a client's own code throws; no package knows it.
enum ServerFailure: Error {
  /// The server answered that it is a teapot.
  case teapot
}
