extension Assets {
  /// Colours, type and the bar at the top of the site's own pages.
  static let siteGround = #"""
    :root {
      color-scheme: light dark;
      --ground: light-dark(#f5f4f2, #121214);
      --paper: light-dark(#ffffff, #1d1d20);
      --ink: light-dark(#1a1a1e, #f4f4f6);
      --soft: light-dark(#5a5a62, #aeaeb8);
      --line: light-dark(#dddce0, #38383e);
      --edge: light-dark(#85858e, #7d7d88);
      --accent: light-dark(#b93200, #ff8a5c);
      --on-accent: light-dark(#ffffff, #1a0b04);
      --wash: light-dark(#fbe9e2, #3a231a);
      --shade: light-dark(rgb(40 30 20 / .10), rgb(0 0 0 / .5));
      --mono: ui-monospace, "SF Mono", "DejaVu Sans Mono", monospace;
    }
    @media (prefers-contrast: more) {
      :root {
        --soft: var(--ink);
        --line: light-dark(#6a6a72, #9a9aa4);
        --edge: var(--ink);
        --accent: light-dark(#8a2500, #ffb597);
      }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { -webkit-text-size-adjust: 100%; }
    body {
      margin: 0; background: var(--ground); color: var(--ink);
      font: 400 1rem/1.5 -apple-system, Inter, system-ui; letter-spacing: -.006em;
    }
    h1 { font-size: 2.125rem; line-height: 1.2; letter-spacing: -.022em; margin: 0 0 .25rem; }
    h2 { font-size: 1.375rem; line-height: 1.3; letter-spacing: -.015em; margin: 0; }
    h3 { font-size: .9375rem; line-height: 1.4; font-weight: 500; margin: 0; }
    p { margin: 0; }
    a { color: var(--accent); text-underline-offset: .2em; text-decoration-thickness: .08em; }
    code { font: .8125rem/1.5 var(--mono); overflow-wrap: anywhere; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
    main:focus { outline: none; }
    .skip { position: absolute; left: 1rem; top: -4rem; z-index: 9; padding: .75rem 1rem;
      background: var(--paper); border-radius: 12px; }
    .skip:focus { top: .5rem; }
    .top {
      position: sticky; top: 0; z-index: 3; display: flex; align-items: center; gap: 1.5rem;
      min-height: 3.5rem; padding: 0 1.5rem; background: var(--paper);
      border-bottom: 1px solid var(--line);
    }
    .brand { font-weight: 700; letter-spacing: -.015em; display: flex; align-items: center;
      gap: .625rem; }
    .brand::before { content: ""; width: .75rem; height: 1.375rem; border-radius: 4px;
      border: 2px solid var(--accent); }
    .top ul { display: flex; gap: .25rem; list-style: none; margin: 0; padding: 0; }
    .top li a {
      display: flex; align-items: center; min-height: 2.75rem; padding: 0 .875rem;
      border-radius: 12px; color: var(--soft); text-decoration: none; font-weight: 500;
    }
    .top li a:hover { color: var(--ink); }
    .top [aria-current] { color: var(--ink); box-shadow: inset 0 -3px 0 -1px var(--accent);
      border-radius: 0; }
    button, select, input[type=search] {
      font: inherit; color: inherit; background: var(--paper); min-height: 2.75rem;
      border: 1px solid var(--edge); border-radius: 12px; padding: 0 1rem; max-width: 100%;
    }
    button { font-weight: 500; cursor: pointer; }
    button:hover:enabled { border-color: var(--accent); color: var(--accent); }
    button:disabled { color: var(--soft); border-color: var(--line); cursor: default; }
    .quiet { background: none; border-color: transparent; color: var(--accent); }
    select { padding: 0 .75rem; }
    @media (max-width: 30rem) {
      .top { padding: .625rem 1rem 0; gap: 0 .5rem; flex-wrap: wrap; position: static; }
      .top nav { width: 100%; margin-left: -.625rem; }
      .top li a { padding: 0 .625rem; }
      h1 { font-size: 1.75rem; }
    }

    """#
}
