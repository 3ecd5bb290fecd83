import AppShell
import Foundation
import Testing

@Suite struct AppShellErrorWordsTests {
  static let appShellErrorWords: [(AppShellError, String)] = [
    (
      .duplicateFeature("notes"),
      "Two features have the id 'notes'; give each its own."
    ),
    (
      .duplicateRoute("/notes", "notes", "lists"),
      "The features 'notes' and 'lists' both own the route '/notes'; let one of them own it."
    ),
    (
      .duplicateAction("notes.add", "notes", "lists"),
      "The features 'notes' and 'lists' both handle the action 'notes.add'; let one of "
        + "them handle it."
    ),
    (
      .duplicateLink("note", "notes", "lists"),
      "The features 'notes' and 'lists' both take links to 'note'; let one of them take it."
    ),
    (
      .duplicateStream("note", "notes", "lists"),
      "The features 'notes' and 'lists' both store in the stream 'note'; give each its own."
    ),
    (
      .danglingLink("note", to: "/note", "notes"),
      "The link 'note' of the feature 'notes' leads to '/note', which no feature owns; add that "
        + "route, or change the link."
    ),
    (.noTab, "No feature offers a tab; at least one has to."),
    (.unknownTab("notes"), "No feature offers the tab 'notes'; name one that a feature offers."),
    (
      .unknownRoute("/note/9"),
      "No feature owns the route '/note/9', or its subject no longer exists; open another one."
    ),
    (.rejectedAction("add"), "The action 'add' is not on the current screen; use one that is."),
    (
      .unclaimedAction("add"),
      "No feature handles the action 'add'; add it to the actions of a feature."
    ),
    (.notStarted("The disk is full."), "The app could not start: The disk is full."),
  ]

  @Test(arguments: appShellErrorWords)
  func `an error says what is wrong and what would be right`(
    error: AppShellError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }

  @Test(arguments: [
    (StoredDataError(), "The stored data cannot be read; try again, or open the app again.")
  ])
  func `unreadable data says what to do`(
    error: StoredDataError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }
}
