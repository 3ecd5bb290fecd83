/// The reason why a measurement failed.
enum BenchError: Error, Equatable, CustomStringConvertible {
  /// The arguments were wrong.
  case usage
  /// The program could not be started; `code` is the system's error number.
  case notStarted(String, code: Int32)
  /// The program ended with a status other than 0.
  case failed(String, status: Int32)
  /// A file could not be written, read or understood.
  case unusableFile(String)
  /// The measured run is not the intended one.
  case wrongResult(String)

  var description: String {
    switch self {
    case .usage: Self.usageText
    case .notStarted(let program, let code): "could not start \(program) (error \(code))"
    case .failed(let program, let status): "\(program) failed (status \(status))"
    case .unusableFile(let path): "cannot use the file \(path)"
    case .wrongResult(let what): "\(what), so the measurement is invalid"
    }
  }

  private static let usageText = """
    usage: mealadvisor-bench start TIMES BASELINE PROGRAM [ARGUMENT ...]
           mealadvisor-bench budgets
           mealadvisor-bench filling
           mealadvisor-bench journal
           mealadvisor-bench suggest
           mealadvisor-bench screens
           mealadvisor-bench session
           mealadvisor-bench ticks
           mealadvisor-bench year
           mealadvisor-bench serve [--taps N]
           mealadvisor-bench foods [PROGRAM [PROGRAM-WITHOUT-FOODS [GENERATED-FILE ...]]]
           mealadvisor-bench groceries
           mealadvisor-bench lines PROGRAM [PYTHON [FILE]]
           mealadvisor-bench simulate [--short] [--eaters N] [--days N] [--model NAME] [--seed N]
           mealadvisor-bench suggest --safety [N]
           mealadvisor-bench suggest --fresh [N] [--panel FILE | --list COUNT]
    """
}
