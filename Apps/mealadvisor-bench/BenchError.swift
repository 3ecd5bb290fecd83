/// Why nothing could be measured.
enum BenchError: Error, Equatable, CustomStringConvertible {
  /// The program could not be started; `code` is the system's error number.
  case notStarted(String, code: Int32)
  /// The program ended with another status than 0.
  case failed(String, status: Int32)

  var description: String {
    switch self {
    case .notStarted(let program, let code): "could not start \(program) (error \(code))"
    case .failed(let program, let status): "\(program) failed (status \(status))"
    }
  }
}
