import AppRecord
import Journal
import ServiceCalls
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The secret in an address that other programs use.
@Suite struct AddressSecretTests {
  @Test("An address stays the same until a new one replaces it, and each has its own secret")
  func lifetime() throws {
    let secrets = SecretStore.inMemory()
    let calendar = AddressSecret(.calendarAddress, in: secrets)
    #expect(calendar.text == nil)
    let first = try calendar.made()
    #expect(try calendar.made() == first && first.count == 26)
    let second = try calendar.renewed()
    #expect(second != first && calendar.text == second)
    #expect(try AddressSecret(.pagesAddress, in: secrets).made() != second)
  }

  @Test("An address that is made before anything is stored does not look like lost data")
  func beforeAnything() async throws {
    let files = JournalFileSystem.inMemory()
    let secrets = SecretStore.files(in: "/data", files: files)
    for name in [SecretName.calendarAddress, .pagesAddress] {
      _ = try AddressSecret(name, in: secrets).made()
    }
    let journal = try EventJournal(directory: URL(filePath: "/data"), fileSystem: files)
    let stores = AppStores(journal: journal, secrets: secrets)
    _ = try await stores.consents.record(
      [ConsentEvent("calendar", isGiven: true)], at: .distantPast)
    #expect(try await stores.consents.state().given == ["calendar"])
  }
}
