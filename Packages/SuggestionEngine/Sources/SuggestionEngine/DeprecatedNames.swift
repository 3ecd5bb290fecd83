/// The former name of ``EnergyClass``.
@available(*, deprecated, renamed: "EnergyClass")
public typealias Heft = EnergyClass

/// The former name of ``HistoryRank``.
@available(*, deprecated, renamed: "HistoryRank")
public typealias Standing = HistoryRank
