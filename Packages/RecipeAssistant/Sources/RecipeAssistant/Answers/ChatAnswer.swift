/// A service's envelope of a model's answer: an object of chat completions.
///
/// Source: the reference of OpenAI's interface, "The chat completion object".
enum ChatAnswer {
  /// The model's own answer, not checked yet.
  ///
  /// - Throws: the reason why there is none.
  static func content(of bytes: [UInt8]) throws(AssistantError) -> StrictObject {
    let body = try StrictJSON.object(bytes)
    guard let choice = body.list("choices")?.first.flatMap(StrictObject.init),
      let message = choice.object("message")
    else { throw .unreadable }
    switch choice.rawText("finish_reason") {
    case "content_filter": throw .declined
    case "length": throw .brokenOff
    default: break
    }
    if message.has("refusal") { throw .declined }
    guard let text = message.rawText("content") else { throw .unreadable }
    return try StrictJSON.object(Array(text.utf8))
  }
}
