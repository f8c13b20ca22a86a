import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rulehouse/face","description":"","frontmatter":{},"headers":[],"relativePath":"api/rulehouse/face.md","filePath":"api/rulehouse/face.md"}');
const _sfc_main = { name: "api/rulehouse/face.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../">API</a> / rulehouse/face</p><h1 id="rulehouse-face" tabindex="-1">rulehouse/face <a class="header-anchor" href="#rulehouse-face" aria-label="Permalink to &quot;rulehouse/face&quot;">​</a></h1><p>What people see and touch: a move as clicks, what it changed, and words for both. Every front end needs them; no rule does.</p><p>Start with the <a href="./face/interfaces.html#face">Face</a> of a game, for instance <a href="./face/variables.html#terrafexface">terrafexFace</a>, and with <a href="./face/interfaces.html#choices-1">choices</a>. Pictures are in <code>rulehouse/svg</code>: the kind and value of a part are the name and value of a <code>data-*</code> attribute there.</p><h2 id="more-pages" tabindex="-1">More pages <a class="header-anchor" href="#more-pages" aria-label="Permalink to &quot;More pages&quot;">​</a></h2><ul><li><strong><a href="./face/functions.html">Functions</a></strong>: <a href="./face/functions.html#anyface">anyFace()</a>, <a href="./face/functions.html#applychange">applyChange()</a>, <a href="./face/functions.html#applychanges">applyChanges()</a>, <a href="./face/functions.html#choices">choices()</a>, <a href="./face/functions.html#clickedplaces">clickedPlaces()</a>, <a href="./face/functions.html#describerefusal">describeRefusal()</a>, <a href="./face/functions.html#message">message()</a>, <a href="./face/functions.html#placekey">placeKey()</a>, <a href="./face/functions.html#sameplace">samePlace()</a>, <a href="./face/functions.html#say">say()</a>, <a href="./face/functions.html#whynot">whyNot()</a></li><li><strong><a href="./face/interfaces.html">Interfaces</a></strong>: <a href="./face/interfaces.html#anyface-1">AnyFace</a>, <a href="./face/interfaces.html#catalogue">Catalogue</a>, <a href="./face/interfaces.html#choices-1">Choices</a>, <a href="./face/interfaces.html#clicked">Clicked</a>, <a href="./face/interfaces.html#face">Face</a>, <a href="./face/interfaces.html#message-1">Message</a>, <a href="./face/interfaces.html#model">Model</a>, <a href="./face/interfaces.html#part">Part</a>, <a href="./face/interfaces.html#place">Place</a>, <a href="./face/interfaces.html#whynot-1">WhyNot</a></li><li><strong><a href="./face/type-aliases.html">Type Aliases</a></strong>: <a href="./face/type-aliases.html#change">Change</a></li><li><strong><a href="./face/variables.html">Variables</a></strong>: <a href="./face/variables.html#faces">faces</a>, <a href="./face/variables.html#hidden">hidden</a>, <a href="./face/variables.html#icetradersface">icetradersFace</a>, <a href="./face/variables.html#terrafexface">terrafexFace</a>, <a href="./face/variables.html#terramysticaface">terraMysticaFace</a>, <a href="./face/variables.html#toframennface">toframennFace</a>, <a href="./face/variables.html#transformartianface">transformartianFace</a></li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/rulehouse/face.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const face = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  face as default
};
