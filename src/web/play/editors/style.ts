/**
 * The look of the editors.
 *
 * @packageDocumentation
 */

/** The style sheet of the editors, for the element and for pages; it uses the colours of the form around it. */
export const style = `
.editor{flex:1 1 100%;min-inline-size:0}
.editor summary{box-sizing:border-box;min-block-size:44px;padding-block:.6rem;cursor:pointer}
.editor p{margin:.3rem 0}
.editor small{margin-inline-start:.15rem}
.editor .bar{display:flex;flex-wrap:wrap;gap:.35rem;align-items:center;margin-block:.3rem}
.editor label{display:flex;flex-wrap:wrap;gap:.4rem;align-items:center;margin-block:.3rem}
.editor label:has([type=checkbox]){flex-wrap:nowrap}
.editor .wide{justify-content:space-between}
.editor select{max-inline-size:100%;min-inline-size:0}
.editor input[type=checkbox]{flex:none;inline-size:1.4rem;min-block-size:1.4rem}
.editor fieldset{min-inline-size:0;margin:.3rem 0;padding:.3rem .6rem;border:1px solid var(--edge);border-radius:.5rem}
.editor .text input{flex:1 1 12rem;min-inline-size:0;font-family:ui-monospace,monospace}
.editor .squares{--columns:1;display:grid;grid-template-columns:repeat(var(--columns),minmax(0,2.75rem));gap:2px;justify-content:start;margin-block:.3rem}
.editor .heard{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.editor .squares button{position:relative;display:grid;place-content:center;gap:1px;min-inline-size:0;min-block-size:44px;padding:1px;border-radius:.25rem;font-size:.8rem;line-height:1.2}
.editor [aria-pressed=true]{outline:3px solid var(--accent);outline-offset:-3px}
.editor :focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.editor .chip{display:inline-block;min-inline-size:1.6rem;padding:.05rem .2rem;border:1px solid var(--edge);border-radius:.25rem;text-align:center;font-weight:650;color:#111;background:#e8e8e8}
.editor .chip[data-colour=R]{background:#f08a80}
.editor .chip[data-colour=Y]{background:#f3d44a}
.editor .chip[data-colour=G]{background:#79c47c}
.editor .chip[data-colour=B]{background:#8ab8f0}
.editor .chip[data-colour=P]{background:#c79ae0}
.editor .chip[data-colour=O]{background:#f2a75c}
.editor .chip[data-colour=K]{background:#222;color:#fff}
.editor .chip[data-colour=W]{background:#fff}
.editor .chip[data-colour=C]{background:#d8eef0}
.editor .drag{cursor:grab;touch-action:none}
.editor .gap{opacity:.6}
.editor .wizards{display:flex;flex-wrap:wrap;gap:.5rem}
.editor .wizard{padding:.2rem;border:1px dashed var(--edge);border-radius:.5rem}
.editor .squares[data-columns='4']{--columns:4}
.editor .squares[data-columns='5']{--columns:5}
.editor .squares[data-columns='8']{--columns:8}
.editor .squares[data-columns='9']{--columns:9}
.editor .wizard .squares{margin:0;grid-template-columns:3rem}
.editor .picks{display:flex;flex-wrap:wrap;gap:.35rem}
.editor .pick{display:inline-flex;align-items:center;gap:.3rem}
.editor .shape{inline-size:2rem;block-size:2rem;fill:currentColor}
.editor .why{color:var(--wrong)}
`;
