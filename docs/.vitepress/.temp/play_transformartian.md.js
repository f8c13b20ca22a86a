import { resolveComponent, withCtx, createVNode, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Play Transformartian","description":"","frontmatter":{"title":"Play Transformartian","aside":false,"outline":false},"headers":[],"relativePath":"play/transformartian.md","filePath":"play/transformartian.md"}');
const _sfc_main = { name: "play/transformartian.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_ClientOnly = resolveComponent("ClientOnly");
  const _component_Play = resolveComponent("Play");
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="play-transformartian" tabindex="-1">Play Transformartian <a class="header-anchor" href="#play-transformartian" aria-label="Permalink to &quot;Play Transformartian&quot;">​</a></h1><p>Two to six players in two or three teams exchange large pyramids on one grid, so that five of a colour lie in a shape. Each shape that is formed scores points. The rules are in <a href="/rules/transformartian.html">the rule book</a>.</p>`);
  _push(ssrRenderComponent(_component_ClientOnly, null, {
    default: withCtx((_, _push2, _parent2, _scopeId) => {
      if (_push2) {
        _push2(ssrRenderComponent(_component_Play, { game: "transformartian" }, null, _parent2, _scopeId));
      } else {
        return [
          createVNode(_component_Play, { game: "transformartian" })
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
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("play/transformartian.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const transformartian = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  transformartian as default
};
