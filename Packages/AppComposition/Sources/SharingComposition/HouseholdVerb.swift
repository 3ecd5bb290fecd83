import AppComposition
import CommandKit
import HouseholdSharing
import Journal
import PrintedText
import ServiceCalls
import StageParts
import Sync

/// `household`: manages the other devices and people who share the record.
public struct HouseholdVerb: Sendable {
  let sessions: SessionOpener
  let context: AppContext

  /// Makes the verb of a program.
  public init(_ sessions: SessionOpener, _ context: AppContext) {
    (self.sessions, self.context) = (sessions, context)
  }

  static let server = Flag(
    "--server", "URL", "the household's server: https, or http on this machine")
  static let name = Flag("--name", "NAME", "your name, as other members see it")
  static let project = Flag(
    "--project-key", "FILE",
    "the server is a Supabase project; a file's only line is its public key")
  static let email = Flag("--email", "ADDRESS", "the account at the Supabase project")
  static let new = Flag("--new", nil, "create the account first")
  static let force = Flag("--force", nil, "leave even if the server does not answer")

  /// The longest name, in characters.
  private static let longestName = 60

  /// The forms of the command, in the order of the help.
  public var forms: [CommandForm] {
    [
      CommandForm(
        "household create [CODE]",
        flags: [Self.server, Self.name, Self.project, .simulate(), .json],
        "create a household; CODE is what mealadvisor-server printed", run: create),
      CommandForm(
        "household join CODE", flags: [Self.server, Self.name, Self.project, .simulate(), .json],
        "join a household with an invitation, and share your data", run: join),
      CommandForm(
        "household invite", flags: [.simulate(), .json], "make an invitation for one other device",
        run: invite),
      CommandForm(
        "household members", flags: [.simulate(), .json], "list the members of the household",
        run: members),
      CommandForm(
        "household remove MEMBER", flags: [.simulate(), .json],
        "remove a member, by name or id", run: remove),
      CommandForm(
        "household rejoin", flags: [.simulate(), .json],
        "send all data again to a server that was set back", run: rejoin),
      CommandForm(
        "household leave", flags: [Self.force, .simulate(), .json],
        "leave the household; data here stays, your membership there is deleted", run: leave),
      CommandForm(
        "household sign-in FILE",
        flags: [Self.server, Self.project, Self.email, Self.new, .simulate(), .json],
        "sign in at a Supabase project; the password is a file's only line, or '-'", run: signIn),
    ]
  }

  private func create(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await enter(invocation, isNew: true)
  }

  private func join(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await enter(invocation, isNew: false)
  }

  private func enter(_ invocation: Invocation, isNew: Bool) async throws(CommandError) -> Reply {
    guard let address = invocation.arguments.value(Self.server) else {
      throw .wrong("name the household's server: '--server URL'")
    }
    let name = invocation.arguments.value(Self.name) ?? ""
    guard name.count <= Self.longestName else {
      throw .wrong("the name has \(name.count) characters; use at most \(Self.longestName)")
    }
    let code = invocation.arguments.operands.first
    let key = try Self.projectKey(invocation)
    return try await sessions(invocation) { session async throws(CommandError) in
      try await doing { () async throws(HouseholdError) in
        if let key { _ = try await session.households.account(at: address, projectKey: key) }
        try await session.households.join(
          code, isNew: isNew, at: address, kind: key == nil ? .home : .supabase, name: name)
      }
      return invocation.reply(
        ["joined": .string(address)],
        [
          isNew ? "Created a household at \(address)." : "Joined the household at \(address).",
          "It shares what is stored here; 'drafts sync' sends it now.",
        ])
    }
  }

  private func invite(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await sessions(invocation) { session async throws(CommandError) in
      let invitation = try await doing { () async throws(HouseholdError) in
        try await session.households.invite()
      }
      let membership = try await doing { () async throws(HouseholdError) in
        try await session.households.membership()
      }
      return invocation.reply(
        [
          "code": .string(invitation.code),
          "expires": .string(EventTime.text(invitation.expires)),
        ],
        [
          "Invitation: \(invitation.code)",
          "Valid once, until \(context.environment.wallText(of: invitation.expires)). On the other "
            + "device:",
          "  household join \(invitation.code) --server \(membership?.service ?? "URL")",
        ])
    }
  }

  private func members(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await sessions(invocation) { session async throws(CommandError) in
      let members = try await doing { () async throws(HouseholdError) in
        try await session.households.members()
      }
      return invocation.reply(
        ["members": .array(members.map(\.json))],
        members.map(\.line))
    }
  }

  private func remove(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await sessions(invocation) { session async throws(CommandError) in
      let word = invocation.operand()
      let found = try await doing { () async throws(HouseholdError) in
        try await session.households.members().filter { $0.id == word || $0.name == word }
      }
      guard found.count == 1, let member = found.first else {
        throw .wrong(
          "\(found.count) members are called \(PlainText.quoted(word)); 'household members' lists "
            + "them with their ids")
      }
      try await doing { () async throws(HouseholdError) in
        try await session.households.remove(member.id)
      }
      return invocation.reply(["removed": .string(member.id)], ["The member was removed."])
    }
  }

  private func rejoin(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await sessions(invocation) { session async throws(CommandError) in
      let outcome = try await doing { () async throws(HouseholdError) in
        try await session.households.rejoin(isConnected: context.environment.isConnected())
      }
      return invocation.reply(
        ["sent": .integer(outcome.sent), "received": .integer(outcome.received)],
        ["The server has everything from here: sent \(outcome.sent), received \(outcome.received)."]
      )
    }
  }

  private func leave(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await sessions(invocation) { session async throws(CommandError) in
      try await doing { () async throws(HouseholdError) in
        try await session.households.leave(isForced: invocation.arguments.has(Self.force))
      }
      return invocation.reply(
        ["left": .bool(true)], ["You left the household. What is on this device stays here."])
    }
  }

  private func signIn(_ invocation: Invocation) async throws(CommandError) -> Reply {
    guard let address = invocation.arguments.value(Self.server),
      let email = invocation.arguments.value(Self.email)
    else { throw .wrong("name the server and the account: '--server URL' and '--email ADDRESS'") }
    let key = try Self.projectKey(invocation)
    let password = try invocation.secretLine(of: invocation.operand())
    return try await sessions(invocation) { session async throws(CommandError) in
      try await doing { () async throws(HouseholdError) in
        let account = try await session.households.account(at: address, projectKey: key)
        do throws(HouseholdFailure) {
          try await account.signIn(
            email, password, isNew: invocation.arguments.has(Self.new))
        } catch { throw .server(error) }
      }
      return invocation.reply(["signedIn": .string(email)], ["Signed in as \(email)."])
    }
  }

  private static func projectKey(_ invocation: Invocation) throws(CommandError) -> HiddenKey? {
    guard let file = invocation.arguments.value(project) else { return nil }
    return try invocation.secretLine(of: file)
  }
}

extension HouseholdMember {
  /// The member with the number of the member's devices, as a line for people.
  fileprivate var line: String {
    let who =
      switch (isYou, name) {
      case (true, ""): "You"
      case (true, let name): "\(name) (you)"
      case (false, ""): "Unnamed member"
      case (false, let name): name
      }
    let count = devices.count == 1 ? "1 device" : "\(devices.count) devices"
    return "\(PlainText.cleaned(who)), \(count): \(id)"
  }

  fileprivate var json: JSON {
    [
      "member": .string(id), "name": .string(name), "isYou": .bool(isYou),
      "devices": .strings(devices), "since": .string(EventTime.text(since)),
    ]
  }
}

/// Works with the household; turns its error into an error of the command.
func doing<Result>(
  _ work: () async throws(HouseholdError) -> Result
) async throws(CommandError) -> Result {
  do throws(HouseholdError) { return try await work() } catch { throw .household(error) }
}
