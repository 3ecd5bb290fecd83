/// The messages that several commands share, one line each.
package enum Wording {
  /// The message about stored limits that cannot be applied.
  package static func text(unreadable limits: [String], program: String) -> String {
    "a stored limit cannot be read, so no meal is known to be safe: "
      + limits.joined(separator: ", ")
      + "; look at '\(program) settings list' and set diets and allergies again, "
      + "if need be after '\(program) settings reset'; where limits may be lost but are right as "
      + "listed, confirm them with '\(program) settings confirm'"
      + (limits.contains { $0.hasPrefix("data that is gone") }
        ? "; '\(program) data restore' takes back what is left, and '\(program) data restart' "
          + "starts over" : "")
  }
}
