#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Receipt {
  /// The receipt's canonical bytes.
  ///
  /// Times are in whole milliseconds, as in journals. The product, the only free text, is last, so
  /// that no two receipts have the same bytes.
  var sealedBytes: [UInt8] {
    let clockWords: [String] =
      switch clock {
      case .device(let time): ["device", Self.word(time)]
      case .signed(let time): ["signed", Self.word(time)]
      }
    let times = [
      originalPurchase, trial?.start, trial?.end, paid?.start, paid?.end, graceUntil, revokedAt,
    ]
    let words =
      ["receipt 1"] + times.map { $0.map(Self.word) ?? "-" } + clockWords
      + [behind.map(Self.milliseconds) ?? "-", willRenew ? "renews" : "ends", productID]
    return Array(words.joined(separator: "\n").utf8)
  }

  /// The receipt with its times in whole milliseconds, which do not change when written and read.
  var inWholeMilliseconds: Receipt {
    func whole(_ seconds: TimeInterval) -> TimeInterval { (seconds * 1000).rounded() / 1000 }
    func whole(_ time: Date) -> Date {
      Date(timeIntervalSince1970: whole(time.timeIntervalSince1970))
    }
    func whole(_ period: Period) -> Period {
      Period(start: whole(period.start), end: whole(period.end))
    }
    let ownClock: Clock =
      switch clock {
      case .device(let time): .device(whole(time))
      case .signed(let time): .signed(whole(time))
      }
    return Receipt(
      productID: productID, originalPurchase: originalPurchase.map(whole), trial: trial.map(whole),
      paid: paid.map(whole), willRenew: willRenew, graceUntil: graceUntil.map(whole),
      revokedAt: revokedAt.map(whole), clock: ownClock, behind: behind.map(whole))
  }

  private static func word(_ time: Date) -> String { milliseconds(time.timeIntervalSince1970) }

  private static func milliseconds(_ seconds: TimeInterval) -> String {
    Int64(exactly: (seconds * 1000).rounded()).map(String.init) ?? "\(seconds)"
  }
}
