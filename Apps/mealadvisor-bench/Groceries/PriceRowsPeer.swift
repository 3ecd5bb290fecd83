import Groceries
import MealModels

/// Python's SQLite, which reads the price and availability of every product once, row by row.
struct PriceRowsPeer {
  let folder: WorkFolder

  /// The median time of one pass in microseconds.
  func time(_ products: [Product]) throws(BenchError) -> Double {
    let rows = products.map { product in
      [
        product.id.rawValue, product.food?.rawValue ?? "", product.form.rawValue,
        "\(product.price?.hundredths ?? -1)", product.availability.rawValue,
        product.package?.text ?? "",
      ].joined(separator: "\t")
    }
    try folder.write(rows, to: "prices.tsv")
    let words = [
      "python3", "-c", Self.program, folder.path("prices.tsv"), folder.path("prices.db"),
    ]
    guard let time = try folder.numbers(of: words).first else {
      throw .wrongResult("SQLite printed no time")
    }
    return time
  }

  private static let program = #"""
    import sqlite3, statistics, sys, time

    rows = [line.rstrip("\n").split("\t") for line in open(sys.argv[1], encoding="utf-8")]
    db = sqlite3.connect(sys.argv[2])
    db.execute("CREATE TABLE product (id TEXT PRIMARY KEY, food TEXT, form TEXT, price INTEGER, "
               "availability TEXT, package TEXT)")
    db.executemany("INSERT INTO product VALUES (?,?,?,?,?,?)", rows)
    db.commit()
    times = []
    for _ in range(101):
        start = time.process_time()
        read = sum(1 for _ in db.execute("SELECT id, food, form, price, availability, package "
                                         "FROM product"))
        times.append((time.process_time() - start) * 1e6)
        assert read == len(rows)
    print(statistics.median(times))
    """#
}
