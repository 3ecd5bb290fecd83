import EaterCommands
import CommandKit
import IngredientLines
import MealModels
import PrintedText

/// `lines`: parses ingredient lines and shows the results.
public struct LinesVerb: Sendable {
  let advisor: EaterContext

  /// Makes the verb of a program.
  public init(advisor: EaterContext) { self.advisor = advisor }

  /// Its form, for the list of a program.
  public var form: CommandForm {
    CommandForm(
      "lines FILE", flags: [],
      "what each ingredient line of a file says, as JSON lines", run: run)
  }

  private func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let lines: [Substring]
    do throws(InputError) {
      lines = try invocation.context.inputFile.lines(of: invocation.operand())
    } catch {
      throw .input(error)
    }
    let reader = LineReader(advisor.foods())
    return Reply(json: lines.map { reader.line(String($0)).json.lineText + "\n" }.joined())
  }
}
