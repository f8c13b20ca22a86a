// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { Sheets } from '../../../src/web/board/sheets.js';
import { Zoom } from '../../../src/web/board/zoom.js';

const words = {
  parts: ['Map', 'Seats'],
  open: (part: string) => `${part}, something to pick`,
  all: 'Parts of the table',
  larger: 'Larger',
  smaller: 'Smaller',
};

const picture = (id: string): Element => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.id = id;
  return svg;
};

const laid = () => {
  const [pictures, bar] = [document.createElement('div'), document.createElement('div')];
  document.body.replaceChildren(bar, pictures);
  let turns = 0;
  const sheets = new Sheets(pictures, bar, () => turns++);
  sheets.lay([picture('a'), picture('b')], words);
  sheets.enlarge(Zoom);
  const tabs = [...bar.querySelectorAll<HTMLButtonElement>('[role=tab]')];
  const panels = [...pictures.querySelectorAll<HTMLElement>('[role=tabpanel]')];
  return { sheets, pictures, bar, tabs, panels, turned: () => turns };
};

describe('parts behind tabs', () => {
  test('one is shown at a time, by click and by keys, and each says whose panel it is', () => {
    const { tabs, panels, bar, turned } = laid();
    const shown = (): readonly string[] => panels.filter(({ hidden }) => !hidden).map(({ id }) => id);
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Map', 'Seats']);
    expect(shown()).toEqual(['part-0']);
    tabs[1]!.click();
    expect(shown()).toEqual(['part-1']);
    expect(tabs.map((tab) => [tab.getAttribute('aria-selected'), tab.tabIndex])).toEqual([
      ['false', -1],
      ['true', 0],
    ]);
    const press = (at: number, key: string): boolean =>
      tabs[at]!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    for (const [from, key, to] of [
      [1, 'ArrowRight', 0],
      [0, 'ArrowLeft', 1],
      [1, 'Home', 0],
      [0, 'End', 1],
    ] as const) {
      press(from, key);
      expect(shown()).toEqual([`part-${to}`]);
    }
    expect(press(1, 'x')).toBe(true);
    expect(turned()).toBe(5);
    for (const [index, panel] of panels.entries()) expect(panel.getAttribute('aria-labelledby')).toBe(tabs[index]!.id);
    expect(bar.querySelector('[role=tablist]')?.getAttribute('aria-label')).toBe('Parts of the table');
  });

  test('what is shown and how large it is stays with the next position; what is hidden is not seen', () => {
    const { sheets, pictures, panels, tabs, bar } = laid();
    bar.querySelector<HTMLButtonElement>('.larger')!.click();
    expect(panels[0]!.style.getPropertyValue('--zoom')).toBe('1.5');
    tabs[1]!.click();
    sheets.lay([picture('c'), picture('d')], words);
    expect(panels[0]!.style.getPropertyValue('--zoom')).toBe('1.5');
    expect(panels.map(({ hidden }) => hidden)).toEqual([true, false]);
    expect(sheets.isSeen(pictures.querySelector('#c')!)).toBe(false);
    expect(sheets.isSeen(pictures.querySelector('#d')!)).toBe(true);
    tabs[0]!.click();
    const smaller = bar.querySelector<HTMLButtonElement>('.smaller')!;
    expect(smaller.getAttribute('aria-disabled')).toBe('false');
    smaller.click();
    expect(smaller.getAttribute('aria-disabled')).toBe('true');
    expect(panels[0]!.style.getPropertyValue('--zoom')).toBe('1');
  });

  test('a tab says whether something behind it can be picked; without words there are no tabs', () => {
    const { sheets, pictures, tabs, bar, panels } = laid();
    sheets.tell((part) => part === panels[1]);
    expect(tabs.map((tab) => tab.getAttribute('aria-label'))).toEqual(['Map', 'Seats, something to pick']);
    expect(tabs.map((tab) => tab.classList.contains('has'))).toEqual([false, true]);
    sheets.lay([picture('e')], undefined);
    expect([bar.children.length, pictures.innerHTML]).toEqual([0, '<div class="main"><svg id="e"></svg></div>']);
  });
});

describe('the main picture without tabs', () => {
  const main = (): HTMLElement => {
    const { sheets, pictures } = laid();
    sheets.lay([picture('a'), picture('b')], undefined);
    return pictures.querySelector<HTMLElement>('.main') ?? expect.fail('no frame');
  };
  const zoom = (frame: HTMLElement): number => Number(frame.style.getPropertyValue('--zoom') || 1);
  const turn = (frame: HTMLElement, more: WheelEventInit): boolean =>
    frame.firstElementChild!.dispatchEvent(
      // The page of these tests gives wheel events no keys.
      Object.assign(new WheelEvent('wheel', { bubbles: true, cancelable: true, ...more }), {
        ctrlKey: more.ctrlKey === true,
      }),
    );
  const press = (frame: HTMLElement, key: string, more: KeyboardEventInit = {}): boolean =>
    frame.firstElementChild!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));

  test('is enlarged by the wheel with Ctrl, and shrinks until it is whole again', () => {
    const frame = main();
    expect(turn(frame, { deltaY: -20, ctrlKey: true })).toBe(false);
    expect(zoom(frame)).toBeCloseTo(1.22, 2);
    turn(frame, { deltaY: -3, deltaMode: 1, ctrlKey: true });
    expect(zoom(frame)).toBeCloseTo(1.65, 2);
    for (let time = 0; time < 9; time++) turn(frame, { deltaY: -999, ctrlKey: true });
    expect(zoom(frame)).toBe(4);
    for (let time = 0; time < 9; time++) turn(frame, { deltaY: 999, ctrlKey: true });
    expect([zoom(frame), frame.style.aspectRatio, frame.style.cursor]).toEqual([1, '', '']);
  });

  test('leaves a wheel alone to the page', () => {
    const frame = main();
    expect(turn(frame, { deltaY: -20 })).toBe(true);
    expect(zoom(frame)).toBe(1);
  });

  test('is enlarged by + and shrunk by −, and is whole again after 0 or a double click on the ground', () => {
    const frame = main();
    press(frame, '+');
    press(frame, '+');
    press(frame, '-');
    expect(zoom(frame)).toBe(1.5);
    press(frame, '0', { ctrlKey: true });
    expect(zoom(frame)).toBe(1.5);
    press(frame, '0');
    expect(zoom(frame)).toBe(1);
    press(frame, '+');
    const ground = frame.firstElementChild!;
    ground.classList.add('open');
    ground.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    expect(zoom(frame)).toBe(1.5);
    ground.classList.remove('open');
    ground.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    expect(zoom(frame)).toBe(1);
  });
});
