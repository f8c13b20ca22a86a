/**
 * The style sheet for the page of a report: light or dark, for screens from the width of a phone upwards.
 *
 * @packageDocumentation
 */

/** The style sheet. A table that is wider than the page has a shadow at each edge beyond which there is more. */
export const style = `
:root{color-scheme:light dark;--back:#fff;--text:#1b1f24;--soft:#57606a;--line:#d0d7de;--mark:#1f5fa8;--band:#f3f5f8}
@media (prefers-color-scheme:dark){:root{--back:#0f1419;--text:#e6edf3;--soft:#9aa7b4;--line:#38424d;--mark:#79b8ff;--band:#182029}}
*{box-sizing:border-box}
body{margin:0;background:var(--back);color:var(--text);font:16px/1.55 system-ui,sans-serif}
main{max-width:64rem;margin:0 auto;padding:1rem}
h1{font-size:1.7rem;line-height:1.2;margin:.5rem 0 1rem;overflow-wrap:anywhere}
h2{font-size:1.3rem;margin:2.5rem 0 .5rem;padding-top:1rem;border-top:1px solid var(--line);overflow-wrap:anywhere}
h3{font-size:1.05rem;margin:1.75rem 0 .5rem}
p,ul,dl{max-width:46rem;margin:.5rem 0}
.soft{color:var(--soft)}
.scroll{--shade:color-mix(in srgb,var(--text) 35%,transparent);overflow-x:auto;margin:.5rem 0;background:linear-gradient(90deg,var(--back) 30%,transparent) 0 0/40px 100% no-repeat local,linear-gradient(270deg,var(--back) 30%,transparent) 100% 0/40px 100% no-repeat local,radial-gradient(farthest-side at 0 50%,var(--shade),transparent) 0 0/12px 100% no-repeat scroll,radial-gradient(farthest-side at 100% 50%,var(--shade),transparent) 100% 0/12px 100% no-repeat scroll}
.scroll:focus-visible,a:focus-visible{outline:3px solid var(--mark);outline-offset:2px}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:.92rem}
caption{text-align:left;color:var(--soft);padding-bottom:.35rem;font-size:.88rem}
caption span{display:inline-block;position:sticky;left:0;max-width:calc(100vw - 2rem)}
th,td{padding:.35rem .65rem;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap}
thead th{vertical-align:bottom;font-weight:600}
th.text,td.text{text-align:left}
tbody th{font-weight:600;text-align:left;white-space:normal;overflow-wrap:break-word;min-width:7rem;max-width:18rem}
td.what{white-space:normal;min-width:14rem}
td.heat{background:color-mix(in srgb,var(--mark) calc(var(--part)*38%),transparent)}
td small,th small{color:inherit;opacity:1;font-size:.8rem;font-weight:400}
figure{margin:.75rem 0}
figcaption{color:var(--soft);font-size:.88rem;margin-bottom:.35rem}
figure svg{display:block;width:100%;max-width:32rem;height:auto}
svg text{fill:var(--text);stroke:var(--back);stroke-width:4px;paint-order:stroke;font:12px system-ui,sans-serif;font-variant-numeric:tabular-nums}
svg .faint{fill:var(--soft)}
svg .axis{stroke:var(--line);stroke-width:1}
svg .fair{stroke:var(--soft);stroke-width:1.5;stroke-dasharray:4 3}
svg .bound{stroke:var(--mark);stroke-width:2.5}
svg .soft{fill:color-mix(in srgb,var(--mark) 55%,var(--back))}
svg .spread{stroke:var(--text);stroke-width:1.5}
svg .point,svg .bar{fill:var(--mark)}
svg .track{fill:var(--band)}
a{color:var(--mark)}
dt{font-weight:600;margin-top:.6rem}dd{margin:0}
.pair{display:grid;gap:0 2.5rem}
@media (min-width:60rem){.pair{grid-template-columns:1fr 1fr}}
@media print{.scroll{overflow:visible}}
`.trim();
