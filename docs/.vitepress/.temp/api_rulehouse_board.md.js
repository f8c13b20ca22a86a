import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rulehouse/board","description":"","frontmatter":{},"headers":[],"relativePath":"api/rulehouse/board.md","filePath":"api/rulehouse/board.md"}');
const _sfc_main = { name: "api/rulehouse/board.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../">API</a> / rulehouse/board</p><h1 id="rulehouse-board" tabindex="-1">rulehouse/board <a class="header-anchor" href="#rulehouse-board" aria-label="Permalink to &quot;rulehouse/board&quot;">​</a></h1><p>A board that people play on: the custom element <code>&lt;rulehouse-board&gt;</code>, for every game, without a framework.</p><p>Start with <a href="./board/functions.html#defineboard">defineBoard</a> and <a href="./board/variables.html#boards">boards</a>; a page of one game takes that game&#39;s board alone. The element shows what a page hands in and says what a person does; the game itself is the page&#39;s. It holds views only: a board knows nothing that its seat may not see.</p><h2 id="more-pages" tabindex="-1">More pages <a class="header-anchor" href="#more-pages" aria-label="Permalink to &quot;More pages&quot;">​</a></h2><ul><li><strong><a href="./board/functions.html">Functions</a></strong>: <a href="./board/functions.html#boardgame">boardGame()</a>, <a href="./board/functions.html#boardhtml">boardHtml()</a>, <a href="./board/functions.html#defineboard">defineBoard()</a></li><li><strong><a href="./board/interfaces.html">Interfaces</a></strong>: <a href="./board/interfaces.html#boardelement">BoardElement</a>, <a href="./board/interfaces.html#boardevents">BoardEvents</a>, <a href="./board/interfaces.html#boardgame-1">BoardGame</a>, <a href="./board/interfaces.html#boardhtmloptions">BoardHtmlOptions</a>, <a href="./board/interfaces.html#given">Given</a>, <a href="./board/interfaces.html#movedetail">MoveDetail</a>, <a href="./board/interfaces.html#named">Named</a>, <a href="./board/interfaces.html#offer">Offer</a>, <a href="./board/interfaces.html#offered">Offered</a>, <a href="./board/interfaces.html#pickdetail">PickDetail</a>, <a href="./board/interfaces.html#refuseddetail">RefusedDetail</a>, <a href="./board/interfaces.html#sight">Sight</a>, <a href="./board/interfaces.html#table">Table</a>, <a href="./board/interfaces.html#why">Why</a></li><li><strong><a href="./board/type-aliases.html">Type Aliases</a></strong>: <a href="./board/type-aliases.html#pictures">Pictures</a></li><li><strong><a href="./board/variables.html">Variables</a></strong>: <a href="./board/variables.html#boards">boards</a>, <a href="./board/variables.html#icetradersboard">icetradersBoard</a>, <a href="./board/variables.html#terrafexboard">terrafexBoard</a>, <a href="./board/variables.html#terramysticaboard">terraMysticaBoard</a>, <a href="./board/variables.html#toframennboard">toframennBoard</a>, <a href="./board/variables.html#transformartianboard">transformartianBoard</a></li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/rulehouse/board.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const board = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  board as default
};
