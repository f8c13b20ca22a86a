import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rulehouse/svg","description":"","frontmatter":{},"headers":[],"relativePath":"api/rulehouse/svg.md","filePath":"api/rulehouse/svg.md"}');
const _sfc_main = { name: "api/rulehouse/svg.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../">API</a> / rulehouse/svg</p><h1 id="rulehouse-svg" tabindex="-1">rulehouse/svg <a class="header-anchor" href="#rulehouse-svg" aria-label="Permalink to &quot;rulehouse/svg&quot;">​</a></h1><p>Pictures: a position as one SVG text, for every game. Pure functions from states to strings, without a DOM.</p><p>A picture says in its <code>&lt;title&gt;</code> which game it is and how it stands, and in its <code>&lt;desc&gt;</code>, in words, what a player at the table sees. It brings its own paper, so it can be read on pages of any colour. Squares, systems, hands and heaps are groups with attributes such as <code>data-square=&quot;c5&quot;</code> (each function says which), so that a front end can tell where somebody clicked: <code>event.target.closest(&#39;[data-square]&#39;)</code>.</p><h2 id="more-pages" tabindex="-1">More pages <a class="header-anchor" href="#more-pages" aria-label="Permalink to &quot;More pages&quot;">​</a></h2><ul><li><strong><a href="./svg/functions.html">Functions</a></strong>: <a href="./svg/functions.html#icetraderssvg">icetradersSvg()</a>, <a href="./svg/functions.html#svg">svg()</a>, <a href="./svg/functions.html#svgoftext">svgOfText()</a>, <a href="./svg/functions.html#terrafexsvg">terrafexSvg()</a>, <a href="./svg/functions.html#terramysticasvg">terraMysticaSvg()</a>, <a href="./svg/functions.html#toframennsvg">toframennSvg()</a>, <a href="./svg/functions.html#transformartiansvg">transformartianSvg()</a></li><li><strong><a href="./svg/interfaces.html">Interfaces</a></strong>: <a href="./svg/interfaces.html#svgoptions">SvgOptions</a>, <a href="./svg/interfaces.html#terramysticasvgoptions">TerraMysticaSvgOptions</a></li><li><strong><a href="./svg/type-aliases.html">Type Aliases</a></strong>: <a href="./svg/type-aliases.html#drawable">Drawable</a>, <a href="./svg/type-aliases.html#mark">Mark</a>, <a href="./svg/type-aliases.html#terramysticapart">TerraMysticaPart</a>, <a href="./svg/type-aliases.html#theme">Theme</a></li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/rulehouse/svg.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const svg = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  svg as default
};
