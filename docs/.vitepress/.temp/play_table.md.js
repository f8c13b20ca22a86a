import { resolveComponent, withCtx, createVNode, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"A table of a server","description":"","frontmatter":{"title":"A table of a server","aside":false,"outline":false},"headers":[],"relativePath":"play/table.md","filePath":"play/table.md"}');
const _sfc_main = { name: "play/table.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_ClientOnly = resolveComponent("ClientOnly");
  const _component_Table = resolveComponent("Table", true);
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="a-table-of-a-server" tabindex="-1">A table of a server <a class="header-anchor" href="#a-table-of-a-server" aria-label="Permalink to &quot;A table of a server&quot;">​</a></h1><p>Play with others over the network, at a server that you or they run: <code>npx rulehouse serve</code> has this page at its own address. From here you reach a server that was started with <code>--allow</code> and the address of this site; how is told in <a href="/guide/server.html#the-page">the guide</a>.</p>`);
  _push(ssrRenderComponent(_component_ClientOnly, null, {
    default: withCtx((_, _push2, _parent2, _scopeId) => {
      if (_push2) {
        _push2(ssrRenderComponent(_component_Table, null, null, _parent2, _scopeId));
      } else {
        return [
          createVNode(_component_Table)
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
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("play/table.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const table = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  table as default
};
