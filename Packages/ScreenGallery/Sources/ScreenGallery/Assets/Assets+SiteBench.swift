extension Assets {
  /// The panel of filters beside the wall.
  static let siteBench = #"""
    .bench { display: grid; grid-template-columns: minmax(0, 1fr); }
    .bench > main { min-width: 0; padding: 1.5rem clamp(1rem, 4vw, 1.5rem) 6rem; }
    .panel { background: var(--paper); border-bottom: 1px solid var(--line); }
    .panel > summary { padding: .75rem 1.5rem; font-weight: 600; cursor: pointer;
      min-height: 2.75rem; }
    .panel form { display: grid; gap: 1.125rem; padding: .5rem 1.5rem 1.5rem;
      grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); align-items: start; }
    .field { display: grid; gap: .375rem; min-width: 0; }
    .field label, legend { font-size: .8125rem; font-weight: 600; color: var(--soft);
      letter-spacing: 0; padding: 0; }
    .field label:has(output) { display: flex; justify-content: space-between; }
    .field output { color: var(--ink); font-variant-numeric: tabular-nums; }
    .field > * { width: 100%; }
    input[type=range] { accent-color: var(--accent); height: 1.75rem; margin: 0; }
    fieldset { border: 0; margin: 0; padding: 0; min-width: 0; display: grid; gap: .375rem; }
    .choice > div { display: flex; padding: 2px; border-radius: 12px; background: var(--ground);
      border: 1px solid var(--edge); }
    .choice label { flex: 1 1 0; position: relative; display: flex; min-width: 0; }
    .choice input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0;
      opacity: 0; cursor: pointer; }
    .choice span { flex: 1; display: flex; align-items: center; justify-content: center;
      min-height: 2.5rem; padding: 0 .375rem; border-radius: 10px; font-size: .875rem;
      line-height: 1.2; text-align: center; }
    .choice input:checked + span { background: var(--accent); color: var(--on-accent);
      font-weight: 600; }
    .choice input:focus-visible + span { outline: 3px solid var(--accent); outline-offset: 3px; }
    .check { display: flex; align-items: center; gap: .625rem; min-height: 2.25rem;
      cursor: pointer; font-size: .9375rem; }
    .check input { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--accent); }
    .check::after { content: ""; margin-left: auto; width: 1.25rem; height: .75rem;
      border-radius: 3px; border: 2px solid var(--key); }
    .check.grid { --key: #e0007a; }
    .check.frames { --key: #0a84ff; }
    .check.targets { --key: #00a060; }
    .check.order { --key: #7a52e8; }
    @media (min-width: 64rem) {
      .bench { grid-template-columns: 17.5rem minmax(0, 1fr); }
      .bench > main { padding: 2rem 2.5rem 6rem; }
      .panel { border: 0; border-right: 1px solid var(--line); position: sticky; top: 3.5rem;
        height: calc(100vh - 3.5rem); overflow-y: auto; }
      .panel > summary { position: absolute; clip-path: inset(50%); width: 1px; height: 1px;
        min-height: 0; padding: 0; overflow: hidden; white-space: nowrap; }
      .panel > summary:focus-visible { position: static; clip-path: none; width: auto;
        height: auto; padding: .75rem 1.5rem; }
      .panel form { grid-template-columns: minmax(0, 1fr); padding: 1.5rem; }
    }

    """#
}
