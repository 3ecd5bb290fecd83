import Foundation
import SuggestionEngine
import Testing

@Suite struct ClientValuesTests {
  @Test func `an entry is made, and is what a history keeps of its event`() {
    let date = Date(timeIntervalSince1970: 1_778_610_600)
    var history = History()
    history.apply(HistoryEvent(.cooked, "leek-soup"), at: date)
    let entry = History.Entry(event: HistoryEvent(.cooked, "leek-soup"), date: date)
    #expect(Array(history.entries) == [entry])
  }
}
