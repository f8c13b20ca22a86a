import { defineComponent, ref, onMounted, onBeforeUnmount, watch, mergeProps, useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
import { u as useData, w as withBase } from "./app.js";
import "@vueuse/core";
import "./plugin-vue_export-helper.1tPrXgE0.js";
const _sfc_main = /* @__PURE__ */ defineComponent({
  __name: "Table",
  __ssrInlineRender: true,
  setup(__props) {
    const { isDark } = useData();
    const root = ref();
    let page;
    const dress = () => page == null ? void 0 : page.theme(isDark.value ? "dark" : "light");
    onMounted(async () => {
      const { mount } = await import("./index.BRGS1VVM.js").then((n) => n.av);
      if (root.value === void 0) return;
      page = mount(root.value, { server: null, site: withBase("/") });
      dress();
    });
    onBeforeUnmount(() => page == null ? void 0 : page.close());
    watch(isDark, dress);
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<div${ssrRenderAttrs(mergeProps({
        ref_key: "root",
        ref: root
      }, _attrs))}></div>`);
    };
  }
});
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(".vitepress/theme/play/Table.vue");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
export {
  _sfc_main as default
};
