import EaterCommands
import CommandKit
import EaterRecord
import Groceries
import Journal
import PrintedText
import ServiceCalls

extension StoreVerb {
  static let key = Flag(
    "--key", "FILE",
    "keep the key in a file's only line, or '-' for input; for Kroger the id, the secret "
      + "and, if you have one, a customer's token, one a line")
  static let forgetsKey = Flag("--forget-key", nil, "delete the kept key")

  /// The longest address of a server, in characters.
  private static let longestAddress = 100

  var connectForm: CommandForm {
    CommandForm(
      "store connect RETAILER", flags: [Self.key, Self.forgetsKey, .json],
      "choose 'embedded', 'kroger' or the address of a grocer's server", run: connect)
  }

  private func connect(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let choice = try Self.choice(invocation.operand())
    let keys = try keys(of: choice, invocation)
    return try await advisor.withSession(invocation) { session async throws(CommandError) in
      let name = try session.retailer(choice).name
      do throws(SecretStoreError) {
        try await session.stores.record.keep(keys)
      } catch {
        throw .failed("\(error.message); the retailer was not changed")
      }
      let now = session.now
      try await session.storing { stores async throws(JournalError) in
        let events = try await stores.grocery.state().choosing(choice)
        if !events.isEmpty { try await stores.shop(events, at: now) }
      }
      let store = try await settings(session).store
      return invocation.reply(
        [
          "retailer": .string(choice.rawValue), "name": .string(name),
          "store": .optional(store?.rawValue),
        ],
        ["You now buy at \(name)."]
          + (store == nil
            ? ["Choose a store: '\(invocation.program) store list --zip 94103'."] : []))
    }
  }

  private static func choice(_ text: String) throws(CommandError) -> RetailerChoice {
    let choice = RetailerChoice(rawValue: text)
    guard case .server = choice else { return choice }
    guard text.count <= longestAddress, let service = try? ServiceAddress(text) else {
      throw .wrong(
        "\(PlainText.quoted(text)) is not a retailer; say 'embedded', 'kroger' or the address of a "
          + "server such as 'https://grocer.example': https, or http on this machine, with "
          + "a port from 1 to 65535, of at most \(longestAddress) characters")
    }
    return .server(address: service.text)
  }

  /// The keys that a call sets or deletes, by their names.
  private func keys(
    of choice: RetailerChoice, _ invocation: Invocation
  ) throws(CommandError) -> [(name: SecretName, key: HiddenKey?)] {
    let names: [SecretName] =
      switch choice {
      case .embedded: []
      case .server(let address): [.server(address)]
      case .kroger: [.krogerClient, .krogerSecret, .krogerCustomer]
      }
    if invocation.arguments.has(Self.forgetsKey) { return names.map { ($0, nil) } }
    guard let path = invocation.arguments.value(Self.key) else { return [] }
    guard !names.isEmpty else { throw .wrong("the embedded grocer needs no key") }
    var lines: [String] = []
    do throws(InputError) {
      lines = try invocation.context.inputFile.lines(of: path).map(String.init)
    } catch { throw .input(error) }
    lines.removeAll { $0.allSatisfy(\.isWhitespace) }
    let least = choice == .kroger ? 2 : 1
    guard (least...names.count).contains(lines.count) else {
      throw .wrong(
        "the file has \(lines.count) \(lines.count == 1 ? "line" : "lines"); "
          + (choice == .kroger
            ? "for Kroger it needs the id, the secret and perhaps a customer's token, one a line"
            : "it needs one line, the key"))
    }
    // A key that the file lacks is deleted, because it may be another account's.
    return names.enumerated().map { place, name in
      let line = lines.indices.contains(place) ? lines[place] : nil
      return (name, line.map { HiddenKey($0.filter { !$0.isWhitespace }) })
    }
  }
}
