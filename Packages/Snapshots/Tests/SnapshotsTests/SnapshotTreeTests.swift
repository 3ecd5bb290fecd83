import Snapshots
import Testing

@Suite struct SnapshotTreeTests {
  @Test func `fields and children print in their declared order`() {
    let tree = SnapshotTree(
      "screen home",
      fields: ["spacing": "spacing.m = 16", "colour": nil, "appearance": "light"],
      children: [
        SnapshotTree(
          "card", fields: ["text": "Pasta"],
          children: [SnapshotTree("button recipe.open", fields: ["label": "Open Pasta"])]),
        SnapshotTree("tabs"),
      ])
    #expect(
      tree.text == """
        screen home
          spacing: spacing.m = 16
          appearance: light
          card
            text: Pasta
            button recipe.open
              label: Open Pasta
          tabs

        """)
  }

  @Test(arguments: [
    ("plain: with = signs", "v: plain: with = signs"),
    ("", "v: \"\""),
    (" a", "v: \" a\""),
    ("a ", "v: \"a \""),
    ("\"a\"", "v: \"\\\"a\\\"\""),
    ("a\u{7}", "v: \"a\\u{7}\""),
    ("one\n\ntwo", "v:\n    | one\n    | \n    | two"),
    ("one\n", "v: \"one\\n\""),
    ("a\r\nb", "v: \"a\\u{D}\\nb\""),
  ])
  func `a value cannot be misread`(value: String, printed: String) {
    #expect(SnapshotTree("t", fields: ["v": value]).text == "t\n  \(printed)\n")
  }

  @Test func `a title stays on its line`() {
    #expect(SnapshotTree("two\nlines").text == "\"two\\nlines\"\n")
  }
}
