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
  /// The stock that may still be used on a day.
  ///
  /// An item past its last day is left out, because it may have spoiled.
  public func kept(on day: Int) -> Pantry { without { $0.isPast(on: day) } }

  /// The stock as of a time, without the items that came home or were counted since.
  public func known(before date: Date) -> Pantry { without { ($0.since ?? .distantPast) >= date } }

  private func without(_ isLeftOut: (Stock) -> Bool) -> Pantry {
    var other = self
    for stock in stock where isLeftOut(stock) {
      other.apply(.changed(stock.id, .isRemoved(true)))
    }
    return other
  }
}
