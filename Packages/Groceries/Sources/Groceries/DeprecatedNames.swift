/// The former name of ``ManualItem``.
@available(*, deprecated, renamed: "ManualItem")
public typealias HandItem = ManualItem

/// The former name of ``ManualItemID``.
@available(*, deprecated, renamed: "ManualItemID")
public typealias HandItemID = ManualItemID

/// The former name of ``ExclusionReason``.
@available(*, deprecated, renamed: "ExclusionReason")
public typealias PassOver = ExclusionReason
