import DesignSystem
import ScreenParts
import SharingScreens
import Testing

// R-OFF-02
@Suite struct MergeScreenTests {
  private let servings = MergeInput.Field(
    "servings", "Servings", mine: .text("6 servings"), server: .text("4 servings"))
  private let note = MergeInput.Field(
    "note", "Note", mine: .text("prep tonight"), server: .empty)

  private func merge(_ fields: [MergeInput.Field], further: Int = 0) -> MergeScreen {
    MergeScreen(MergeInput("Lemon", fields: fields, furtherCount: further), Sample.context)
  }

  private func chosen(_ field: MergeInput.Field, _ side: MergeSide?) -> MergeInput.Field {
    var field = field
    field.choice = side
    return field
  }

  @Test func `both values of a field stand beside each other, each with its choice`() throws {
    let root = merge([servings]).element
    let mine = try #require(root.find("merge.field.servings.mine"))
    let server = try #require(root.find("merge.field.servings.server"))
    #expect(mine.visibleText.contains("6 servings") && mine.visibleText.contains("Keep mine"))
    #expect(
      server.visibleText.contains("4 servings") && server.visibleText.contains("Use server"))
    let keep = try #require(root.find("merge.field.servings.mine.choose"))
    #expect(keep.action?.description == "merge.choose?field=servings&side=mine")
    #expect(keep.accessibility.label == "Keep mine for Servings")
  }

  @Test(arguments: [nil, MergeSide.mine, .server], [nil, MergeSide.mine, .server])
  func `choices are stored once each field is decided`(first: MergeSide?, second: MergeSide?) {
    let screen = merge([chosen(servings, first), chosen(note, second)])
    let isDecided = first != nil && second != nil
    #expect((screen.sheet.primary?.phase == .ready) == isDecided)
    #expect(screen.sheet.primary?.title == "Save choices")
    #expect(screen.state == (isDecided ? "decided" : "open"))
    #expect(isDecided == (screen.sheet.primary?.hint == ""))
  }

  @Test func `one field needs no choice for all`() {
    func hasAll(_ fields: [MergeInput.Field]) -> Bool {
      merge(fields).element.actions.contains { $0.id == MergeAction.chooseAll.id }
    }
    #expect(!hasAll([servings]))
    #expect(hasAll([servings, note]))
  }

  @Test func `nothing and a deletion are said in words`() {
    let root = merge([
      .init("note", "Note", mine: .text("x"), server: .empty),
      .init("count", "How many", mine: .text("3"), server: .deleted),
    ]).element
    let spoken = root.readingOrder.map(\.accessibility.label)
    #expect(spoken.contains("Server: Nothing") && spoken.contains("Server: Deleted"))
    #expect(spoken.contains("Mine: 3"))
  }

  @Test func `nothing is lost by settling it later`() throws {
    let close = merge([servings], further: 2).sheet.close
    #expect(close.title == "Later" && close.action.id == NavigationAction.dismiss.id)
    #expect(
      merge([servings], further: 2).element.visibleText
        .contains("2 more changes to settle"))
  }

  @Test func `VoiceOver reads each field with mine, then the server, then what stores it`() {
    let screen = merge([servings, note])
    let read = screen.element.readingOrder.map(\.id)
    let wanted: [ElementID] = [
      "merge.headline", "merge.body", "merge.all.sides.mine", "merge.field.servings.name",
      "merge.field.servings.mine.value", "merge.field.servings.mine.choose",
      "merge.field.servings.server.value", "merge.field.servings.server.choose",
      "merge.field.note.name", "merge.save", "merge.close",
    ]
    #expect(read.filter(wanted.contains) == wanted)
    #expect(screen.announcement == "Changed in Two Places")
  }
}
