import ServiceCalls

/// The keys of assistants, one for each address; a key is only in memory unless the user has it
/// stored.
public struct AssistantKeys: Sendable {
  private let kept: SecretStore
  private let session: SecretStore

  /// Makes keys over the permanent store and the one in memory.
  public init(kept: SecretStore, session: SecretStore) {
    self.kept = kept
    self.session = session
  }

  /// The key for an address; nil if there is none.
  ///
  /// - Throws: ``AssistantError/keyUnreadable``.
  public func key(for settings: AssistantSettings) throws(AssistantError) -> HiddenKey? {
    let name = SecretName.assistant(settings.address)
    do throws(SecretStoreError) {
      if settings.provider != nil { return try kept.read(.signedIn(settings.address)) }
      if let key = try session.read(name) { return key }
      return settings.remembersKey ? try kept.read(name) : nil
    } catch { throw .keyUnreadable }
  }

  /// Stores the session of a household's server for its provider; nil deletes it.
  ///
  /// It lasts as long as the membership, whether or not keys are kept.
  ///
  /// - Throws: ``AssistantError/keyNotKept``.
  public func keepSignedIn(
    _ key: HiddenKey?, for settings: AssistantSettings
  ) throws(AssistantError) {
    do throws(SecretStoreError) { try kept.keep(.signedIn(settings.address), key) } catch {
      throw .keyNotKept
    }
  }

  /// Replaces the key, in the store that the settings choose, without surrounding blanks.
  ///
  /// - Throws: ``AssistantError/notAKey`` for an impossible key, and ``AssistantError/keyNotKept``.
  public func keep(
    _ key: HiddenKey, for settings: AssistantSettings
  ) throws(AssistantError) {
    guard let key = HiddenKey(trimming: key), settings.provider == nil else { throw .notAKey }
    let name = SecretName.assistant(settings.address)
    do throws(SecretStoreError) {
      try kept.keep(name, settings.remembersKey ? key : nil)
      try session.keep(name, settings.remembersKey ? nil : key)
    } catch { throw .keyNotKept }
  }

  /// Deletes the key for the address of settings, from memory and from the device.
  ///
  /// - Returns: false if there was none.
  /// - Throws: ``AssistantError/keyNotKept``.
  @discardableResult
  public func forget(for settings: AssistantSettings) throws(AssistantError) -> Bool {
    let name = SecretName.assistant(settings.address)
    do throws(SecretStoreError) {
      // An unreadable key is treated as present.
      let known = [session, kept].map { store in (try? store.read(name)).map { $0 != nil } ?? true }
      try session.keep(name, nil)
      try kept.keep(name, nil)
      return known.contains(true)
    } catch { throw .keyNotKept }
  }
}

extension SecretName {
  /// The name of the session at a household's server that calls its provider, by the address.
  static func signedIn(_ address: String) -> SecretName {
    SecretName(rawValue: "signed-in-\(address)")
  }

  /// The name of an assistant's key, by its address, so that it is never sent to another one.
  public static func assistant(_ address: String) -> SecretName {
    SecretName(rawValue: "assistant-\(address)")
  }
}

extension HiddenKey {
  /// A key without surrounding blanks; nil if it is empty or cannot be in a request's head.
  init?(trimming key: HiddenKey) {
    let bytes = Array(key.revealed.utf8)
    let isBlank = { (byte: UInt8) in byte == 0x20 || 0x09...0x0D ~= byte }
    guard let first = bytes.firstIndex(where: { !isBlank($0) }),
      let last = bytes.lastIndex(where: { !isBlank($0) })
    else { return nil }
    let text = bytes[first...last]
    guard text.count <= 8192, text.allSatisfy({ 0x21...0x7E ~= $0 }) else { return nil }
    self.init(String(decoding: text, as: UTF8.self))
  }
}
