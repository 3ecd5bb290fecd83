extension Assets {
  /// The switchboard and the outline.
  static let styleBoard = #"""
    /* The switchboard and the outline. */
    #switches {
      display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));
      gap: 14px 20px; align-items: end;
    }
    .setting label { display: block; font-size: 15px; line-height: 20px; margin-bottom: 4px; }
    .setting select, .setting input:not([type=checkbox]), .apply {
      appearance: auto; width: 100%; min-height: 44px; padding: 0 12px; font: inherit;
      color: var(--label); background: var(--systemBackground);
      border: 1px solid var(--quiet); border-radius: 10px;
    }
    .setting select {
      appearance: none; padding-inline-end: 36px; cursor: pointer; text-overflow: ellipsis;
      background-image: linear-gradient(45deg, transparent 50%, var(--label) 50%),
        linear-gradient(-45deg, transparent 50%, var(--label) 50%);
      background-position: right 20px center, right 14px center;
      background-size: 6px 6px; background-repeat: no-repeat;
    }
    [dir=rtl] .setting select { background-position: left 14px center, left 20px center; }
    .check { display: flex; align-items: center; gap: 12px; min-height: 44px; }
    .check input {
      appearance: auto; flex: none; width: 24px; height: 24px;
      accent-color: light-dark(#000000, #ffffff);
    }
    .check label { flex: 1; margin: 0; padding: 12px 0; font-size: inherit; cursor: pointer; }
    .deeds {
      grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 20px;
    }
    .apply {
      width: auto; padding: 0 24px; border: 0; cursor: pointer; font-weight: 500;
      color: var(--systemBackground); background: var(--label);
    }
    [data-script] .apply { display: none; }
    .address { display: inline-flex; align-items: center; min-height: 44px; }
    #outline ol { counter-reset: item; }
    #outline li {
      counter-increment: item; position: relative; padding: 8px 8px 8px 40px; border-radius: 8px;
      font-size: 15px; line-height: 20px; overflow-wrap: anywhere;
    }
    [dir=rtl] #outline li { padding: 8px 40px 8px 8px; }
    #outline li::before {
      content: counter(item); position: absolute; inset-inline-start: 4px; width: 26px;
      text-align: end; color: var(--quiet); font-variant-numeric: tabular-nums;
    }
    #outline :is(.kind, .hint) { display: block; color: var(--quiet); }
    #outline li:hover { background: var(--secondarySystemBackground); }
    #outline li[aria-current] { box-shadow: inset 3px 0 var(--label); border-radius: 0 8px 8px 0; }
    [dir=rtl] #outline li[aria-current] {
      box-shadow: inset -3px 0 var(--label); border-radius: 8px 0 0 8px;
    }

    """#
}
