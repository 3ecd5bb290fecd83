/// SQLite's full-text search over the same names, queried from Python.
struct FullTextPeer {
  /// How the table is built and queried.
  struct Kind {
    let name: String
    /// The file with the names in the table, one per row.
    var names = "names"
    /// The options after the column's name in the table's definition.
    var options = ""
    /// The order of the query's results.
    var order = "ORDER BY rank"
  }

  /// The time of each query in a file, in microseconds, in the order of the file.
  static func microseconds(
    _ kind: Kind, questions: String, in folder: WorkFolder
  ) throws(BenchError) -> [Double] {
    try folder.numbers(of: [
      "python3", "-c", program, folder.path(kind.names), folder.path(questions), kind.options,
      kind.order,
    ])
  }

  /// Runs every query twice and prints the times of the second pass; only SQLite's work is timed.
  private static let program = #"""
    import re, sqlite3, sys, time

    names, questions, options, order = sys.argv[1:]
    def lines(path): return open(path, encoding="utf-8", newline="\n").read().splitlines()

    db = sqlite3.connect(":memory:")
    db.execute(f"CREATE VIRTUAL TABLE foods USING fts5(name{options})")
    db.executemany("INSERT INTO foods VALUES (?)", ([name] for name in lines(names)))
    db.execute("INSERT INTO foods(foods) VALUES ('optimize')")
    db.commit()
    query = f"SELECT name FROM foods WHERE foods MATCH ? {order} LIMIT 20"
    asked = [" ".join(f'"{word}"' for word in re.findall(r"\w+", line)) + "*"
             for line in lines(questions)]
    for turn in range(2):
        times = []
        for words in asked:
            start = time.perf_counter_ns()
            db.execute(query, (words,)).fetchall()
            times.append(time.perf_counter_ns() - start)
    print("\n".join(str(time / 1000) for time in times))
    """#
}
