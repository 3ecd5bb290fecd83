import DesignSystem

extension Copy {
  /// How long ago something was, as short as drawn: "5m ago".
  ///
  /// - Parameter seconds: at least 0; a time to come counts as now.
  public func ago(_ seconds: Int) -> String { ago(seconds, in: "ago") }

  /// How long ago something was, to be read aloud: "5 minutes ago".
  public func agoSpoken(_ seconds: Int) -> String { ago(seconds, in: "ago.spoken") }

  private func ago(_ seconds: Int, in family: String) -> String {
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400)
    if minutes < 1 { return self("ago.now") }
    if hours < 1 { return self(CopyKey("\(family).minutes"), count: minutes) }
    if days < 1 { return self(CopyKey("\(family).hours"), count: hours) }
    return self(CopyKey("\(family).days"), count: days)
  }
}
