extension GroceryListInput {
  /// The former name of `isPending`.
  @available(*, deprecated, renamed: "isPending")
  public var isDraft: Bool {
    get { isPending }
    set { isPending = newValue }
  }
}

extension PlannerInput {
  /// The former name of `isPending`.
  @available(*, deprecated, renamed: "isPending")
  public var isDraft: Bool {
    get { isPending }
    set { isPending = newValue }
  }
}

extension PlannerInput.Entry {
  /// The former name of `isPending`.
  @available(*, deprecated, renamed: "isPending")
  public var isDraft: Bool {
    get { isPending }
    set { isPending = newValue }
  }
}
