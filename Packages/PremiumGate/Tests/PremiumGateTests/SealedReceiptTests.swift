import Foundation
import Testing

@testable import PremiumGate

private let key = (0..<32).map { UInt8($0) }

/// A receipt with every part that one can have.
private let full = Receipt(
  originalPurchase: start, trial: .init(start: start, end: day(7)),
  paid: .init(start: day(7), end: day(37)), willRenew: true, graceUntil: day(53),
  revokedAt: day(40), clock: .device(day(41)), behind: 86_400)

struct SealedReceiptTests {
  @Test func `a sealed receipt opens with its key and with no other`() {
    let sealed = SealedReceipt(full, key: key)
    #expect(sealed.opened(with: key) == full)
    #expect(sealed.opened(with: key.reversed()) == nil)
    #expect(sealed.opened(with: []) == nil)
    #expect(SealedReceipt(unsealed: full).opened(with: key) == nil)
  }

  @Test func `it still opens after it was written down and read`() throws {
    let odd = Receipt(
      paid: .init(start: start + 0.123_456, end: start + 0.9995), clock: .signed(start + 1.0005),
      behind: 0.1)
    for receipt in [full, odd, Receipt()] {
      let copy = try read(try written(SealedReceipt(receipt, key: key)))
      #expect(copy.opened(with: key) == copy.receipt)
    }
  }

  @Test(arguments: edits.indices)
  func `no part of a receipt can be changed`(index: Int) {
    var other = full
    Self.edits[index](&other)
    #expect(other != full)
    #expect(other.sealedBytes != full.sealedBytes)
  }

  static let edits: [@Sendable (inout Receipt) -> Void] = [
    { $0.productID = "mealadvisor.premium.yearly" }, { $0.productID += "\n" },
    { $0.originalPurchase = nil }, { $0.originalPurchase?.addTimeInterval(0.001) },
    { $0.trial = nil }, { $0.trial?.start.addTimeInterval(0.001) },
    { $0.trial?.end.addTimeInterval(0.001) }, { $0.paid = nil },
    { $0.paid?.start.addTimeInterval(-0.001) }, { $0.paid?.end.addTimeInterval(0.001) },
    { $0.willRenew = false }, { $0.graceUntil = nil }, { $0.graceUntil?.addTimeInterval(0.001) },
    { $0.revokedAt = nil }, { $0.revokedAt?.addTimeInterval(0.001) },
    { $0.clock = .device(day(41.1)) }, { $0.clock = .signed(day(41)) }, { $0.behind = nil },
    { $0.behind = 0 }, { $0.behind = 86_401 }, { $0.behind = 1e300 },
    { ($0.trial, $0.paid) = ($0.paid, $0.trial) },
    { ($0.graceUntil, $0.revokedAt) = ($0.revokedAt, $0.graceUntil) },
  ]

  /// One bit of one byte, and one byte less: whatever can still be read is the same receipt or none.
  @Test(arguments: 0..<8)
  func `a receipt that was edited byte by byte opens nothing else`(bit: Int) throws {
    let bytes = try written(SealedReceipt(full, key: key))
    for index in bytes.indices {
      var flipped = bytes
      flipped[index] ^= 1 << UInt8(bit)
      var shorter = bytes
      shorter.remove(at: index)
      for edited in [flipped, shorter] {
        guard let copy = try? read(edited), let opened = copy.opened(with: key) else { continue }
        #expect(opened.sealedBytes == full.sealedBytes)
      }
    }
  }

  @Test func `an untrusted receipt opens nothing and allows no second trial`() throws {
    let store = LocalStore()
    for receipt in [full, Receipt(), Receipt(paid: .init(start: day(9), end: day(900_000)))] {
      let spent = receipt.spent(at: day(1))
      let person = Entitlement(following: spent)
      for days in [-40_000.0, 0, 1, 8, 36, 500, 1_000_000] {
        #expect(!person.phase(at: day(days)).isEntitled)
        #expect(person.phase(at: day(days)).isLapsed)
      }
      #expect(throws: PurchaseError.self) { try store.startTrial(spent, at: day(1)) }
      #expect(throws: PurchaseError.nothingToRestore) { try store.restore(spent, at: day(1)) }
      #expect(try store.purchase(spent, at: day(1)).paid?.end == day(31))
    }
  }

  @Test func `a receipt of before there were seals runs to its end, if its story agrees`() throws {
    let store = LocalStore()
    let trial = try store.startTrial(Receipt(), at: start)
    let month = try store.purchase(Receipt(), at: start)
    for receipt in [trial, month] {
      let story = Entitlement(following: receipt)
      let taken = try #require(receipt.takenOver(besides: story))
      #expect(taken.willRenew == false)
      #expect(Entitlement(following: taken).phase(at: day(1)) == story.phase(at: day(1)))
      #expect(receipt.takenOver(besides: Entitlement()) == nil)
    }
    #expect(trial.takenOver(besides: Entitlement(following: month)) == nil)
  }

  @Test(arguments: 0..<5)
  func `a receipt of before there were seals is never longer than its product`(index: Int) throws {
    let longer: [Receipt] = [
      Receipt(trial: .init(start: start, end: day(7.01)), clock: .device(day(1))),
      Receipt(paid: .init(start: start, end: day(30.01)), clock: .device(day(1))),
      Receipt(paid: .init(start: day(2), end: day(32)), clock: .device(day(1))),
      Receipt(
        paid: .init(start: start, end: day(30)), graceUntil: day(46.01), clock: .device(day(31))),
      Receipt(graceUntil: day(16), clock: .device(start)),
    ]
    let receipt = longer[index]
    var story = Entitlement(following: receipt)
    story.trial = receipt.trial
    (story.paidUntil, story.graceUntil) = (receipt.paid?.end, receipt.graceUntil)
    #expect(receipt.takenOver(besides: story) == nil)
  }

  private func written(_ sealed: SealedReceipt) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .millisecondsSince1970
    encoder.outputFormatting = .sortedKeys
    return Array(try encoder.encode(sealed))
  }

  private func read(_ bytes: [UInt8]) throws -> SealedReceipt {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .millisecondsSince1970
    return try decoder.decode(SealedReceipt.self, from: Data(bytes))
  }
}
