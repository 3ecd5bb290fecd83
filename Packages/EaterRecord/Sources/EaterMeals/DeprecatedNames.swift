/// The former name of ``SuggestionContext``.
@available(*, deprecated, renamed: "SuggestionContext")
public typealias Surroundings = SuggestionContext
