import PrintedText

/// The members of a JSON object, and the names of those that were read.
struct MemberReader {
  private let json: JSON
  private var read: Set<String> = []

  init(_ json: JSON) { self.json = json }

  /// The value of the first of these members that is not empty; all of them are marked as read.
  mutating func take(_ names: String...) -> JSON? {
    read.formUnion(names)
    return names.lazy.compactMap { [json] in json.member([$0]) }.first { !$0.isNothing }
  }

  /// The text of the first of these members that has one, without the marks of HTML.
  mutating func text(_ names: String...) -> String? {
    read.formUnion(names)
    return names.lazy.compactMap { [json] in json.member([$0])?.said }.first.flatMap {
      MarkupText.plain($0).nonEmpty
    }
  }

  /// The texts of a list of names, of objects with names, or of one text with commas.
  mutating func names(_ names: String...) -> [String] {
    read.formUnion(names)
    guard
      let value = names.lazy.compactMap({ [json] in json.member([$0]) }).first(where: {
        !$0.isNothing
      })
    else { return [] }
    if case .string(let text) = value { return text.parts(between: ",").map(MarkupText.plain) }
    return value.list.compactMap { item in
      (item.said ?? item.member("name", "title", "label", "text")?.said).map(MarkupText.plain)
    }
  }

  /// Marks members as read that say nothing about the recipe itself.
  mutating func ignore(_ names: String...) { read.formUnion(names) }

  /// The members that were not read and are not empty.
  var unread: [JSON.Member] {
    json.members.filter { !read.contains($0.key) && !$0.value.isNothing && !$0.key.hasPrefix("@") }
  }

  /// Keeps unread members: a text goes to the notes, any other value is reported.
  func keepUnread(in recipe: inout ExchangedRecipe) -> [String] {
    unread.compactMap { member in
      if let text = member.value.said {
        recipe.note(MarkupText.plain(text), named: member.key)
        return
          "The field \(PlainText.quoted(member.key)) is unknown; it was added to the notes."
      }
      let texts = member.value.list.compactMap(\.said)
      if !texts.isEmpty, texts.count == member.value.list.count {
        recipe.note(texts.joined(separator: ", "), named: member.key)
        return
          "The list \(PlainText.quoted(member.key)) is unknown; it was added to the notes."
      }
      return "The field \(PlainText.quoted(member.key)) was not read."
    }
  }
}
