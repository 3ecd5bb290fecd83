/// The former name of ``ItemEaters``.
@available(*, deprecated, renamed: "ItemEaters")
public typealias ItemTable = ItemEaters
