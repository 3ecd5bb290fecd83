/// How the controls of a page post their actions, without scripts.
///
/// A button submits the form `form` with its `Tap` as the field `action`. A field has a separate
/// form after the elements, `v-0`, `v-1` and so on, with the `Tap` as the field `action` and the
/// entered value as the field `value`. A disabled control posts nothing.
public struct HTMLPosts: Equatable, Sendable {
  /// The id of the form that taps are sent by, which the surrounding page contains.
  public var form: String
  /// The address that the forms of fields post to.
  public var address: String
  /// The words of the button that sends an area, a track or a picker without a script.
  public var enter: String

  /// Makes the ways to post.
  public init(form: String = "tap", address: String, enter: String = "Set") {
    self.form = form
    self.address = address
    self.enter = enter
  }
}
