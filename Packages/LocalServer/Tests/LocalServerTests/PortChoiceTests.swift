import Testing

@testable import LocalServer

@Suite struct PortChoiceTests {
  /// The port that is opened where some are in use and some not allowed.
  private func opened(
    _ choice: PortChoice, inUse: Set<UInt16> = [], notAllowed: Set<UInt16> = []
  ) throws(LocalServerError) -> UInt16 {
    try choice.opened { port throws(LocalServerError) in
      if inUse.contains(port) { throw .portInUse(port) }
      if notAllowed.contains(port) { throw .portNotAllowed(port) }
      return port
    }
  }

  @Test func `the first port that can be opened is taken`() throws {
    #expect(try opened(.firstFree(from: 80), inUse: [80, 82], notAllowed: [81]) == 83)
    #expect(try opened(.exactly(80)) == 80)
    #expect(throws: LocalServerError.portInUse(80)) { try opened(.exactly(80), inUse: [80]) }
  }

  @Test(arguments: [
    (from: 80, tries: 3, tried: 3), (from: 80, tries: 0, tried: 1), (from: 80, tries: -1, tried: 1),
    (from: 65_530, tries: 20, tried: 6), (from: 65_535, tries: .max, tried: 1),
    (from: 1, tries: .max, tried: 65_535),
  ])
  func `where all are in use it is said how many were tried`(from: UInt16, tries: Int, tried: Int) {
    #expect(throws: LocalServerError.noFreePort(from: from, tries: tried)) {
      try opened(.firstFree(from: from, tries: tries), inUse: Set(0 ... .max))
    }
  }

  @Test func `where no port is allowed that is what is said`() {
    let reserved = Set<UInt16>(0..<1_024)
    #expect(throws: LocalServerError.portNotAllowed(80)) {
      try opened(.firstFree(from: 80), notAllowed: reserved)
    }
    #expect(throws: LocalServerError.noFreePort(from: 1_020, tries: 5)) {
      try opened(.firstFree(from: 1_020, tries: 5), inUse: [1_024], notAllowed: reserved)
    }
  }

  @Test func `an error of the system ends the search`() {
    let failure = LocalServerError.system(call: "bind", code: 1)
    #expect(throws: failure) {
      try PortChoice.firstFree(from: 1).opened { _ throws(LocalServerError) in throw failure }
    }
  }
}
