import { resolveComponent, withCtx, createVNode, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Ledgers of Terra Mystica","description":"","frontmatter":{"title":"Ledgers of Terra Mystica","aside":false,"outline":false},"headers":[],"relativePath":"play/ledger.md","filePath":"play/ledger.md"}');
const _sfc_main = { name: "play/ledger.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_ClientOnly = resolveComponent("ClientOnly");
  const _component_Ledger = resolveComponent("Ledger", true);
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="ledgers-of-terra-mystica" tabindex="-1">Ledgers of Terra Mystica <a class="header-anchor" href="#ledgers-of-terra-mystica" aria-label="Permalink to &quot;Ledgers of Terra Mystica&quot;">​</a></h1><p>Paste or drop the ledger of a game that was played on the web: every row is replayed by the rules, here in the page. Nothing is sent anywhere. What is read, and what a difference means, is told in <a href="/guide/ledgers.html">the guide</a>.</p>`);
  _push(ssrRenderComponent(_component_ClientOnly, null, {
    default: withCtx((_, _push2, _parent2, _scopeId) => {
      if (_push2) {
        _push2(ssrRenderComponent(_component_Ledger, null, null, _parent2, _scopeId));
      } else {
        return [
          createVNode(_component_Ledger)
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
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("play/ledger.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ledger = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ledger as default
};
