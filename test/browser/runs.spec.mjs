/**
 * Tests runnable code on pages: every piece of code in two guides, and then changed code, an error and
 * an endless loop.
 */
import { complaints } from '../../scripts/check/chromium.mjs';
import { expect, ok } from '../../scripts/check/consumer.mjs';
import { test } from './fixtures.mjs';

const guides = ['guide/session.html', 'guide/bots.html'];

/** Runs each piece of code on a page, and returns the output of the programs. */
const openAll = async (tab) => {
  let count = 0;
  for (; (await tab.locator('.run-open').count()) > 0; count++) {
    await tab.locator('.run-open').first().click();
    await tab.locator('.run').nth(count).locator('.run-done, .run-fault').first().waitFor({ timeout: 60_000 });
  }
  return count;
};

const replace = async (tab, run, text) => {
  await run.locator('.cm-content').click();
  await tab.keyboard.press('ControlOrMeta+a');
  await tab.keyboard.insertText(text);
  await tab.keyboard.press('ControlOrMeta+Enter');
};

test('code on pages runs, and can be changed', async ({ browser, site: url }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const tab = await context.newPage();
  const errors = complaints(tab);
  let count = 0;
  for (const guide of guides) {
    await tab.goto(url + guide);
    await tab.locator('.run-open').first().waitFor();
    count += await openAll(tab);
    const faults = await tab.locator('.run-fault').allInnerTexts();
    expect(faults.length === 0, `${guide}: ${faults.join('; ')}`);
  }
  const run = tab.locator('.run').first();
  await replace(tab, run, "import { seats } from 'rulehouse/terrafex';\nconst wrong = nothing;");
  await run.locator('.run-fault').waitFor();
  const fault = await run.locator('.run-fault').innerText();
  expect(fault === 'ReferenceError: nothing is not defined', fault);
  await replace(tab, run, 'for (;;) {}');
  await run.getByRole('button', { name: 'Stop' }).click();
  await run.locator('.run-done').waitFor();
  await run.getByRole('button', { name: 'Put back' }).click();
  await run.getByRole('button', { name: 'Run', exact: true }).click();
  await run.locator('.run-value').first().waitFor();
  expect(errors.length === 0, errors.join('\n'));
  await context.close();
  ok(
    `${count} pieces of code in ${guides.length} guides run in the page; errors are reported, endless loops are stopped`,
  );
});
