extension SharingInput {
  /// The former name of `Membership`.
  @available(*, deprecated, renamed: "Membership")
  public typealias Seat = Membership

  /// The former name of `membership`.
  @available(*, deprecated, renamed: "membership")
  public var seat: Membership? {
    get { membership }
    set { membership = newValue }
  }

  /// The former name of `pendingEditCount`.
  @available(*, deprecated, renamed: "pendingEditCount")
  public var draftCount: Int {
    get { pendingEditCount }
    set { pendingEditCount = newValue }
  }
}
