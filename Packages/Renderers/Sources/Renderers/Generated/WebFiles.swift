// swift-format-ignore-file
// Made from Web by Scripts/compile-web. Do not edit.

/// The files of the folder `Web`, as they are served.
enum WebFiles {
  /// `base.css`, 3 parts one after another.
  static let baseCSS: StaticString = #"""
/* Places, text and lists. */
* { box-sizing: border-box; margin: 0; padding: 0; }
html { color-scheme: light dark; -webkit-text-size-adjust: none; text-size-adjust: none; }
html.light { color-scheme: light; }
html.dark { color-scheme: dark; }
:root { --track: 1; --away: 110%; }
:root[dir=rtl] { --away: -110%; }
body {
  margin: 0 auto; color: var(--label); font-family: -apple-system, Inter, system-ui;
  font-synthesis: none; font-kerning: none; text-rendering: geometricPrecision;
}
@supports (font: -apple-system-body) {
  :root { --track: 0; }
  body { font-kerning: auto; }
}
[data-id] { position: absolute; text-align: start; }
[data-role=screen] { position: relative; overflow: hidden; }
.scroll { overflow: hidden auto; overscroll-behavior: contain; scrollbar-width: none; }
.clip { overflow: clip; }
.scrim { position: absolute; inset: 0; }
.vh {
  position: absolute; left: 0; top: 0; width: 1px; height: 1px; overflow: hidden;
  clip-path: inset(50%); white-space: nowrap;
}
h1, h2 { font-size: inherit; font-weight: inherit; }
.t { display: block; white-space: pre; unicode-bidi: plaintext; text-align: left; }
.tc { text-align: center; }
.tr { text-align: right; }
.entry { white-space: pre-wrap; }
ul, ol { list-style: none; }
/* Plain controls, focus and edges. */
button, input, textarea {
  appearance: none; border: 0; border-radius: 0; background: none; color: inherit; font: inherit;
  letter-spacing: inherit; outline: 0;
}
button { display: block; cursor: pointer; -webkit-tap-highlight-color: transparent; }
button:disabled, [aria-disabled=true] { cursor: default; }
[data-role=navigationBar] > [data-role=stack] { pointer-events: none; }
[data-role=navigationBar] button { pointer-events: auto; }
textarea { resize: none; }
::placeholder { color: var(--quaternaryLabel); opacity: 1; }
::-webkit-search-cancel-button { display: none; }
:focus-visible { outline: 3px solid var(--label); outline-offset: 2px; }
[data-role=row]:focus-visible, [data-role=segment]:focus-visible, .scroll:focus-visible {
  outline-offset: -3px;
}
label:focus-within, [data-role=slider]:focus-within {
  outline: 3px solid var(--label); outline-offset: 2px;
}
label :focus-visible { outline: 0; }
[data-id][data-role=sheet], [data-id][data-role=drawer] {
  border-bottom-left-radius: 0; border-bottom-right-radius: 0;
}
[data-id][data-role].dialog { border-radius: 16px; }
[data-id][data-role=avatar], [data-id][data-role=floatingButton], [data-id][data-role=grabHandle] {
  border-radius: 9999px;
}
[data-id][data-role=separator]::after { inset: -.25px 0 auto; border-width: .5px 0 0; }
[data-id][data-role=tabBar]::after { inset: 0 0 auto; border-width: .5px 0 0; }
[data-id].list { box-shadow: .5px 0 0 var(--separator); }
[dir=rtl] [data-id].list { box-shadow: -.5px 0 0 var(--separator); }
[data-id][data-role=tabBar].side::after {
  inset-block: 0; inset-inline: auto 0; border-width: 0; border-inline-end-width: .5px;
}
/* Further actions of an element; visible while it is hovered or focused. */
.more {
  position: absolute; z-index: 2; display: flex; flex-wrap: wrap; overflow: clip; opacity: 0;
  pointer-events: none; max-height: 0; border-radius: 12px;
  background: var(--secondarySystemBackground); box-shadow: 0 4px 16px rgb(0 0 0 / .3);
}
.more button {
  flex: 1 1 auto; min-width: 44px; min-height: 44px; padding: 8px 12px; color: var(--label);
  text-align: center; white-space: normal;
}
.more button:focus-visible { outline-offset: -3px; }
.more:focus-within { opacity: 1; pointer-events: auto; max-height: none; }
@media (hover: hover) {
  [data-id]:hover + .more:not(.inner), .more:hover {
    opacity: 1; pointer-events: auto; max-height: none;
  }
}

"""#

  /// `changes.css`.
  static let changesCSS: StaticString = #"""
/* Transitions between screens; their durations are tokens. */
@keyframes from-away { from { transform: translateX(var(--away)); } }
@keyframes to-away { to { transform: translateX(var(--away)); } }
@keyframes from-aside { from { transform: translateX(calc(var(--away) / -3)); } }
@keyframes to-aside { to { transform: translateX(calc(var(--away) / -3)); } }
@keyframes from-below { from { transform: translateY(100%); } }
@keyframes to-below { to { transform: translateY(100%); } }
@keyframes vanish { to { opacity: 0; } }
.leave-push, .leave-pop, .leave-sheet, .leave-tab { pointer-events: none; }
.enter-push, .leave-pop, .enter-sheet, .leave-sheet { z-index: 1; }
.scrim ~ .m-sheet { animation: none; }

"""#

  /// `drawings.css`.
  static let drawingsCSS: StaticString = ##"""
/* Drawings without text: symbols, pictures, switches, tracks. */
svg { display: block; overflow: hidden; }
.all { position: absolute; inset: 0; width: 100%; height: 100%; }
.shot { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
.wide { width: 100%; height: 100%; }
.mid { position: absolute; inset: 0; margin: auto; }
.mirror { transform: scaleX(-1); transform-box: view-box; transform-origin: center; }
.sprite { position: absolute; width: 0; height: 0; }
.picture { overflow: hidden; }
.darkly { display: none; }
.dark .darkly { display: inline; }
.dark .lightly { display: none; }
@media (prefers-color-scheme: dark) {
  :root:not(.light) .darkly { display: inline; }
  :root:not(.light) .lightly { display: none; }
}
.rail {
  position: absolute; left: 0; right: 0; top: 0; bottom: 0; margin: auto; height: 4px;
  border-radius: 2px; background: var(--shimmer); overflow: hidden;
}
.rail span { display: block; height: 100%; background: var(--primaryText); }
.low { left: 16px; right: 16px; top: auto; bottom: 16px; }
.way { position: absolute; inset: 0; padding-inline-end: 28px; display: flex; align-items: center; }
.way > * { flex: none; }
.knob {
  width: 28px; height: 28px; border-radius: 50%; background: #fff;
  box-shadow: 0 1px 4px rgb(0 0 0 / .3);
}
.range { position: absolute; z-index: 1; opacity: 0; cursor: pointer; }
.switch {
  position: absolute; inset: 0; border-radius: 9999px; background: var(--unselectedTab);
}
.switch::after {
  content: ""; position: absolute; top: 2px; bottom: 2px; inset-inline-start: 2px;
  aspect-ratio: 1; border-radius: 50%; background: #fff;
  box-shadow: 0 1px 4px rgb(0 0 0 / .25);
}
.on.switch { background: var(--chosen); }
.on.switch::after { inset-inline: auto 2px; }
.line { fill: none; stroke: currentColor; stroke-linecap: round; stroke-linejoin: round; }
.faint { fill: none; stroke: var(--shimmer); }
.solid { fill: currentColor; }
.mark { position: absolute; }
.dots { fill: none; stroke: var(--secondaryLabel); stroke-dasharray: 4 4; }
.tick {
  fill: none; stroke: var(--systemBackground); stroke-width: 2.5; stroke-linecap: round;
  stroke-linejoin: round;
}
.box { fill: none; stroke: var(--secondaryLabel); stroke-width: 2; }
.full { fill: var(--chosen); }

"""##

  /// `motions.css`.
  static let motionsCSS: StaticString = #"""
/* Shared animations; their durations are tokens. */
@keyframes appear { from { opacity: 0; } }
@keyframes pulse { 50% { opacity: .5; } }
@keyframes turn { to { transform: rotate(1turn); } }

"""#

  /// `posting.css`.
  static let postingCSS: StaticString = #"""
/* Pages whose controls post forms, and pages with a screen below a sheet. */
select[data-id] {
  appearance: none; border: 0; background: none; color: inherit; font: inherit;
  letter-spacing: inherit; outline: 0;
}
.set {
  position: absolute; z-index: 2; border-radius: 12px; color: var(--label); text-align: center;
  background: var(--secondarySystemBackground); box-shadow: 0 4px 16px rgb(0 0 0 / .3);
}
.over, .over > [data-role=screen] { background: none; }

"""#
}
