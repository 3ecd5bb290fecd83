import EaterRecord
import RecipeAssistant
import RecipeBookFeatures

extension LineProposer {
  /// Makes a proposer that asks the chosen assistant about lines if the eater allows sending them.
  init(asking assistants: Assistants, in stores: Stores) {
    self.init(
      host: {
        guard let settings = try? await stores.assistant.state(),
          settings.consent.allows(.doubtfulLines),
          (try? assistants.client(of: settings)) != nil
        else { return nil }
        return settings.host
      },
      proposing: { lines in
        let settings = try await stores.assistant.state()
        do {
          let found = try await assistants.proposals(
            for: ReadingQuestion(lines: lines), by: settings)
          return found.lines.map { line in
            ProposedLine(
              at: line.position, line.line.text, newWords: line.newWords,
              leftOutWords: line.leftOutWords)
          }
        } catch let error as AssistantError { throw LineProposerError(error) }
      })
  }
}

extension LineProposerError {
  /// Makes an error of the import from an error of the assistant.
  init(_ error: AssistantError) {
    self =
      switch error {
      case .notAllowed, .noKey: .notAllowed
      case .notAKey, .keyUnreadable, .keyNotKept, .keyRefused, .signedOut: .key
      case .tooManyRequests: .tooOften
      case .timedOut: .slow
      case .offline: .offline
      case .cancelled, .failed, .redirected, .repeatedKey, .notSecure, .notAnAddress, .tooLarge,
        .unreadable, .declined, .brokenOff, .unknownFood:
        .unusable
      }
  }
}
