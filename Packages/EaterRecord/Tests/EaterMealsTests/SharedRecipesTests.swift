import EaterMeals
import Foundation
import Journal
import MealModels
import RecipeStore
import Sync
import Testing

private let noon = Phone.noon

@Suite struct SharedRecipesTests {
  private let server = HouseholdInMemory()
  private let one: Phone
  private let other: Phone
  private let id: RecipeID

  /// Two phones of a household, with a recipe.
  init() async throws {
    (one, other) = (try Phone("one"), try Phone("other"))
    for phone in [one, other] { try await phone.join() }
    id = try await one.recipes.add(NewRecipe(RecipeContent(RecipeDraft(title: "Soup"))), at: noon)
    try await synchronize()
  }

  private func synchronize() async throws {
    for phone in [one, other, one, other] { try await phone.synchronize(server) }
  }

  private func content(on phone: Phone) async throws -> RecipeContent {
    try #require(try await phone.recipes.recipe(id)).content
  }

  private func edit(
    _ phone: Phone, _ change: @escaping @Sendable (inout RecipeContent) -> Void
  ) async throws { try await phone.recipes.edit(id, at: noon, change) }

  private func ingredients(_ line: String) -> @Sendable (inout RecipeContent) -> Void {
    { $0.draft.ingredients = [RecipeDraft.Section([line])] }
  }

  @Test func `an undo of a shared edit reaches all devices, also after a private edit`()
    async throws
  {
    try await edit(one, ingredients("1 onion"))
    try await edit(one) { $0.notes = "Only mine." }
    try await edit(one, ingredients("50 g peanuts"))
    try await synchronize()
    #expect(try await content(on: other).draft.ingredients.first?.lines == ["50 g peanuts"])
    #expect(try await one.recipes.undo(id, at: noon))
    try await synchronize()
    for phone in [one, other] {
      let recipe = try #require(try await phone.recipes.recipe(id))
      #expect(recipe.content.draft.ingredients.first?.lines == ["1 onion"])
      #expect(recipe.unread == 0)
    }
    #expect(try await one.recipes.redo(id, at: noon))
    try await synchronize()
    #expect(try await content(on: other).draft.ingredients.first?.lines == ["50 g peanuts"])
  }

  @Test
  func `returning to an earlier version removes no edits or private notes of other devices`()
    async throws
  {
    try await edit(other) { $0.notes = "Only the other's." }
    try await edit(one) { $0.draft.title = "Stew" }
    try await one.recipes.undo(id, at: noon)
    // Without knowing of it.
    try await edit(other) { $0.tags = ["winter"] }
    try await synchronize()
    for phone in [one, other] {
      #expect(try await content(on: phone).draft.title == "Soup")
      #expect(try await content(on: phone).tags == ["winter"])
    }
    #expect(try await content(on: other).notes == "Only the other's.")
    #expect(try await content(on: one).notes == nil)
  }

  @Test func `notes of others replace nothing of who does not share theirs, until they do`()
    async throws
  {
    try await edit(other) { $0.notes = "The other's." }
    try await one.households.shareNotes(true)
    try await edit(one) { $0.notes = "For all." }
    try await synchronize()
    #expect(try await content(on: other).notes == "The other's.")
    #expect(try await other.stores.household.conflicts().isEmpty)
    #expect(
      server.all.count { String(decoding: $0.payload, as: UTF8.self).contains("other's") } == 0)
    try await edit(other) { $0.notes = "Said before." }
    try await edit(other) { $0.notes = "Said in the end." }
    try await other.households.shareNotes(true)
    try await synchronize()
    for phone in [one, other] {
      let conflict = try #require(try await phone.stores.household.conflicts().first)
      #expect(conflict.place == FieldPlace("recipes", id.rawValue, "notes"))
      #expect(try await content(on: phone).notes == "Said in the end.")
    }
    #expect(
      server.all.count { String(decoding: $0.payload, as: UTF8.self).contains("before") } == 0)
    // What was shared is no longer from now on.
    try await other.households.shareNotes(false)
    try await edit(other) { $0.notes = "Mine again." }
    try await edit(one) { $0.notes = "And mine." }
    try await synchronize()
    #expect(try await content(on: other).notes == "Mine again.")
    #expect(try await content(on: one).notes == "And mine.")
  }

  @Test func `a recipe that was imported with notes is shared without them`() async throws {
    let kept = try await one.recipes.add(
      NewRecipe(RecipeContent(RecipeDraft(title: "Pie"), notes: "Cooked 3 times before.")), at: noon
    )
    try await synchronize()
    #expect(try await one.recipes.recipe(kept)?.content.notes == "Cooked 3 times before.")
    let seen = try #require(try await other.recipes.recipe(kept))
    #expect(seen.content.draft.title == "Pie" && seen.content.notes == nil)
    try await one.households.shareNotes(true)
    try await other.households.shareNotes(true)
    try await synchronize()
    #expect(try await other.recipes.recipe(kept)?.content.notes == "Cooked 3 times before.")
  }

  @Test func `a bin that a note has overtaken is asked about by who knows the note`() async throws {
    try await one.households.shareNotes(true)
    try await edit(one) { $0.notes = "Good." }
    try await other.recipes.remove([id], at: noon)
    try await other.synchronize(server)
    try await synchronize()
    for phone in [one, other] { #expect(try await !content(on: phone).isRemoved) }
    let places = try await one.stores.household.conflicts().map(\.place)
    #expect(places == [FieldPlace("recipes", id.rawValue, "")])
    #expect(try await other.stores.household.conflicts().isEmpty)
    #expect(try await content(on: other).notes == nil)
  }

  @Test func `an undo keeps later changes of other devices`() async throws {
    try await edit(one, ingredients("50 g peanuts"))
    try await synchronize()
    try await edit(one) { $0.draft.title = "Stew" }
    #expect(try await one.recipes.undo(id, at: noon))
    try await edit(other, ingredients("1 onion"))
    try await other.synchronize(server)
    try await synchronize()
    try await edit(one) { $0.draft.servings = 4 }
    #expect(try await one.recipes.undo(id, at: noon))
    try await synchronize()
    for phone in [one, other] {
      let content = try await content(on: phone)
      #expect(content.draft.ingredients.first?.lines == ["1 onion"])
      #expect(content.draft.title == "Soup" && content.draft.servings == nil)
    }
  }

  @Test func `a joining device keeps the notes and photos of its recipes`() async throws {
    let third = try Phone("third")
    let kept = try await third.recipes.add(
      NewRecipe(RecipeContent(RecipeDraft(title: "Pie"), notes: "Hot oven.")), at: noon)
    try await third.recipes.edit(kept, at: noon) { $0.notes = "Very hot oven." }
    // As earlier versions stored it.
    let old = RecipeContent(RecipeDraft(title: "Cake"), notes: "Gone before anybody was told.")
    let content = String(decoding: try JSONEncoder().encode(old), as: UTF8.self)
    try await third.stores.journal.append([
      Event(
        stream: "recipes", subject: Subject("cake"), version: 1, time: noon,
        payload: Data(#"{"added":{"content":\#(content),"origin":"imported"}}"#.utf8))
    ])
    try await third.recipes.edit("cake", at: noon) { $0.notes = nil }
    try await third.join()
    for phone in [third, one, third, other] { try await phone.synchronize(server) }
    #expect(try await third.recipes.recipe(kept)?.content.notes == "Very hot oven.")
    #expect(try await third.recipes.search(RecipeSearch()).recipes.count == 3)
    #expect(try await one.recipes.recipe(kept)?.content.notes == nil)
    for phone in [third, one] { try await phone.households.shareNotes(true) }
    for phone in [third, one] { try await phone.synchronize(server) }
    #expect(try await one.recipes.recipe(kept)?.content.notes == "Very hot oven.")
    #expect(try await one.recipes.recipe("cake")?.content.draft.title == "Cake")
    #expect(
      !server.all.contains { String(decoding: $0.payload, as: UTF8.self).contains("anybody") })
  }

  @Test func `a device that shares notes again resends its own notes and no others`()
    async throws
  {
    for phone in [one, other] { try await phone.households.shareNotes(true) }
    try await edit(one) { $0.notes = "Old." }
    let binned = try await other.recipes.add(
      NewRecipe(RecipeContent(RecipeDraft(title: "Pie"), notes: "Burnt.")), at: noon)
    try await synchronize()
    try await other.households.shareNotes(false)
    try await edit(one) { $0.notes = "New." }
    try await other.recipes.edit(binned, at: noon) { $0.notes = "Burnt again." }
    try await other.recipes.remove([binned], at: noon)
    try await synchronize()
    #expect(try await content(on: other).notes == "Old.")
    try await other.households.shareNotes(true)
    try await synchronize()
    for phone in [one, other] {
      #expect(try await content(on: phone).notes == "New.")
      #expect(try await phone.recipes.recipe(binned)?.content.isRemoved == true)
      #expect(try await phone.stores.household.conflicts().isEmpty)
    }
  }

  @Test func `a note that is told late asks about no bin that was known, whatever was passed over`()
    async throws
  {
    let settled = try await other.recipes.add(
      NewRecipe(RecipeContent(RecipeDraft(title: "Pie"), notes: "Burnt.")), at: noon)
    try await one.households.shareNotes(true)
    try await edit(one) { $0.notes = "Passed over." }
    try await synchronize()
    try await one.recipes.remove([settled], at: noon)
    try await synchronize()
    try await other.recipes.bringBack([settled], at: noon)
    try await synchronize()
    try await other.households.shareNotes(true)
    try await synchronize()
    for phone in [one, other] {
      #expect(try await phone.stores.household.conflicts().isEmpty)
      #expect(try await phone.recipes.recipe(settled)?.content.notes == "Burnt.")
      #expect(try await content(on: phone).notes == "Passed over.")
    }
  }
}
