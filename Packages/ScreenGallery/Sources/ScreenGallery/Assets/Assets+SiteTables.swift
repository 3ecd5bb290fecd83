extension Assets {
  /// The pages of tokens and of the audit.
  static let siteTables = #"""
    .sheet { max-width: 78rem; margin: 0 auto; padding: 2.5rem 1.5rem 6rem; }
    .lead { color: var(--soft); max-width: 42rem; }
    .sheet > section { padding-top: 3rem; }
    .sheet > section > h2 { padding-bottom: .25rem; }
    .sheet > section > p { color: var(--soft); max-width: 42rem; padding-bottom: 1rem; }
    .jump { display: flex; flex-wrap: wrap; gap: .5rem; list-style: none; padding: 1.25rem 0 0;
      margin: 0; }
    .jump a { display: flex; align-items: center; min-height: 2.75rem; padding: 0 1rem;
      border: 1px solid var(--line); border-radius: 22px; text-decoration: none;
      color: var(--ink); background: var(--paper); font-size: .9375rem; }
    .jump a:hover { border-color: var(--accent); color: var(--accent); }
    .wide { overflow-x: auto; background: var(--paper); border: 1px solid var(--line);
      border-radius: 16px; }
    table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
    th, td { text-align: left; vertical-align: middle; padding: .75rem 1rem;
      border-top: 1px solid var(--line); }
    thead th { border-top: 0; font-size: .8125rem; color: var(--soft); font-weight: 600;
      white-space: nowrap; }
    tbody th { font-weight: 500; white-space: nowrap; }
    th small { font-weight: 400; }
    .numbers td { font-variant-numeric: tabular-nums; white-space: nowrap; }
    small { display: block; color: var(--soft); font-size: .8125rem; line-height: 1.4; }
    .look { display: flex; align-items: center; gap: .75rem; white-space: nowrap; }
    .look svg { flex: none; border-radius: 12px; border: 1px solid var(--line); }
    .low { font-weight: 600; color: var(--ink); }
    .cards { display: grid; gap: 1rem; list-style: none; margin: 0; padding: 0;
      grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); }
    .cards > li { background: var(--paper); border: 1px solid var(--line); border-radius: 16px;
      padding: 1.25rem; min-width: 0; display: grid; gap: .5rem; align-content: start; }
    .cards h3 { overflow-wrap: anywhere; }
    .space { height: 1rem; }
    .bar { fill: var(--accent); }
    .outline { fill: none; stroke: var(--accent); stroke-width: 2; }
    .symbol { display: flex; align-items: center; gap: 1rem; }
    .symbol svg { flex: none; width: 40px; height: 40px; color: var(--ink); }
    .symbol .glyph { font-size: 1.5rem; line-height: 1; margin-left: auto; }
    details.path > summary { cursor: pointer; font-size: .8125rem; color: var(--soft);
      min-height: 1.5rem; }
    .empty { padding: 3rem 1.5rem; text-align: center; color: var(--soft); }
    .sum { display: flex; flex-wrap: wrap; gap: 1rem; padding: 1.5rem 0 0; margin: 0; }
    .sum div { background: var(--paper); border: 1px solid var(--line); border-radius: 16px;
      padding: 1rem 1.5rem; min-width: 10rem; display: flex; flex-direction: column-reverse; }
    .sum dt { color: var(--soft); font-size: .875rem; }
    .sum dd { margin: 0; font-size: 1.75rem; font-weight: 700; letter-spacing: -.02em;
      font-variant-numeric: tabular-nums; }
    .files { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; padding: 0; margin: 0;
      list-style: none; }

    """#
}
