import Journal
import SharingScreens
import Sync

/// A thing that several devices changed, with the fields that need a decision.
struct DisputedThing {
  /// The place of the conflict, which names the thing.
  let place: FieldPlace
  /// The fields that they changed.
  let fields: [DisputedField]

  /// All conflicts, in order.
  ///
  /// - Parameter names: the known names of the members, by their devices.
  static func all(_ status: HouseholdStatus, _ names: [DeviceID: String]) -> [DisputedThing] {
    let own = status.membership?.device
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
