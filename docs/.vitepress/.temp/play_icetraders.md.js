import { resolveComponent, withCtx, createVNode, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Play IceTraders","description":"","frontmatter":{"title":"Play IceTraders","aside":false,"outline":false},"headers":[],"relativePath":"play/icetraders.md","filePath":"play/icetraders.md"}');
const _sfc_main = { name: "play/icetraders.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_ClientOnly = resolveComponent("ClientOnly");
  const _component_Play = resolveComponent("Play");
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="play-icetraders" tabindex="-1">Play IceTraders <a class="header-anchor" href="#play-icetraders" aria-label="Permalink to &quot;Play IceTraders&quot;">​</a></h1><p>Ships of pyramids move, trade, grow and attack between star systems. Everybody is secretly good or evil: the good win together, the evil by eliminating anybody. The rules are in <a href="/rules/icetraders.html">the rule book</a>.</p>`);
  _push(ssrRenderComponent(_component_ClientOnly, null, {
    default: withCtx((_, _push2, _parent2, _scopeId) => {
      if (_push2) {
        _push2(ssrRenderComponent(_component_Play, { game: "icetraders" }, null, _parent2, _scopeId));
      } else {
        return [
          createVNode(_component_Play, { game: "icetraders" })
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
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("play/icetraders.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const icetraders = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  icetraders as default
};
