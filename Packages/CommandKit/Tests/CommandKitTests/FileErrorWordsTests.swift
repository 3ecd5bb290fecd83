import CommandKit
import Foundation
import Testing

@Suite struct FileErrorWordsTests {
  @Test(arguments: [
    (InputError.missing("a.txt"), "There is no file 'a.txt'; check its name and folder."),
    (.unreadable("a.txt"), "'a.txt' cannot be read; name a text file that you may read."),
    (.tooLong("a.txt"), "'a.txt' is too long; expected at most 16 MiB."),
    (.tooLarge("a.zip"), "'a.zip' is too large; expected at most 256 MiB."),
    (.notText("a.txt"), "'a.txt' is not a text in UTF-8; save it in UTF-8."),
  ])
  func `a file that cannot be read says so`(
    error: InputError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }

  @Test(arguments: [
    (
      ExportError.exists("a.txt"),
      "'a.txt' already exists; name another file, or add --force to replace it."
    ),
    (.notAFolder("a"), "'a' is not a folder; name another one."),
    (.badPath("../a"), "'../a' is not a path below the folder; name a file inside it."),
    (.noFolder("a"), "'a': there is no such folder; make it, or name another."),
  ])
  func `a file that cannot be written says so`(
    error: ExportError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }

  @Test(arguments: [
    (CommandError.wrong("unknown diet 'vegn'"), "unknown diet 'vegn'"),
    (.failed("the disk is full; make room"), "the disk is full; make room"),
  ])
  func `an error of a command says its message`(
    error: CommandError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }

  @Test(arguments: [
    (Sentence("There is no file; name one."), "there is no file; name one"),
    (Sentence("'a' is a folder. Name a file."), "'a' is a folder. Name a file"),
    (Sentence("Unknown word 'a'; did you mean 'b'?"), "unknown word 'a'; did you mean 'b'?"),
    (Sentence("UTF-8 is needed."), "UTF-8 is needed"),
    (Sentence(""), ""),
  ])
  func `a program prints an error's words after its name`(error: Sentence, words: String) {
    #expect(CommandError.phrase(of: error) == words)
    #expect(CommandError(error) == .failed(words))
  }
}

/// An error of another package.
struct Sentence: Error, CustomStringConvertible {
  let description: String

  init(_ words: String) { description = words }
}
