import { resolveComponent, withCtx, createVNode, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Play Terrafex","description":"","frontmatter":{"title":"Play Terrafex","aside":false,"outline":false},"headers":[],"relativePath":"play/terrafex.md","filePath":"play/terrafex.md"}');
const _sfc_main = { name: "play/terrafex.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_ClientOnly = resolveComponent("ClientOnly");
  const _component_Play = resolveComponent("Play");
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="play-terrafex" tabindex="-1">Play Terrafex <a class="header-anchor" href="#play-terrafex" aria-label="Permalink to &quot;Play Terrafex&quot;">​</a></h1><p>Two players grow forests, raise mountains, light fires and move glaciers on the same eight by seven squares. Each scores what stands on places of their own colour. The rules are in <a href="/rules/terrafex.html">the rule book</a>.</p>`);
  _push(ssrRenderComponent(_component_ClientOnly, null, {
    default: withCtx((_, _push2, _parent2, _scopeId) => {
      if (_push2) {
        _push2(ssrRenderComponent(_component_Play, { game: "terrafex" }, null, _parent2, _scopeId));
      } else {
        return [
          createVNode(_component_Play, { game: "terrafex" })
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
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("play/terrafex.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const terrafex = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  terrafex as default
};
