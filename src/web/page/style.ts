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
.rulehouse-page label{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem}
.rulehouse-page .option{justify-content:space-between;inline-size:100%;margin-block:.35rem}
.rulehouse-page .option span{flex:1 1 14rem}
.rulehouse-page small{color:inherit;opacity:.85}
.rulehouse-page .option small{display:block}
.rulehouse-page button,.rulehouse-page input,.rulehouse-page select{min-block-size:44px;max-inline-size:100%;padding:.2rem .7rem;border:1px solid var(--edge);border-radius:.5rem;background:var(--paper);color:var(--ink);font:inherit;font-size:.95rem}
.rulehouse-page button{cursor:pointer}
.rulehouse-page button:disabled{opacity:.55;cursor:default}
.rulehouse-page :is(button,input,select,summary,a):focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.rulehouse-page .new>button,.rulehouse-page .sit{background:var(--accent);border-color:var(--accent);color:var(--paper)}
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
