import DesignSystem

/// The input of the sheet that founds or joins a household.
public struct SharingEntryInput: Equatable, Sendable {
  /// Whether the household is founded; false if the user joins one.
  public var isNew: Bool
  /// The kind of the server.
  public var server: SharingServer
  /// The address of the server.
  public var address: String
  /// The code of the invitation, or the one that the server printed.
  public var code: String
  /// The name that the other members will see.
  public var name: String
  /// Whether the key of the project was entered; a screen never knows it.
  public var hasKey: Bool
  /// The e-mail address of the account at the project.
  public var email: String
  /// Whether the password of that account was entered; a screen never knows it.
  public var hasPassword: Bool
  /// Whether that account must first be created.
  public var isNewAccount: Bool
  /// Whether the technical parts are shown: the kind of the server, and its account.
  public var showsAdvanced = false
  /// Whether a call to the server is under way.
  public var isBusy: Bool
  /// Whether there is no network.
  public var isOffline: Bool
  /// The error, as a sentence.
  public var error: String?
  /// A short message.
  public var toast: Notice?

  /// The longest name, in characters.
  public static let longestName = 60

  /// Makes an input; by default every field is empty.
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

  /// Whether a code is needed; only an account at Supabase founds a household without a code.
  public var needsCode: Bool { !isNew || server == .home }

  /// The keys of the words for the fields that still need input, in order.
  ///
  /// A user who is signed in at the project already needs no account here.
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
