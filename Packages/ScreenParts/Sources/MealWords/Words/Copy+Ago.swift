import AppWords

extension Copy {
  /// How long ago something was, in the short form of the design drawings: "5m ago".
  ///
  /// - Parameter seconds: at least 0; pass 0 for a time in the future.
  public func ago(_ seconds: Int) -> String { ago(seconds, in: "ago") }

  /// How long ago something was, in the form for reading aloud: "5 minutes ago".
  public func agoSpoken(_ seconds: Int) -> String { ago(seconds, in: "ago.spoken") }

  private func ago(_ seconds: Int, in family: String) -> String {
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400)
    if minutes < 1 { return self("ago.now") }
    if hours < 1 { return self(CopyKey("\(family).minutes"), count: minutes) }
    if days < 1 { return self(CopyKey("\(family).hours"), count: hours) }
    return self(CopyKey("\(family).days"), count: days)
  }
}
