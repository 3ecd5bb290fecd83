extension LocalServerError {
  /// The error and its remedy, in words.
  public var words: String {
    switch self {
    case .portInUse(let port):
      "port \(port) is in use by another program; without --port the next free one is taken"
    case .noFreePort(let first, let tries):
      "all ports from \(first) to \(Int(first) + tries - 1) are in use; name another with --port"
    case .portNotAllowed(let port): "this user may not use port \(port); name another with --port"
    case .alreadyStarted: "it is running already; make another server to start again"
    case .system(let call, _):
      "the system refused to \(call); close some programs, or name another port with --port"
    }
  }
}
