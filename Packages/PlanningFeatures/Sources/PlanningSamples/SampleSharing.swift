import DesignSystem
import PlanningPresentation

/// The sample households of the screen catalogue.
enum SampleSharing {
  /// The server of the samples.
  static let server = "https://household.example.org"

  private static let members = [
    SharingInput.Member("ann", name: "Ann", deviceCount: 2, isYou: true),
    SharingInput.Member("ben", name: "Ben"), SharingInput.Member("nobody", name: ""),
  ]

  /// A household of three.
  static let joined = SharingInput(
    membership: .init(server: server, name: "Ann"), members: .known(members), syncedSecondsAgo: 130)

  private static func with(_ change: (inout SharingInput) -> Void) -> SharingInput {
    var input = joined
    change(&input)
    return input
  }

  /// The household of Account & Connections, by the state of the screen.
  static func households(_ copy: Copy) -> [(StateID, SharingInput)] {
    [
      ("household-none", SharingInput()),
      ("household-resting", SharingInput(isAllowed: false)),
      ("household", joined),
      (
        "household-looking",
        with {
          ($0.members, $0.syncedSecondsAgo, $0.task) = (.looking, nil, .syncing)
          $0.membership = .init(server: server, name: "")
        }
      ),
      ("household-unknown", with { ($0.members, $0.pendingEditCount) = (.unknown, 3) }),
      ("household-inviting", with { $0.task = .inviting }),
      (
        "household-invited",
        with {
          $0.invitation = .init("K7QM-2PXD-9RTA", day: SampleWeek.monday, minute: 1_172)
          $0.sharesNotes = true
        }
      ),
      (
        "household-made-up",
        with {
          $0.membership = .init(server: nil, name: "")
          $0.members = .known([
            .init("you", name: "", isYou: true), .init("stand-in", name: "Stand-in"),
          ])
        }
      ),
      ("household-failed", with { $0.error = copy("sharing.error.unanswered") }),
    ]
  }

  private static let entered = SharingEntryInput(
    isNew: false, address: server, code: "K7QM-2PXD-9RTA", name: "Ben")

  private static let project = SharingEntryInput(
    isNew: true, server: .supabase, address: "https://abc.supabase.co", name: "Ann", hasKey: true,
    email: "ann@example.org", hasPassword: true, isNewAccount: true)

  private static func entry(
    _ from: SharingEntryInput, _ change: (inout SharingEntryInput) -> Void
  ) -> SharingEntryInput {
    var input = from
    change(&input)
    return input
  }

  /// The sheet that creates or joins a household, in each of its states.
  static func entries(_ copy: Copy) -> [(StateID, SharingEntryInput)] {
    [
      ("asking", SharingEntryInput(isNew: true)),
      ("advanced", entry(SharingEntryInput(isNew: true)) { $0.showsAdvanced = true }),
      ("asking-project", SharingEntryInput(isNew: false, server: .supabase)),
      ("ready", entered),
      ("ready-project", project),
      ("busy", entry(entered) { $0.isBusy = true }),
      ("offline", entry(entered) { $0.isOffline = true }),
      ("failed", entry(entered) { $0.error = copy("sharing.error.code") }),
    ]
  }
}
