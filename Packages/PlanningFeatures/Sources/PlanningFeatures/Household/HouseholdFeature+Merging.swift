import AppShell
import DesignSystem
import Journal
import PlanningPresentation
import ScreenParts
import Sync

extension HouseholdFeature {
  /// What follows a tap on the sheet.
  func choose(
    _ action: Action, _ state: inout State, _ stored: KeptHousehold, _ world: World
  ) -> [Command<Effect>] {
    guard let thing = DisputedThing.all(stored, clients).first else {
      return world.isAt(PlanningRoutes.merge) ? [.dismiss] : []
    }
    switch action {
    case .chose(let choice):
      for field in thing.fields where field.id == choice.field {
        state.choices[field.conflict.place] = choice.side
      }
    case .choseAll(let side):
      for field in thing.fields { state.choices[field.conflict.place] = side }
    case .saved:
      var decisions: [FieldPlace: EventID] = [:]
      for field in thing.fields {
        guard let choice = state.choices[field.conflict.place] else { return [] }
        decisions[field.conflict.place] = (choice == .mine ? field.mine : field.server).id
      }
      return [.run(.decide(decisions, world.date))]
    case .stored(false): return [.say(.failure(clients.copy("error.unsaved")))]
    case .stored(true):
      let isLast = DisputedThing.all(stored, clients).isEmpty
      let leaving: [Command<Effect>] =
        isLast && world.isAt(PlanningRoutes.merge) ? [.dismiss] : []
      return leaving + [.say(.confirmation(clients.copy("merge.stored")))]
    default: break
    }
    return []
  }

  func screen(
    _ route: Route, _ state: State, _ stored: KeptHousehold, _ context: ScreenContext
  ) -> (any Screen)? {
    let things = DisputedThing.all(stored, clients)
    guard let thing = things.first else { return nil }
    let presentation = PresentationContext(
      copy: clients.copy, interfaceStyle: context.interfaceStyle, region: context.world.region,
      tabBar: context.tabBar)
    return MergeScreen(
      MergeInput(
        thing.title,
        fields: thing.fields.map { field in
          MergeInput.Field(
            field.id, field.name, mine: field.value(of: field.mine),
            server: field.value(of: field.server), choice: state.choices[field.conflict.place])
        }, furtherCount: things.count - 1, toast: context.notice), presentation)
  }
}
