import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rulehouse/bots","description":"","frontmatter":{},"headers":[],"relativePath":"api/rulehouse/bots.md","filePath":"api/rulehouse/bots.md"}');
const _sfc_main = { name: "api/rulehouse/bots.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><p><a href="./../">API</a> / rulehouse/bots</p><h1 id="rulehouse-bots" tabindex="-1">rulehouse/bots <a class="header-anchor" href="#rulehouse-bots" aria-label="Permalink to &quot;rulehouse/bots&quot;">​</a></h1><p>Bots for every game of the library: searches, what is known of each game, and thinking without stopping a page.</p><p>Start with <a href="./bots/functions.html#botof">botOf</a>. A bot gets what a seat sees, never more.</p><h2 id="more-pages" tabindex="-1">More pages <a class="header-anchor" href="#more-pages" aria-label="Permalink to &quot;More pages&quot;">​</a></h2><ul><li><strong><a href="./bots/functions.html">Functions</a></strong>: <a href="./bots/functions.html#botof">botOf()</a>, <a href="./bots/functions.html#bylead">byLead()</a>, <a href="./bots/functions.html#chance">chance()</a>, <a href="./bots/functions.html#knownbyid">knownById()</a>, <a href="./bots/functions.html#knowngame">knownGame()</a>, <a href="./bots/functions.html#shared">shared()</a>, <a href="./bots/functions.html#think">think()</a>, <a href="./bots/functions.html#thinknow">thinkNow()</a></li><li><strong><a href="./bots/interfaces.html">Interfaces</a></strong>: <a href="./bots/interfaces.html#analysis">Analysis</a>, <a href="./bots/interfaces.html#bot">Bot</a>, <a href="./bots/interfaces.html#botinfo">BotInfo</a>, <a href="./bots/interfaces.html#candidate">Candidate</a>, <a href="./bots/interfaces.html#knowledge">Knowledge</a>, <a href="./bots/interfaces.html#known">Known</a>, <a href="./bots/interfaces.html#parameterinfo">ParameterInfo</a>, <a href="./bots/interfaces.html#player">Player</a>, <a href="./bots/interfaces.html#search">Search</a>, <a href="./bots/interfaces.html#thinkoptions">ThinkOptions</a></li><li><strong><a href="./bots/type-aliases.html">Type Aliases</a></strong>: <a href="./bots/type-aliases.html#belief">Belief</a>, <a href="./bots/type-aliases.html#botname">BotName</a>, <a href="./bots/type-aliases.html#budget">Budget</a>, <a href="./bots/type-aliases.html#defaults">Defaults</a>, <a href="./bots/type-aliases.html#parametername">ParameterName</a>, <a href="./bots/type-aliases.html#proven">Proven</a></li><li><strong><a href="./bots/variables.html">Variables</a></strong>: <a href="./bots/variables.html#botinfo-1">botInfo</a>, <a href="./bots/variables.html#icetraders">icetraders</a>, <a href="./bots/variables.html#known-1">known</a>, <a href="./bots/variables.html#terrafex">terrafex</a>, <a href="./bots/variables.html#terramystica">terraMystica</a>, <a href="./bots/variables.html#toframenn">toframenn</a>, <a href="./bots/variables.html#transformartian">transformartian</a></li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/rulehouse/bots.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const bots = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  bots as default
};
