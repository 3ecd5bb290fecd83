import EaterCommands
import AppShell
import CommandKit
import MealModels
import MealPlan
import PlanSessions
import PrintedText

extension PlanVerb {
  /// The format in which a plan is exported.
  enum Format: String, CaseIterable {
    /// A calendar file, RFC 5545.
    case ics
    /// A document that `plan import` reads.
    case json
    /// Lines for people.
    case text
  }

  static let format = Flag("--format", "FORMAT", "ics, json or text")
  static let all = Flag("--all", nil, "every week, not only one")
  static let alarm = Flag(
    "--alarm", "MINUTES", "in a calendar, an alarm this long before each meal")
  static let force = Flag("--force", nil, "replace an earlier export")

  var exportForm: CommandForm {
    CommandForm(
      "plan export FILE",
      flags: [Self.format, PlanSession.week, Self.all, Self.alarm, Self.force],
      "export a week; '-' prints it", run: export)
  }

  var importForm: CommandForm {
    CommandForm(
      "plan import FILE", flags: [.json],
      "plan the meals of a file of 'plan export'; '-' reads input",
      run: importing)
  }

  private func export(_ invocation: Invocation) async throws(CommandError) -> Reply {
    guard let format: Format = try invocation.choice(Self.format, "format", listsAll: true) else {
      throw .missingChoice(Self.format, valid: Format.allCases.map(\.rawValue))
    }
    let alarm = try invocation.number(Self.alarm, in: 0...10_080)
    return try await withPlan(invocation) { session async throws(CommandError) in
      let isWhole = invocation.arguments.has(Self.all)
      let days = isWhole ? Self.everyDay : session.targets.days
      let text = text(of: session, days, as: format, alarm: alarm)
      let path = invocation.operand()
      if path == "-" { return Self.printed(text) }
      do throws(ExportError) {
        try invocation.context.exportFile.write(
          ExportDocument(bytes: Array(text.utf8), mark: format.mark), path,
          invocation.arguments.has(Self.force))
      } catch {
        throw .export(error)
      }
      return Reply(lines: ["Exported the plan to \(path)."])
    }
  }

  /// The reply that prints a file, with the file's line ends and without other control characters.
  private static func printed(_ text: String) -> Reply {
    // In Swift a carriage return and the line feed after it are one character.
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    var reply = Reply(lines: [])
    reply.text = lines.map { PlainText.cleaned(String($0)) }
      .joined(separator: text.contains("\r\n" as Character) ? "\r\n" : "\n")
    return reply
  }

  /// Every day that can be planned.
  private static let everyDay =
    CalendarDay.written.lowerBound..<(CalendarDay.written.upperBound + 1)

  private func text(
    of session: PlanSession, _ days: Range<Int>, as format: Format, alarm: Int?
  ) -> String {
    let plan = session.service.titled(
      session.stored.plan(of: days, at: session.moment), on: days)
    let words = PlanWords(session, plan)
    let warnings = { @Sendable in [words.warning(on: $0)].compactMap(\.self) }
    let document = PlanDocument(plan, of: days) { .init($0, warnings: warnings($0)) }
    switch format {
    case .json: return document.json.text + "\n"
    case .text: return document.lines.map { $0 + "\n" }.joined()
    case .ics:
      let service = session.service
      var calendar = PlanCalendar(
        product: advisor.brand.name, made: session.session.now, alarmMinutes: alarm
      ) { id in
        service.catalog.summary(service.currentID(of: id))?.totalMinutes
      }
      calendar.warnings = warnings
      return calendar.file(of: plan, days: days)
    }
  }

  private func importing(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let path = invocation.operand()
    let text: String
    do throws(InputError) { text = try invocation.context.inputFile.text(of: path) } catch {
      throw .input(error)
    }
    let document: PlanDocument
    do throws(PlanDocumentError) { document = try PlanDocument(reading: text) } catch {
      throw .wrong(
        "\(PlainText.quoted(path)) is not a plan: \(PlainText.cleaned(error.description))")
    }
    return try await withPlan(invocation) { session async throws(CommandError) in
      let imported = session.stored.plan.importing(document).map(\.withoutAcceptance)
      let plan = session.stored.plan.applying(imported)
      let events = imported.map { event in
        event.mappingContent { content in
          guard var entry = event.entry.flatMap({ plan[$0] }) else { return content }
          entry.content = content
          return session.service.titled(entry, in: plan)
        }
      }
      let days = document.days.map(\.number)
      return try await planned(events, session, saying: [], around: days, invocation)
    }
  }
}

extension PlanEvent {
  /// The same event with another content.
  fileprivate func mappingContent(
    _ change: (PlannedMeal.Content) -> PlannedMeal.Content
  ) -> PlanEvent {
    switch self {
    case .added(var meal):
      meal.content = change(meal.content)
      return .added(meal)
    case .changed(let id, .content(let content)): return .changed(id, .content(change(content)))
    case .changed, .set, .template: return self
    }
  }

  /// The event without acceptances from another plan, so that a broken limit is reported here
  /// again.
  fileprivate var withoutAcceptance: PlanEvent {
    switch self {
    case .added(var meal):
      meal.accepted = []
      return .added(meal)
    case .changed(let id, .accepted): return .changed(id, .accepted([]))
    case .changed, .set, .template: return self
    }
  }
}

extension PlanVerb.Format {
  /// The first characters of every file that this program writes in this format.
  fileprivate var mark: String {
    switch self {
    case .ics: ICalendarText.firstLine
    case .json: "{\n  \"week\""
    case .text: ""
    }
  }
}
