/**
 * The board on a Svelte page (5 or later), for two on one screen.
 *
 * Run: npx vite examples/board-svelte
 */
import { mount } from 'svelte';
import Table from './Table.svelte';

mount(Table, { target: document.getElementById('root') });
