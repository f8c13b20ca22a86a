import { resolveComponent, withCtx, createVNode, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Play Töframenn","description":"","frontmatter":{"title":"Play Töframenn","aside":false,"outline":false},"headers":[],"relativePath":"play/toframenn.md","filePath":"play/toframenn.md"}');
const _sfc_main = { name: "play/toframenn.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_ClientOnly = resolveComponent("ClientOnly");
  const _component_Play = resolveComponent("Play");
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="play-toframenn" tabindex="-1">Play Töframenn <a class="header-anchor" href="#play-toframenn" aria-label="Permalink to &quot;Play Töframenn&quot;">​</a></h1><p>Five wizards a side, each a stack of pyramids, walk towards each other, shoot bolts and fight duels. Whoever destroys the enemy Archmage wins. The rules are in <a href="/rules/toframenn.html">the rule book</a>.</p>`);
  _push(ssrRenderComponent(_component_ClientOnly, null, {
    default: withCtx((_, _push2, _parent2, _scopeId) => {
      if (_push2) {
        _push2(ssrRenderComponent(_component_Play, { game: "toframenn" }, null, _parent2, _scopeId));
      } else {
        return [
          createVNode(_component_Play, { game: "toframenn" })
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
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("play/toframenn.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const toframenn = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  toframenn as default
};
