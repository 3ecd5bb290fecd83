import Foundation
import Journal
import Testing

/// What a journal answers can be made by who tests what reads it, through the public interface.
@Suite struct ClientValuesTests {
  @Test func `a record is made of its event, to the millisecond`() throws {
    let event = Event(
      stream: "favorites", subject: Subject("leek-soup"), version: 1,
      time: Date(timeIntervalSince1970: 1_778_610_600.1234), payload: Data("1".utf8))
    let record = Record(event, sequence: 7, id: try EventID("a-1"), device: try DeviceID("d"))
    #expect(record.sequence == 7 && record.stream == "favorites" && record.version == 1)
    #expect(record.subject == event.subject && record.payload == event.payload)
    #expect(record.time == Date(timeIntervalSince1970: 1_778_610_600.123))
  }

  @Test func `a made record is the one that a journal gives`() async throws {
    let journal = try EventJournal(
      directory: URL(filePath: "/data"), fileSystem: .inMemory(), makeID: { "a-1" })
    let event = Event(
      stream: "favorites", version: 2, time: Date(timeIntervalSince1970: 1_778_610_600),
      payload: Data("1".utf8))
    let appended = try await journal.append([event])
    let given = try #require(appended.first)
    let made = Record(event, sequence: given.sequence, id: given.id, device: given.device)
    #expect(made == given)
  }

  @Test func `readings and news are made`() async throws {
    #expect(Reading(state: ["leek"]).state == ["leek"])
    let journal = try EventJournal(directory: URL(filePath: "/data"), fileSystem: .inMemory())
    let position = try await journal.news(after: nil).position
    let news = JournalNews(streams: ["favorites"], isFromStart: true, position: position)
    #expect(news.streams == ["favorites"] && news.position == position)
  }
}
