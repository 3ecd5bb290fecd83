/// The former name of ``AssistantProxy``.
@available(*, deprecated, renamed: "AssistantProxy")
public typealias AssistantDesk = AssistantProxy

/// The former name of ``HouseholdFolder``.
@available(*, deprecated, renamed: "HouseholdFolder")
public typealias BookFolder = HouseholdFolder

/// The former name of ``HouseholdJournals``.
@available(*, deprecated, renamed: "HouseholdJournals")
public typealias HouseholdBooks = HouseholdJournals

/// The former name of ``ImportEndpoint``.
@available(*, deprecated, renamed: "ImportEndpoint")
public typealias ImportDesk = ImportEndpoint
