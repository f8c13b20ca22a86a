/**
 * The style sheet of a board, which applies only inside the board's shadow tree.
 *
 * @packageDocumentation
 */

/**
 * Buttons are at least 44 pixels high and wide. Marks differ in the style of their lines, not only in colour. With the attribute `fit`, the pictures
 * are as large as their space allows, and the buttons never cover the pictures.
 *
 * Browsers ignore `touch-action` on elements that are displayed inline, so pieces that can be dragged are blocks; SVG draws both alike.
 */
export const style = `
:host{display:block;color-scheme:light dark;--ink:light-dark(#24272c,#eceae4);--paper:light-dark(#fff,#1d1f23);--edge:light-dark(#62656b,#bbb);--accent:light-dark(#0b5f58,#5fd0c4);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
:host([theme=light]){color-scheme:light}
:host([theme=dark]){color-scheme:dark}
.board{position:relative;overflow-x:auto}
svg{display:block;inline-size:100%;block-size:auto}
[role][tabindex]{outline:0}
.open{cursor:pointer}
.open[data-piece],.open:has([data-piece]){display:block;cursor:grab;touch-action:none}
.ghost{pointer-events:none;cursor:grabbing}
.lifted{opacity:.35}
.next>[data-hit]{fill:var(--accent);fill-opacity:.14;stroke:var(--accent);stroke-opacity:.75;stroke-width:1.5;stroke-dasharray:3}
.line{display:grid;min-block-size:1.5rem;background:var(--paper)}
.line>*{grid-area:1/1;min-inline-size:0}
.preview{overflow:hidden;white-space:nowrap;text-overflow:ellipsis;background:var(--paper)}
.pictures{-webkit-touch-callout:none;-webkit-user-select:none;user-select:none}
.next:hover>[data-hit]{fill-opacity:.24}
[tabindex]:focus-visible>.ring{display:block}
.ring path+path{stroke:#111}
.refusal{position:absolute;z-index:1;max-inline-size:20rem;padding:.5rem}
a{color:var(--accent)}
.refusal,dialog,button{color:var(--ink);background:var(--paper);border:2px solid var(--edge);border-radius:.5rem}
.controls{position:sticky;bottom:0;display:flex;flex-wrap:wrap;gap:.5rem;max-block-size:40vh;overflow:auto;padding:.5rem 0;background:var(--paper)}
.ring,.part[hidden],.controls:empty,.preview:empty,.refusal:empty,.tabs:empty{display:none}
.tabs{display:flex;gap:.25rem;padding:.125rem 0}
.tabs [role=tablist]{display:flex;flex:1;min-inline-size:0}
.tabs button{padding:.25rem;border-width:1px}
.tab{flex:auto;border-radius:0;font-size:min(1rem,4cqi);overflow-wrap:normal}
.tab.has::after{content:' •'}
.main{overflow:hidden}
.part{overflow:auto;block-size:100%;touch-action:pan-x pan-y}
.main svg,.part svg{inline-size:calc(100%*var(--zoom,1))}
button{min-block-size:44px;min-inline-size:44px;padding:.5rem;font:inherit;cursor:pointer}
button[aria-disabled=true]{border-style:dashed;opacity:.7;cursor:default}
button small{display:block;font-size:.8125rem}
p[role]{order:-1;flex:1 0 100%;margin:0;font-weight:600;color:light-dark(#a3000f,#ff9a94)}
button.play,.tab[aria-selected=true]{background:var(--accent);border-color:var(--accent);color:var(--paper)}
button:focus-visible,a:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.news{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
:host([fit]){container-type:inline-size;display:grid;grid-template:auto auto auto minmax(0,1fr) auto/minmax(0,1fr);block-size:100%;min-block-size:0}
:host([fit]) .tabs{grid-row:3}
:host([fit]) .board{grid-row:4;min-block-size:0;overflow:auto}
:host([fit]) :is(.pictures:not(.beside),.main:only-child){block-size:100%}
:host([fit]) :is(.main:only-child,#part-0) svg{max-block-size:calc(100%*var(--zoom,1))}
:host([fit]) .controls{grid-row:5;position:static;min-block-size:3.5rem;max-block-size:7.25rem;padding:.375rem 0}
:host([fit]) .controls:empty{display:flex}
:host([fit]) .tabs:not(:empty)~.controls{max-block-size:10.5rem}
@container (min-width:700px){.sign{font-size:13px}}
@container (min-width:900px){[part=name]{display:inline}}
@container (min-width:1150px){[part=name][display]{font-size:9px}}
.board:has(>.beside){container-type:size}.beside{--wide:20rem;justify-content:center;display:grid;grid-template-columns:min(100cqb*var(--wide0),100% - var(--wide) - .5rem) minmax(var(--wide),min(28rem,100cqb*var(--wide1)));grid-auto-rows:max-content;align-items:start;column-gap:.5rem}.beside>*{grid-column:2}.beside>*+*+*,.desk>*+*{margin-top:.5rem}.beside>.main{grid-area:1/1/9;position:sticky;top:0}.desk{--wide:15rem}.desk>*{grid-column:1}.desk>.main{grid-row:1;position:static}.desk>:last-child{grid-area:1/2/9;margin:0}.desk:has(>*+*+*){--wide:20rem;grid-template-columns:min(100% - var(--wide) - .5rem,max(35rem,(100cqb - .5rem)/(1/var(--wide0) + 1/var(--wide1)))) minmax(var(--wide),calc(100cqb*var(--wide2)))}
@media (forced-colors:active){.next>[data-hit]{stroke:Highlight}[data-mark] path:last-child{stroke:CanvasText}}
`;
