import ServiceCalls

/// The keys of assistants: each for the address that it was given for, in memory unless somebody
/// wants it remembered.
public struct AssistantKeys: Sendable {
  private let kept: SecretStore
  private let session: SecretStore

  /// Takes where keys are kept for good, and where as long as the process runs.
  public init(kept: SecretStore, session: SecretStore) {
    self.kept = kept
    self.session = session
  }

  /// The key for an address; nil where there is none.
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

  /// Keeps what a server of the household is asked with, or forgets it where that is nil.
  ///
  /// It lasts as the place in the household does, whether or not keys are remembered.
  ///
  /// - Throws: ``AssistantError/keyNotKept``.
  public func keepSignedIn(
    _ key: HiddenKey?, for settings: AssistantSettings
  ) throws(AssistantError) {
    do throws(SecretStoreError) { try kept.keep(.signedIn(settings.address), key) } catch {
      throw .keyNotKept
    }
  }

  /// Keeps a key in the place of the one before, where the settings say; blanks around it are left
  /// out.
  ///
  /// - Throws: ``AssistantError/notAKey`` for one that no service can have given out, and
  ///   ``AssistantError/keyNotKept``.
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

  /// Forgets the key for the address of settings, wherever it is.
  ///
  /// - Returns: false where there was none.
  /// - Throws: ``AssistantError/keyNotKept``.
  @discardableResult
  public func forget(for settings: AssistantSettings) throws(AssistantError) -> Bool {
    let name = SecretName.assistant(settings.address)
    do throws(SecretStoreError) {
      // A key that cannot be read is one that is there.
      let known = [session, kept].map { store in (try? store.read(name)).map { $0 != nil } ?? true }
      try session.keep(name, nil)
      try kept.keep(name, nil)
      return known.contains(true)
    } catch { throw .keyNotKept }
  }
}

extension SecretName {
  /// What a server of the household is asked with for its provider, by the address.
  static func signedIn(_ address: String) -> SecretName {
    SecretName(rawValue: "signed-in-\(address)")
  }

  /// The key of an assistant, by its address, so that it is never sent to another one.
  public static func assistant(_ address: String) -> SecretName {
    SecretName(rawValue: "assistant-\(address)")
  }
}

extension HiddenKey {
  /// A key without blanks around it; nil for one that is empty, or that cannot stand in the head of a
  /// request.
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
