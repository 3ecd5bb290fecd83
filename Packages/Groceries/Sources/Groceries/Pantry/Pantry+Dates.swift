#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Pantry.Stock {
  /// Whether the last day on which it should be used is over.
  public func isPast(on day: Int) -> Bool { (item.useBy ?? .max) < day }
}

extension Pantry {
  /// What may still be used on a day: whatever is past its last day counts for nothing, because nobody
  /// knows whether it is still good.
  public func kept(on day: Int) -> Pantry { without { $0.isPast(on: day) } }

  /// What was there before a time: nothing that came home or was counted since.
  public func known(before date: Date) -> Pantry { without { ($0.since ?? .distantPast) >= date } }

  private func without(_ isLeftOut: (Stock) -> Bool) -> Pantry {
    var other = self
    for stock in stock where isLeftOut(stock) {
      other.apply(.changed(stock.id, .isRemoved(true)))
    }
    return other
  }
}
