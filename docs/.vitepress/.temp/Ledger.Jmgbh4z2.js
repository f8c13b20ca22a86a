import { defineComponent, ref, shallowRef, computed, mergeProps, unref, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrInterpolate, ssrRenderList, ssrIncludeBooleanAttr, ssrRenderAttr, ssrRenderStyle } from "vue/server-renderer";
import { u as useData, w as withBase } from "./app.js";
import "@vueuse/core";
import "./plugin-vue_export-helper.1tPrXgE0.js";
const _sfc_main = /* @__PURE__ */ defineComponent({
  __name: "Ledger",
  __ssrInlineRender: true,
  setup(__props) {
    const { isDark } = useData();
    const text = ref("");
    const shown = shallowRef();
    const at = ref(0);
    ref();
    const step = computed(() => {
      var _a;
      return (_a = shown.value) == null ? void 0 : _a.steps[at.value];
    });
    const sources = computed(() => {
      var _a;
      return [
        ...new Set(((_a = shown.value) == null ? void 0 : _a.points.flatMap((one) => one.sources.map(([name]) => name))) ?? [])
      ];
    });
    const most = computed(() => {
      var _a;
      return Math.max(1, ...((_a = shown.value) == null ? void 0 : _a.points.map(({ total }) => total)) ?? []);
    });
    const tints = [
      "#0b5f58",
      "#b45309",
      "#6d28d9",
      "#9b1c1c",
      "#1d4ed8",
      "#4d7c0f",
      "#86198f",
      "#0e7490",
      "#57534e",
      "#be185d"
    ];
    const tintOf = (source) => tints[sources.value.indexOf(source) % tints.length];
    const of = (list, source) => {
      var _a;
      return ((_a = list.find(([name]) => name === source)) == null ? void 0 : _a[1]) ?? 0;
    };
    const lineOf = (course) => course.map((points, round) => `${round * 80 + 10},${190 - points * 180 / most.value}`).join(" ");
    const labels = computed(() => {
      var _a;
      const ends = (((_a = shown.value) == null ? void 0 : _a.points) ?? []).map(({ name, course }) => ({
        name,
        y: 194 - (course.at(-1) ?? 0) * 180 / most.value
      }));
      let last = -20;
      for (const one of ends.toSorted((a, b) => a.y - b.y)) last = one.y = Math.max(one.y, last + 15);
      return ends;
    });
    return (_ctx, _push, _parent, _attrs) => {
      var _a, _b;
      _push(`<div${ssrRenderAttrs(mergeProps({ class: "ledger" }, _attrs))}><label>The ledger, as text <textarea rows="6" spellcheck="false">${ssrInterpolate(text.value)}</textarea></label><p class="bar"><button type="button">Replay</button><button type="button">An example</button><label>or a file: <input type="file" accept=".txt,text/plain"></label></p>`);
      if (shown.value) {
        _push(`<!--[-->`);
        if (shown.value.fault) {
          _push(`<p role="alert" class="problem">${ssrInterpolate(shown.value.fault)}</p>`);
        } else {
          _push(`<!---->`);
        }
        _push(`<p role="status">${ssrInterpolate(shown.value.rows)} rows compared, ${ssrInterpolate(shown.value.differences.length === 0 ? "no difference from the rules" : `${shown.value.differences.length} differences from the rules`)}. </p>`);
        if (shown.value.differences.length > 0) {
          _push(`<div class="wide" tabindex="0"><table><thead><tr><th>line</th><th>faction</th><th>column</th><th>ledger</th><th>rules</th></tr></thead><tbody><!--[-->`);
          ssrRenderList(shown.value.differences.slice(0, 200), (one, index) => {
            _push(`<tr><td>${ssrInterpolate(one.line)}</td><td>${ssrInterpolate(one.faction)}</td><td>${ssrInterpolate(one.column)}</td><td>${ssrInterpolate(one.expected)}</td><td>${ssrInterpolate(one.got)}</td></tr>`);
          });
          _push(`<!--]--></tbody></table></div>`);
        } else {
          _push(`<!---->`);
        }
        if (shown.value.steps.length > 0) {
          _push(`<!--[--><h2 id="steps">Step by step</h2><p class="bar"><button type="button"${ssrIncludeBooleanAttr(at.value === 0) ? " disabled" : ""}>Before</button><button type="button"${ssrIncludeBooleanAttr(at.value >= shown.value.steps.length - 1) ? " disabled" : ""}>Next</button><label>Decision <input type="range" min="0"${ssrRenderAttr("max", shown.value.steps.length - 1)}${ssrRenderAttr("value", at.value)}></label><span role="status">${ssrInterpolate(at.value)} of ${ssrInterpolate(shown.value.steps.length - 1)}: ${ssrInterpolate((_a = step.value) == null ? void 0 : _a.words)}</span></p><rulehouse-board game="terra-mystica"${ssrRenderAttr("theme", unref(isDark) ? "dark" : "light")}${ssrRenderAttr("site", unref(withBase)("/"))}></rulehouse-board><!--]-->`);
        } else {
          _push(`<!---->`);
        }
        if (shown.value.points.length > 0) {
          _push(`<!--[--><h2 id="points">Where points came from</h2><!--[-->`);
          ssrRenderList(shown.value.points, (one) => {
            _push(`<div class="seatbar"><span>${ssrInterpolate(one.name)}: ${ssrInterpolate(one.total)}</span><span class="bars" role="img"${ssrRenderAttr("aria-label", `${one.name}: ${one.sources.map(([name, count]) => `${name} ${count}`).join(", ")}`)}><!--[-->`);
            ssrRenderList(one.sources.filter(([, n]) => n > 0), ([name, count]) => {
              _push(`<span${ssrRenderAttr("title", `${name}: ${count}`)} style="${ssrRenderStyle({ background: tintOf(name), flexBasis: `${count * 100 / most.value}%` })}">${ssrInterpolate(count > 5 ? count : "")}</span>`);
            });
            _push(`<!--]--></span></div>`);
          });
          _push(`<!--]--><div class="wide" tabindex="0"><table><thead><tr><th>source</th><!--[-->`);
          ssrRenderList(shown.value.points, (one) => {
            _push(`<th>${ssrInterpolate(one.name)}</th>`);
          });
          _push(`<!--]--></tr></thead><tbody><!--[-->`);
          ssrRenderList(sources.value, (source) => {
            _push(`<tr><td><span class="dot" style="${ssrRenderStyle({ background: tintOf(source) })}"></span>${ssrInterpolate(source)}</td><!--[-->`);
            ssrRenderList(shown.value.points, (one) => {
              _push(`<td>${ssrInterpolate(of(one.sources, source))}</td>`);
            });
            _push(`<!--]--></tr>`);
          });
          _push(`<!--]--></tbody></table></div><h2 id="course">Points over the rounds</h2><svg viewBox="0 0 620 210" role="img" aria-label="Points after each round; the table below has the figures"><!--[-->`);
          ssrRenderList(shown.value.points, (one, index) => {
            var _a2;
            _push(`<g fill="none"${ssrRenderAttr("stroke", tints[index])} stroke-width="3"${ssrRenderAttr("stroke-dasharray", ["", "8 4", "2 4", "12 4 2 4", "4 2"][index])}><polyline${ssrRenderAttr("points", lineOf(one.course))}></polyline><text x="498"${ssrRenderAttr("y", (_a2 = labels.value[index]) == null ? void 0 : _a2.y)} stroke="none" fill="currentColor" font-size="14">${ssrInterpolate(one.name)}</text></g>`);
          });
          _push(`<!--]--></svg><div class="wide" tabindex="0"><table><thead><tr><th>after round</th><!--[-->`);
          ssrRenderList(((_b = shown.value.points[0]) == null ? void 0 : _b.course) ?? [], (_, round) => {
            _push(`<th>${ssrInterpolate(round)}</th>`);
          });
          _push(`<!--]--></tr></thead><tbody><!--[-->`);
          ssrRenderList(shown.value.points, (one) => {
            _push(`<tr><td>${ssrInterpolate(one.name)}</td><!--[-->`);
            ssrRenderList(one.course, (count, round) => {
              _push(`<td>${ssrInterpolate(count)}</td>`);
            });
            _push(`<!--]--></tr>`);
          });
          _push(`<!--]--></tbody></table></div><!--]-->`);
        } else {
          _push(`<!---->`);
        }
        _push(`<!--]-->`);
      } else {
        _push(`<!---->`);
      }
      _push(`</div>`);
    };
  }
});
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add(".vitepress/theme/play/Ledger.vue");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
export {
  _sfc_main as default
};
