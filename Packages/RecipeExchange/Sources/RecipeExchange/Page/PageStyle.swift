/// How pages of recipes look, on screens by day and night and on paper.
enum PageStyle {
  /// The style sheet.
  static let text = """
    :root { color-scheme: light dark; --ink: #1c1b19; --paper: #fffdf9; --soft: #5c574f; \
    --line: #d8d2c7; --link: #1d5a8c; }
    @media (prefers-color-scheme: dark) { :root { --ink: #f1ede6; --paper: #1b1a18; \
    --soft: #b8b1a5; --line: #45413a; --link: #8fc3ee; } }
    body { margin: 0; background: var(--paper); color: var(--ink); \
    font: 1.0625rem/1.5 Georgia, "Times New Roman", serif; }
    main { max-width: 44rem; margin: 0 auto; padding: 1.5rem; }
    h1, h2, h3, h4 { line-height: 1.2; margin: 1.4em 0 0.4em; break-after: avoid; }
    a { color: var(--link); overflow-wrap: anywhere; }
    img { max-width: 100%; max-height: 20rem; border-radius: 0.5rem; }
    .intro, dt, .source { color: var(--soft); }
    dl { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; padding: 0.75rem 0; \
    border-block: 1px solid var(--line); }
    dt { font-size: 0.85rem; }
    dd { margin: 0; }
    li { margin: 0.35em 0; break-inside: avoid; }
    article + article { margin-top: 3rem; border-top: 2px solid var(--line); }
    @media print {
      :root { --ink: #000; --paper: #fff; --soft: #333; --line: #999; --link: #000; }
      body { font-size: 11pt; }
      main { max-width: none; padding: 0; }
      nav { display: none; }
      img { max-height: 6cm; }
      article + article { break-before: page; border: 0; margin: 0; }
      @page { margin: 1.8cm; }
    }
    """
}
