import Testing

@testable import EmbeddedText

@Suite struct EmbeddedTextTests {
  @Test func `fields are read in turn, numbers and lists among them`() {
    let text: StaticString = "butter\t717\ta|b\t1,22\n\t\t\t\nwater\t0"
    var reader = FieldReader(text.bytes)
    #expect(reader.text() == "butter")
    #expect(reader.number() == 717)
    #expect(reader.texts() == ["a", "b"])
    #expect(reader.numbers() == [1, 22])
    #expect(reader.text().isEmpty)
    #expect(reader.number() == 0)
    #expect(reader.texts().isEmpty)
    #expect(reader.numbers().isEmpty)
    #expect(!reader.isAtEnd)
    reader.skip(1)
    #expect(reader.number() == 0)
    #expect(reader.isAtEnd)
  }

  @Test func `every packed number reads back with any bytes after it`() {
    let numbers: [Int?] =
      [0, 1, 44, 45, 46, 2024, 2025, nil, 91_124, 91_125, 38_758, nil, nil, 4_100_624, .max / 64]
      + (0..<3000).map { $0 * 37 }
    let text = numbers.map(PackedNumber.text).joined()
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      var reader = FieldReader(bytes)
      for number in numbers { #expect(reader.packedNumber() == number) }
      #expect(reader.isAtEnd)
      #expect(reader.packedNumber() == nil)

      var skipper = FieldReader(bytes)
      skipper.skipPackedNumbers(5)
      #expect(skipper.packedNumber() == 2024)
    }
  }

  @Test(arguments: 0..<40) func `a line begins after each line feed and nothing else`(count: Int) {
    let likely: [UInt8] = [10, 0x0b, 0x09, 0x8a, 0x00, 0xff, 0x7f, 0x80, 0x41]
    for step in 1..<9 {
      let bytes = (0..<count).map { likely[($0 * step + $0 / 3) % likely.count] }
      let starts = [0] + bytes.indices.filter { bytes[$0] == 10 }.map { Int32($0 + 1) }
      bytes.withUnsafeBufferPointer { #expect($0.lineStarts == (bytes.isEmpty ? [] : starts)) }
    }
  }

  @Test func `a packed number holds only what a literal, a line and a field can hold`() {
    let bytes = Set((0..<5000).map { PackedNumber.text($0) }.joined().utf8)
    let special: [UInt8] = Array(##""#\!"##.utf8)
    #expect(bytes.count == 90)
    #expect(bytes.allSatisfy { (33...126).contains($0) })
    #expect(bytes.isDisjoint(with: special))
  }

  @Test(arguments: [
    ("plain", "#\"\"\"\nplain\n\"\"\"#"),
    ("a \"\"\"# b", "##\"\"\"\na \"\"\"# b\n\"\"\"##"),
    ("\\#(no) ###", "####\"\"\"\n\\#(no) ###\n\"\"\"####"),
  ])
  func `a raw literal has more number signs than its text`(text: String, literal: String) {
    #expect(SwiftLiteral.raw(text) == literal)
  }
}
