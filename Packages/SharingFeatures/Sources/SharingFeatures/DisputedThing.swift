import Journal
import SharingScreens
import Sync

/// Something that several devices changed, with the fields of which one value is kept.
struct DisputedThing {
  /// What it is.
  let place: FieldPlace
  /// What they changed.
  let fields: [DisputedField]

  /// Everything that is asked, in order.
  ///
  /// - Parameter names: who works on which device, as far as that is known.
  static func all(_ status: HouseholdStatus, _ names: [DeviceID: String]) -> [DisputedThing] {
    let own = status.seat?.device
    let devices = Set(status.conflicts.flatMap(\.sides).map(\.device)).sorted {
      $0.rawValue < $1.rawValue
    }
    let numbers = Dictionary(
      uniqueKeysWithValues: devices.filter { $0 != own }.enumerated().map { ($1, $0 + 1) })
    let fields = status.conflicts.compactMap {
      DisputedField($0, own: own, numbers: numbers, names: names)
    }
    let things = Dictionary(grouping: fields) {
      FieldPlace($0.conflict.place.stream, $0.conflict.place.thing, "")
    }
    return things.sorted { $0.key < $1.key }.map { DisputedThing(place: $0, fields: $1) }
  }
}
