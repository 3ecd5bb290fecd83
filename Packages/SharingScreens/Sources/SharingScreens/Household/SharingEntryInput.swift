import DesignSystem

/// What the sheet is made from by which one founds or joins a household.
public struct SharingEntryInput: Equatable, Sendable {
  /// Whether a household is founded, and not joined.
  public var isNew: Bool
  /// What kind of server keeps it.
  public var server: SharingServer
  /// Where the server is.
  public var address: String
  /// The code of the invitation, or the one that the server printed.
  public var code: String
  /// What the others will see.
  public var name: String
  /// Whether the key of the project was entered; a screen never knows it.
  public var hasKey: Bool
  /// Whose account it is at the project.
  public var email: String
  /// Whether the password of that account was entered; a screen never knows it.
  public var hasPassword: Bool
  /// Whether that account is made first.
  public var isNewAccount: Bool
  /// Whether the server is asked just now.
  public var isBusy: Bool
  /// Whether there is no network.
  public var isOffline: Bool
  /// What did not go, as a sentence.
  public var error: String?
  /// A short message.
  public var toast: Notice?

  /// The longest name, in characters.
  public static let longestName = 60

  /// Makes an input; nothing is entered unless given.
  public init(
    isNew: Bool, server: SharingServer = .home, address: String = "", code: String = "",
    name: String = "", hasKey: Bool = false, email: String = "", hasPassword: Bool = false,
    isNewAccount: Bool = false, isBusy: Bool = false, isOffline: Bool = false,
    error: String? = nil, toast: Notice? = nil
  ) {
    self.isNew = isNew
    self.server = server
    self.address = address
    self.code = code
    self.name = name
    self.hasKey = hasKey
    self.email = email
    self.hasPassword = hasPassword
    self.isNewAccount = isNewAccount
    self.isBusy = isBusy
    self.isOffline = isOffline
    self.error = error
    self.toast = toast
  }

  /// Whether a code is asked for: at Supabase whoever has an account founds without one.
  public var needsCode: Bool { !isNew || server == .home }

  /// The keys of the words for what is still to be entered, in order.
  ///
  /// Whoever is signed in at the project already needs no account here.
  public var missing: [CopyKey] {
    var missing: [CopyKey] = address.isEmpty ? ["sharing.entry.address"] : []
    if needsCode, code.isEmpty {
      missing.append(isNew ? "sharing.entry.code.create" : "sharing.entry.code.join")
    }
    guard server == .supabase else { return missing }
    if !hasKey { missing.append("sharing.entry.key") }
    if !email.isEmpty, !hasPassword { missing.append("sharing.entry.password") }
    if email.isEmpty, hasPassword || isNewAccount { missing.append("sharing.entry.email") }
    return missing
  }
}
