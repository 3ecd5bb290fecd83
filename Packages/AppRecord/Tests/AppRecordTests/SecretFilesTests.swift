import AppRecord
import Journal
import ServiceCalls
import Testing

/// Keys of services in files of a data folder.
@Suite struct SecretFilesTests {
  private let files = JournalFileSystem.inMemory()
  private var secrets: SecretStore { .files(in: "/data", files: files) }

  @Test func `a key is kept, replaced and forgotten by its name`() throws {
    #expect(try secrets.read("a") == nil)
    try secrets.keep("a", HiddenKey("one"))
    try secrets.keep("b", HiddenKey("two"))
    try secrets.keep("a", HiddenKey("three"))
    #expect(try secrets.read("a") == HiddenKey("three"))
    try secrets.keep("a", nil)
    #expect(try secrets.read("a") == nil && secrets.read("b") == HiddenKey("two"))
    try secrets.forgetAll()
    #expect(try secrets.read("b") == nil)
  }

  @Test func `names that differ have files that differ, in the folder alone`() throws {
    let names: [SecretName] = [
      "server-https://a/b", "server-https://a_2f_b", "../x", "A", "a", "é",
    ]
    for name in names { try secrets.keep(name, HiddenKey(name.rawValue)) }
    for name in names { #expect(try secrets.read(name) == HiddenKey(name.rawValue)) }
    let found = try #require(try files.list("/data"))
    #expect(found.count == names.count && found.allSatisfy { $0.hasPrefix("secret-") })
  }

  @Test func `a key that cannot be written leaves the one before`() throws {
    try secrets.keep("a", HiddenKey("one"))
    var broken = files
    broken.rename = { path, _ throws(JournalError) in throw .noPermission(path) }
    let other = SecretStore.files(in: "/data", files: broken)
    #expect(throws: SecretStoreError.notKept) { try other.keep("a", HiddenKey("two")) }
    #expect(try secrets.read("a") == HiddenKey("one"))
  }

  @Test func `a key that is too long is refused, and the one before stays`() throws {
    try secrets.keep("a", HiddenKey("one"))
    #expect(throws: SecretStoreError.notKept) {
      try secrets.keep("a", HiddenKey(String(repeating: "k", count: 65_537)))
    }
    #expect(try secrets.read("a") == HiddenKey("one"))
  }

  @Test func `a folder that was never made holds no key and nothing to forget`() throws {
    try secrets.forgetAll()
    #expect(try secrets.read("a") == nil && (try files.list("/data")) == nil)
  }
}
