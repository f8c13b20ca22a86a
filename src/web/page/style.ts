/**
 * The look of the page, on a server and in the documentation site.
 *
 * @packageDocumentation
 */

/** The style sheet of the page; its rules apply only inside elements of the page's class. */
export const style = `
.rulehouse-page{--ink:light-dark(#24272c,#eceae4);--paper:light-dark(#fff,#1b1b1f);--soft:light-dark(#f1f2f3,#2a2c31);--edge:light-dark(#62656b,#b3b6bc);--accent:light-dark(#0b5f58,#5fd0c4);--wrong:light-dark(#9b1c1c,#ffb4ab);color-scheme:light dark;color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
.rulehouse-page[data-theme=light]{color-scheme:light}
.rulehouse-page[data-theme=dark]{color-scheme:dark}
.rulehouse-page h2{font-size:1.15rem;margin:0 0 .6rem;padding:0;border:0}
.rulehouse-page p{margin:0 0 .5rem}
.rulehouse-page form{display:grid;grid-template-columns:minmax(0,1fr);gap:.6rem;justify-items:start}
.rulehouse-page form>details{inline-size:100%}
.rulehouse-page>:not(rulehouse-play){max-inline-size:42rem;box-sizing:border-box;margin:0 auto .75rem;padding-inline:1rem}
.rulehouse-page .new,.rulehouse-page .join{padding:1rem;background:var(--soft);border-radius:.75rem}
.rulehouse-page label{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem;max-inline-size:100%}
.rulehouse-page .field{justify-content:space-between;inline-size:100%;margin-block:.2rem}
.rulehouse-page .field span{flex:1 1 9rem;min-inline-size:0}
.rulehouse-page .field>:is(input,select){flex:0 1 15rem}
.rulehouse-page :is(button,input,select){box-sizing:border-box}
.rulehouse-page :is(input,select){min-inline-size:0;text-overflow:ellipsis}
.rulehouse-page .games{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(11rem,100%),1fr));gap:.5rem;inline-size:100%}
.rulehouse-page .game{display:grid;grid-template-columns:auto minmax(0,1fr);gap:0 .5rem;padding:.5rem .7rem;border:2px solid var(--edge);border-radius:.5rem;background:var(--paper);cursor:pointer}
.rulehouse-page .game:has(:checked){border-color:var(--accent);background:light-dark(#d3ece8,#123f3b)}
.rulehouse-page .game:has(:focus-visible){outline:3px solid var(--accent);outline-offset:2px}
.rulehouse-page .game input{grid-row:span 2;min-block-size:24px;margin:0;accent-color:var(--accent)}
.rulehouse-page .ways{display:flex;flex-wrap:wrap;gap:.5rem;inline-size:100%}
.rulehouse-page .ways button{flex:1 1 11rem;min-block-size:52px;font-weight:650}
.rulehouse-page .ways button:first-child{background:var(--accent);border-color:var(--accent);color:var(--paper)}
.rulehouse-page .own-games ul{list-style:none;margin:0;padding:0}
.rulehouse-page .own-games li{display:flex;flex-wrap:wrap;align-items:center;gap:.2rem .6rem;margin:0}
.rulehouse-page .own-games li>a{font-weight:650;line-height:44px}
.rulehouse-page .own-games li>span{flex:1 1 8rem;min-inline-size:0;overflow-wrap:break-word}
.rulehouse-page .own-games .dot{color:#d33}
.rulehouse-page .own-games .over{opacity:.75}
.rulehouse-page .own-games em{color:var(--accent);font-style:normal;font-weight:650}
.rulehouse-page .forget{min-inline-size:44px}
.rulehouse-page .bots{display:flex;flex-wrap:wrap;gap:.4rem}
.rulehouse-page>.tools{position:absolute;inset-block-start:0;inset-inline-end:0;display:flex;align-items:center;gap:.75rem;max-inline-size:calc(100% - 7rem);block-size:2.75rem;margin:0;padding-inline:.5rem}
.rulehouse-page .tools>*{flex:none}
.rulehouse-page .tools .here{flex:0 1 auto;min-inline-size:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.rulehouse-page .bell{min-inline-size:44px;min-block-size:40px;padding:0}
.rulehouse-page .bell svg{inline-size:22px;block-size:22px;vertical-align:middle;fill:currentColor}
.rulehouse-page .off{stroke:var(--wrong);stroke-width:3}
.rulehouse-page .ended{display:contents}
.rulehouse-page .ended>a{display:inline-flex;align-items:center;min-block-size:44px;padding:.2rem .7rem;border:1px solid var(--edge);border-radius:.5rem;background:var(--paper);color:var(--ink);text-decoration:none;font-size:.95rem;box-sizing:border-box}
.rulehouse-page .main,.rulehouse-page .ended>a.main{background:var(--accent);border-color:var(--accent);color:var(--paper)}
.rulehouse-page .settings{display:grid;gap:.5rem}
@media(max-width:479px){.rulehouse-page .tools .here{position:absolute;inline-size:1px;block-size:1px;clip-path:inset(50%)}}
.rulehouse-page .option{justify-content:space-between;inline-size:100%;margin-block:.35rem}
.rulehouse-page .option span{flex:1 1 14rem}
.rulehouse-page small{color:inherit;opacity:.85}
.rulehouse-page .option small{display:block}
.rulehouse-page button,.rulehouse-page input,.rulehouse-page select{min-block-size:44px;max-inline-size:100%;padding:.2rem .7rem;border:1px solid var(--edge);border-radius:.5rem;background:var(--paper);color:var(--ink);font:inherit;font-size:.95rem}
.rulehouse-page button{cursor:pointer}
.rulehouse-page button:disabled{opacity:.55;cursor:default}
.rulehouse-page :is(button,input,select,summary,a):focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.rulehouse-page .sit{background:var(--accent);border-color:var(--accent);color:var(--paper)}
.rulehouse-page a{color:var(--accent)}
.rulehouse-page .turn{font-weight:600}
.rulehouse-page .chosen{list-style:none}
.rulehouse-page .seats{list-style:none;margin-block:0;padding-block:0}
.rulehouse-page .seats li{display:grid;grid-template-columns:1fr auto auto;gap:.2rem .7rem;align-items:center;margin:0;padding:.4rem .6rem;border-inline-start:4px solid transparent}
.rulehouse-page .seats form,.rulehouse-page .seats .link{grid-column:1/-1}
.rulehouse-page .free,.rulehouse-page .link{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem}
.rulehouse-page .free input{inline-size:9rem}
.rulehouse-page .link input{flex:1 1 12rem;min-inline-size:0;font-family:ui-monospace,monospace;font-size:.8rem}
.rulehouse-page .lost{padding:.6rem;background:var(--soft);border:2px solid var(--edge);border-radius:.5rem}
.rulehouse-page .problem{color:var(--wrong);font-weight:600}
.rulehouse-page .note:empty{display:none}
.rulehouse-page rulehouse-play{block-size:calc(100dvh - var(--above,2.75rem));--screen:calc(100dvh - var(--above,2.75rem))}
@media(max-width:899px){.rulehouse-page rulehouse-play{block-size:auto}}
`;
