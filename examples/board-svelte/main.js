/**
 * The board in a Svelte page (5 or later), for two at one screen.
 *
 * Run: npx vite examples/board-svelte
 */
import { mount } from 'svelte';
import Table from './Table.svelte';

mount(Table, { target: document.getElementById('root') });
