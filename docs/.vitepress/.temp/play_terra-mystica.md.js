import { resolveComponent, withCtx, createVNode, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Play Terra Mystica","description":"","frontmatter":{"title":"Play Terra Mystica","aside":false,"outline":false},"headers":[],"relativePath":"play/terra-mystica.md","filePath":"play/terra-mystica.md"}');
const _sfc_main = { name: "play/terra-mystica.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_ClientOnly = resolveComponent("ClientOnly");
  const _component_Play = resolveComponent("Play");
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="play-terra-mystica" tabindex="-1">Play Terra Mystica <a class="header-anchor" href="#play-terra-mystica" aria-label="Permalink to &quot;Play Terra Mystica&quot;">​</a></h1><p>Two to five factions reshape a map of seven terrains over six rounds. Towns, cults and the power of neighbours make points. The rules are in <a href="/rules/terra-mystica.html">the rule book</a>.</p>`);
  _push(ssrRenderComponent(_component_ClientOnly, null, {
    default: withCtx((_, _push2, _parent2, _scopeId) => {
      if (_push2) {
        _push2(ssrRenderComponent(_component_Play, { game: "terra-mystica" }, null, _parent2, _scopeId));
      } else {
        return [
          createVNode(_component_Play, { game: "terra-mystica" })
        ];
      }
    }),
    _: 1
  }, _parent));
  _push(`</div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("play/terra-mystica.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const terraMystica = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  terraMystica as default
};
