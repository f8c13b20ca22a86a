import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { defineAsyncComponent } from 'vue';
import './play/play.css';
import './style.css';

/** Components of pages that need a game; each is loaded with the first page that has one. */
const theme: Theme = {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => {
    app.component(
      'Play',
      defineAsyncComponent(() => import('./play/Play.vue')),
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
