import { onContentUpdated, type Theme, useRoute, withBase } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { defineAsyncComponent, defineComponent, h, nextTick, onMounted } from 'vue';
import { holdTarget, holdTargets } from './hold.js';
import './play/play.css';
import { addRunButtons } from './run/buttons.js';
import './run/run.css';
import './style.css';
import './figures.css';

const ReferenceBar = defineAsyncComponent(() => import('./ReferenceBar.vue'));

/** The usual layout of a page. API pages list the names of their entry in the sidebar. */
const Layout = defineComponent({
  setup: () => {
    const route = useRoute();
    return () =>
      h(DefaultTheme.Layout, null, {
        'sidebar-nav-after': () => (route.path.startsWith(withBase('/api/')) ? h(ReferenceBar) : null),
      });
  },
});

/** Scrolls the sidebar to the current page. API pages have their own sidebar, which does the same. */
const showPlace = async (): Promise<void> => {
  await nextTick();
  const places = document.querySelectorAll('.VPSidebar .VPSidebarItem.is-active > .item');
  places.item(places.length - 1)?.scrollIntoView({ block: 'center' });
};

/** Components for pages with a game; each is loaded with the first page that uses it. */
const theme: Theme = {
  extends: DefaultTheme,
  Layout,
  setup: () => {
    onMounted(addRunButtons);
    onContentUpdated(addRunButtons);
    onMounted(showPlace);
    onContentUpdated(() => void showPlace());
    onMounted(holdTargets);
    onContentUpdated(holdTarget);
  },
  enhanceApp: ({ app }) => {
    // A component that fails while the site is written stops the build, instead of leaving a page without its content.
    app.config.throwUnhandledErrorInProduction = import.meta.env.SSR;
    app.component(
      'Play',
      defineAsyncComponent(() => import('./play/Play.vue')),
    );
    app.component(
      'Games',
      defineAsyncComponent(() => import('./play/Games.vue')),
    );
    app.component(
      'GameCards',
      defineAsyncComponent(() => import('./play/GameCards.vue')),
    );
    app.component(
      'Ledger',
      defineAsyncComponent(() => import('./play/Ledger.vue')),
    );
    app.component(
      'Table',
      defineAsyncComponent(() => import('./play/Table.vue')),
    );
  },
};

export default theme;
