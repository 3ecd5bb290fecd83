import Snapshots
import Testing

@Suite struct SnapshotTableTests {
  @Test func `a function is recorded with every input and what comes out`() {
    let table = SnapshotTable(
      [1, 2, 3],
      columns: [.init("n") { "\($0)" }]
        + [10, 100].map { factor in .init("× \(factor)") { "\($0 * factor)" } })
    #expect(table.csv == "n,× 10,× 100\n1,10,100\n2,20,200\n3,30,300\n")
  }

  @Test(arguments: [
    ("plain", "plain"),
    ("", ""),
    ("a,b", "\"a,b\""),
    ("say \"hi\"", "\"say \"\"hi\"\"\""),
    ("two\nlines", "\"two\nlines\""),
    ("two\r\nlines", "\"two\r\nlines\""),
    (" edge", "\" edge\""),
    ("edge ", "\"edge \""),
  ])
  func `a cell is quoted where it must be`(cell: String, printed: String) {
    let table = SnapshotTable([cell], columns: [.init("c") { $0 }, .init("d") { _ in "x" }])
    #expect(table.csv == "c,d\n\(printed),x\n")
  }

  @Test func `a table without rows is its heading`() {
    #expect(SnapshotTable([Int](), columns: [.init("n") { "\($0)" }]).csv == "n\n")
  }
}
