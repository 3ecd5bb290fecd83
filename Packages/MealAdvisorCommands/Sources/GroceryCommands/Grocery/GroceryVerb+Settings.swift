import EaterCommands
import CommandKit
import Groceries
import Journal
import MealModels
import PrintedText

extension GroceryVerb {
  var settingsForm: CommandForm {
    CommandForm(
      "grocery settings [KEY] [VALUE]", flags: [.json],
      "how you shop, such as which brands", run: settings)
  }

  private func settings(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let operands = invocation.arguments.operands
    return try await advisor.withSession(invocation) { session async throws(CommandError) in
      var shopping = try await session.storing { stores async throws(JournalError) in
        try await stores.grocery.state()
      }
      if let key = operands.first {
        guard operands.count == 2 else {
          throw .wrong("'grocery settings KEY VALUE' sets one; \(ShoppingSettingWords.keys)")
        }
        let setting = try ShoppingSettingWords.setting(key, operands[1], now: shopping.settings)
        let before = shopping
        shopping.apply(.set(setting))
        let now = session.now
        if shopping != before {
          try await session.storing { stores async throws(JournalError) in
            try await stores.shop([.set(setting)], at: now)
          }
        }
      }
      let values = ShoppingSettingWords.values(of: shopping.settings)
      return invocation.reply(
        .object(values.map { JSON.Member($0.key, .string($0.value)) }),
        values.map { "\($0.key): \($0.value)" })
    }
  }
}

/// A household's shopping settings, as they are typed and shown.
enum ShoppingSettingWords {
  /// The keys with their possible values.
  static let keys =
    "KEY is store-brand or organic ('yes' or 'no'), avoid (words in names of products, "
    + "separated by commas, or 'none'), refresh (hours: 1, 3, 6, 12, or 'manual'), network "
    + "('any', 'cellular' or 'wifi') or sort ('aisle', 'recipe' or 'letter')"

  private static let names = ["store-brand", "organic", "avoid", "refresh", "network", "sort"]
  private static let networks: [(word: String, policy: NetworkPolicy)] = [
    ("any", .any), ("cellular", .cellularOnly), ("wifi", .wifiOnly),
  ]
  /// The most avoided words, and the longest of them in characters.
  private static let most = (words: 100, characters: 60)

  /// Every setting with its value.
  static func values(of settings: ShoppingSettings) -> [(key: String, value: String)] {
    let rules = settings.rules
    let network = networks.first { $0.policy == settings.network }?.word ?? "any"
    return [
      ("store-brand", rules.prefersStoreBrand ? "yes" : "no"),
      ("organic", rules.isOrganicOnly ? "yes" : "no"),
      ("avoid", rules.avoided.isEmpty ? "none" : rules.avoided.joined(separator: ", ")),
      ("refresh", settings.interval == .manual ? "manual" : "\(settings.interval.rawValue)"),
      ("network", network), ("sort", settings.sorting.rawValue),
    ]
  }

  /// The change that sets a key to a value.
  static func setting(
    _ key: String, _ value: String, now: ShoppingSettings
  ) throws(CommandError) -> ShoppingSetting {
    var rules = now.rules
    switch key {
    case "store-brand": rules.prefersStoreBrand = try isYes(value, key)
    case "organic": rules.isOrganicOnly = try isYes(value, key)
    case "avoid": rules.avoided = try avoided(value)
    case "refresh": return .interval(try interval(value))
    case "network": return .network(try network(value))
    case "sort": return .sorting(try sorting(value))
    default: throw .unknown("shopping setting", key, among: names, listsAll: true)
    }
    return .rules(rules)
  }

  private static func isYes(_ value: String, _ key: String) throws(CommandError) -> Bool {
    switch value.lowercased() {
    case "yes", "on": return true
    case "no", "off": return false
    default: throw .wrong("\(key) is 'yes' or 'no', not \(PlainText.quoted(value))")
    }
  }

  private static func avoided(_ value: String) throws(CommandError) -> [String] {
    if value.lowercased() == "none" { return [] }
    var words: [String] = []
    for part in value.split(separator: ",") {
      let word = part.split { $0.isWhitespace }.joined(separator: " ").lowercased()
      guard word.contains(where: \.isLetter), word.count <= most.characters else {
        throw .wrong(
          "\(PlainText.quoted(word)) cannot be avoided; say words such as 'peanut oil, palm oil', "
            + "each of at most \(most.characters) characters")
      }
      if !words.contains(word) { words.append(word) }
    }
    guard (1...most.words).contains(words.count) else {
      throw .wrong("say 1 to \(most.words) words to avoid, separated by commas, or 'none'")
    }
    return words
  }

  private static func interval(_ value: String) throws(CommandError) -> RefreshInterval {
    if value.lowercased() == "manual" { return .manual }
    guard let hours = Int(value), hours > 0, let interval = RefreshInterval(rawValue: hours) else {
      throw .wrong(
        "refresh is 1, 3, 6 or 12 hours, or 'manual', not "
          + PlainText.quoted(value))
    }
    return interval
  }

  private static func sorting(_ value: String) throws(CommandError) -> ListSorting {
    guard let known = ListSorting(rawValue: value.lowercased()) else {
      throw .unknown(
        "order", value, among: ListSorting.allCases.map(\.rawValue), listsAll: true)
    }
    return known
  }

  private static func network(_ value: String) throws(CommandError) -> NetworkPolicy {
    guard let known = networks.first(where: { $0.word == value.lowercased() }) else {
      throw .unknown("network", value, among: networks.map(\.word), listsAll: true)
    }
    return known.policy
  }
}
