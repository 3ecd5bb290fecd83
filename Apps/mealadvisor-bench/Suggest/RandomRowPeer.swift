import MealModels

/// Python's SQLite with the same meals in memory: it applies the same filter and picks a random
/// row.
struct RandomRowPeer {
  let folder: WorkFolder

  /// The median time of a query in microseconds, for each kind of index, and the number of rows
  /// that pass the filter.
  struct Answer {
    let separateIndexes: Double
    let joinedIndex: Double
    let fitting: Int
  }

  func ask(_ meals: [MealSummary], shown: [MealID], _ limits: EaterLimits) throws(BenchError)
    -> Answer
  {
    let shown = Set(shown)
    try folder.write(
      meals.map { meal in
        let facts = meal.facts
        let harms = facts.contents.asIngredients.union(facts.contents.traces)
        let flags = [
          facts.diets.contains(.vegan), facts.diets.contains(.glutenFree),
          harms.contains(.treeNut), meal.slots.contains(.dinner), shown.contains(meal.id),
        ]
        return ([meal.id.rawValue] + flags.map { $0 ? "1" : "0" }).joined(separator: ",")
      }, to: "meals")
    let numbers = try folder.numbers(
      of: ["env", "-u", "LD_PRELOAD", "python3", "-c", Self.program, folder.path("meals")])
    guard numbers.count == 3 else { throw .wrongResult("SQLite printed no times") }
    return Answer(
      separateIndexes: numbers[0], joinedIndex: numbers[1], fitting: Int(numbers[2]))
  }

  private static let program = #"""
    import sqlite3, statistics, sys, time

    rows = [line.rstrip("\n").split(",") for line in open(sys.argv[1])]
    columns = ["vegan", "gluten_free", "tree_nut", "dinner", "shown"]
    query = ("SELECT id FROM meal WHERE vegan = 1 AND gluten_free = 1 AND tree_nut = 0 "
             "AND dinner = 1 AND shown = 0 ORDER BY random() LIMIT 1")
    def median(indexes):
        db = sqlite3.connect(":memory:")
        db.execute("CREATE TABLE meal (id TEXT, %s)" % ", ".join(f"{c} INTEGER" for c in columns))
        db.executemany("INSERT INTO meal VALUES (?,?,?,?,?,?)",
                       ([row[0]] + [int(flag) for flag in row[1:]] for row in rows))
        for number, index in enumerate(indexes):
            db.execute(f"CREATE INDEX index_{number} ON meal({index})")
        db.execute("ANALYZE")
        times = []
        for _ in range(101):
            start = time.perf_counter_ns()
            db.execute(query).fetchone()
            times.append(time.perf_counter_ns() - start)
        count = query.replace("SELECT id", "SELECT count(*)").split(" ORDER")[0]
        return statistics.median(times) / 1000, db.execute(count).fetchone()[0]
    separate, fitting = median(columns)
    joined, _ = median([", ".join(columns)])
    print(separate, joined, fitting, sep="\n")
    """#
}
