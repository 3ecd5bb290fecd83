import SeededRandom
import Testing

@testable import RecipeExchange

@Suite struct ArchiveTests {
  private static func unpack(_ bytes: [UInt8], atMost limit: Int = 1_000_000) throws -> [UInt8] {
    try bytes.withUnsafeBufferPointer { packed throws(ArchiveError) in
      try Inflate.unpack(packed, expecting: 0, atMost: limit).bytes
    }
  }

  @Test func `Blocks that another program packed are read: stored, fixed and dynamic`() throws {
    for packed in [ForeignArchives.stored, ForeignArchives.fixed] {
      #expect(try Self.unpack(packed) == Array("salt and salt and salt and pepper".utf8))
    }
    let numbers = (0..<400).map { "\($0 * $0) " }.joined()
    #expect(try Self.unpack(ForeignArchives.dynamic) == Array(numbers.utf8))
  }

  @Test(arguments: 0..<40)
  func `What is packed unpacks to the same`(_ seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let letters = 1 + Int(random.next() % 255)
    var bytes = (0..<Int(random.next() % 70_000)).map { _ in UInt8(random.next() % UInt64(letters))
    }
    // Long repeats, near and far.
    for _ in 0..<Int(random.next() % 5) where bytes.count > 10 {
      let start = Int(random.next() % UInt64(bytes.count))
      bytes += bytes[start..<min(bytes.count, start + Int(random.next() % 9000))]
    }
    #expect(try Self.unpack(Deflate.pack(bytes)) == bytes)
    #expect(try Gzip.unpack(Gzip.pack(bytes), atMost: 100_000_000, ratio: 1000) == bytes)
  }

  @Test func `A zip that another program wrote is read, with descriptors and names in UTF-8`()
    throws
  {
    let zip = try ZipReader(ForeignArchives.zip)
    #expect(zip.entries.map(\.path) == ["soup.txt", "Crème/brûlée.txt"])
    let texts = try zip.entries.map { try zip.contents(of: $0, atMost: 1000, ratio: 1000) }
    #expect(texts.map { String(decoding: $0, as: UTF8.self) } == ["soup soup soup soup", "sugar"])
  }

  @Test func `A zip of ours holds its files, packed or not`() throws {
    var writer = ZipWriter()
    let files = ["a.txt": Array("aaaaaaaaaaaaaaaaaaaaaaaa".utf8), "ü/b.txt": [1, 2, 3], "c": []]
    for (name, bytes) in files { writer.add(bytes, at: name) }
    let zip = try ZipReader(writer.finished())
    #expect(zip.entries.count == 3)
    for entry in zip.entries {
      #expect(try zip.contents(of: entry, atMost: 100, ratio: 1000) == files[entry.path])
    }
  }

  @Test func `A bomb is told and takes no memory`() throws {
    let bomb = Gzip.pack([UInt8](repeating: 0, count: 2_000_000))
    #expect(throws: ArchiveError.bomb) { try Gzip.unpack(bomb, atMost: 100_000_000, ratio: 10) }
    #expect(throws: ArchiveError.tooLarge(1000)) {
      try Gzip.unpack(bomb, atMost: 1000, ratio: 1000)
    }
    var writer = ZipWriter()
    writer.add([UInt8](repeating: 0, count: 2_000_000), at: "zeros")
    let zip = try ZipReader(writer.finished())
    #expect(throws: ArchiveError.bomb) {
      try zip.contents(of: zip.entries[0], atMost: 100_000_000, ratio: 10)
    }
  }

  @Test(arguments: [true, false])
  func `A file of a zip that is larger than allowed is not unpacked`(_ isStored: Bool) throws {
    var writer = ZipWriter()
    writer.add([UInt8](repeating: 0, count: 2000), at: "zeros", isPacked: isStored)
    let zip = try ZipReader(writer.finished())
    #expect(throws: ArchiveError.tooLarge(1999)) {
      try zip.contents(of: zip.entries[0], atMost: 1999, ratio: 1000)
    }
    #expect(try zip.contents(of: zip.entries[0], atMost: 2000, ratio: 1000).count == 2000)
  }

  @Test func `A file of a zip in which one letter changed is not read`() throws {
    let text = Array("# Soup\n\n## Ingredients\n- salt\n".utf8)
    var writer = ZipWriter()
    // It is stored as it is, so that nothing but the checksum tells.
    writer.add(text, at: "soup.md", isPacked: true)
    var bytes = writer.finished()
    #expect(ExchangeReader().read(bytes, named: "a.zip").recipes.count == 1)
    let salt = 30 + "soup.md".utf8.count + text.count - "salt\n".utf8.count
    bytes[salt] = UInt8(ascii: "m")
    let zip = try ZipReader(bytes)
    #expect(throws: ArchiveError.checksum) {
      try zip.contents(of: zip.entries[0], atMost: 1000, ratio: 1000)
    }
    let report = ExchangeReader().read(bytes, named: "a.zip")
    #expect(report.recipes.isEmpty && report.passedOver.count == 1)
  }

  @Test func `A size that is a lie is damage`() throws {
    var writer = ZipWriter()
    writer.add(Array("soup soup soup soup soup soup soup soup".utf8), at: "a")
    var bytes = writer.finished()
    let directory = try #require(
      bytes.indices.dropLast(3).first {
        bytes[$0...].starts(with: [0x50, 0x4B, 1, 2])
      })
    bytes[directory + 24] -= 1
    let zip = try ZipReader(bytes)
    #expect(throws: ArchiveError.self) {
      try zip.contents(of: zip.entries[0], atMost: 1000, ratio: 1000)
    }
  }

  @Test(arguments: [
    ("../a.txt", false), ("/etc/a", false), ("a\\b", false), ("C:/a", false), ("a/../b", false),
    ("a/b..c/d", true), ("Crème/brûlée.txt", true),
  ])
  func `A path that leads out of its archive is not followed`(_ path: String, _ staysInside: Bool) {
    var writer = ZipWriter()
    writer.add(Array("# Soup\n\n## Ingredients\n- salt\n".utf8), at: path)
    let report = ExchangeReader().read(writer.finished(), named: "a.zip")
    #expect(report.recipes.count == (staysInside ? 1 : 0))
    #expect(report.passedOver.count == (staysInside ? 0 : 1))
  }

  @Test func `Archives in archives are read two deep`() {
    let text = Array("# Soup\n\n## Ingredients\n- salt\n".utf8)
    func zipped(_ bytes: [UInt8], _ name: String) -> [UInt8] {
      var writer = ZipWriter()
      writer.add(bytes, at: name)
      return writer.finished()
    }
    let twice = zipped(zipped(text, "soup.md"), "inner.zip")
    #expect(ExchangeReader().read(twice, named: "a.zip").recipes.count == 1)
    let thrice = ExchangeReader().read(zipped(twice, "outer.zip"), named: "a.zip")
    #expect(thrice.recipes.isEmpty)
    #expect(thrice.passedOver.first?.path == "a.zip/outer.zip/inner.zip")
  }

  @Test func `Encrypted files, double names and links are told`() throws {
    var writer = ZipWriter()
    let text = Array("# Soup\n\n## Ingredients\n- salt\n".utf8)
    writer.add(text, at: "one.md")
    writer.add(text, at: "one.md")
    writer.add(text, at: "two.md")
    writer.add(text, at: "three.md")
    var bytes = writer.finished()
    let headers = bytes.indices.dropLast(3).filter {
      bytes[$0...].starts(with: [0x50, 0x4B, 1, 2])
    }
    bytes[headers[2] + 8] |= 1
    bytes[headers[3] + 5] = 3
    bytes[headers[3] + 41] = 0xA1
    let report = ExchangeReader().read(bytes, named: "a.zip")
    #expect(report.recipes.count == 1)
    #expect(
      report.passedOver.map(\.sentence) == [
        "The archive has two files of this name; the first one was read.",
        "The file is a link to another one; links are not followed.",
        "The file is locked with a password; export it without one.",
      ])
  }

  @Test(arguments: 0..<Sample.count(quick: 30, whole: 300))
  func `Damage gives an error or the same, never more than allowed`(_ seed: Int) {
    var random = SeededGenerator(seed: seed, 1)
    var bytes =
      seed % 3 == 0 ? ForeignArchives.zip : Gzip.pack(Array("salt and pepper and salt".utf8))
    if seed % 3 == 1 { bytes = ForeignArchives.dynamic }
    for _ in 0...Int(random.next() % 4) {
      bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
    }
    if seed % 2 == 0 { bytes = Array(bytes.prefix(Int(random.next() % UInt64(bytes.count + 1)))) }
    if seed % 3 == 1 {
      let unpacked = try? Self.unpack(bytes, atMost: 5000)
      #expect((unpacked?.count ?? 0) <= 5000)
    } else {
      let report = ExchangeReader(limits: ArchiveLimits(totalBytes: 5000)).read(bytes, named: "x")
      #expect(report.recipes.count <= 2)
    }
  }
}
