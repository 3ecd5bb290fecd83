import DesignSystem
import Foundation
import Journal
import Sync
import Testing

@testable import SharingFeatures

/// A field that several devices changed.
@Suite struct DisputedFieldTests {
  private func side(_ device: DeviceID, servings: Int) throws -> EditConflict.Side {
    let noon = Date(timeIntervalSince1970: 1_778_000_000)
    return EditConflict.Side(
      number: servings, id: .random(), device: device, time: noon,
      meaning: EditMeaning(.sets, of: "soup", fields: ["servings"]),
      event: Event(
        stream: "plan", version: 1, time: noon, payload: Data("\(servings)".utf8)))
  }

  @Test func `a choice keeps its edit even if the sides get other names`() throws {
    let (ann, ben, chloe) = (try DeviceID("a"), try DeviceID("b"), try DeviceID("c"))
    let conflict = EditConflict(
      place: FieldPlace("plan", "soup", "servings"),
      sides: [try side(ben, servings: 2), try side(chloe, servings: 4)])
    let words = HouseholdWords([], copy: Copy([]))
    let before = try #require(
      DisputedField(conflict, own: nil, numbers: [ben: 1, chloe: 2], names: [:]))
    let chosen = try #require(before.decision(for: .device(2)))
    #expect(chosen.edit == conflict.sides[1].id && before.input(chosen, words).choice == .device(2))
    // Somebody whose device comes first disagrees about something else.
    let later = try #require(
      DisputedField(conflict, own: nil, numbers: [ann: 1, ben: 2, chloe: 3], names: [:]))
    #expect(later.input(chosen, words).choice == .device(3))
    // Where somebody says something else of the same, it is to be chosen anew.
    let further = EditConflict(
      place: conflict.place, sides: conflict.sides + [try side(ann, servings: 6)])
    let asked = try #require(
      DisputedField(further, own: nil, numbers: [ann: 1, ben: 2, chloe: 3], names: [:]))
    #expect(asked.side(of: chosen) == nil && asked.input(chosen, words).choice == nil)
  }
}
