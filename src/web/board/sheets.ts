/**
 * Places the pictures of a board below each other or behind tabs. If there is little space, the parts of a large game are shown behind tabs; each
 * part can be enlarged.
 *
 * @packageDocumentation
 */
import type { Zoom } from './zoom.js';

/** A part of a board's picture that is shown behind a tab. */
interface Sheet {
  readonly tab: HTMLButtonElement;
  readonly panel: HTMLElement;
  zoom?: Zoom;
}

/** The words on the tabs, and on the buttons (beside the tabs) that enlarge or shrink a part. */
export interface TabWords {
  readonly parts: readonly string[];
  readonly open: (part: string) => string;
  readonly all: string;
  readonly larger: string;
  readonly smaller: string;
}

const buttonWith = (text: string, name: string, label: string): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = name;
  button.textContent = text;
  button.setAttribute('aria-label', label);
  return button;
};

/** The tab to which a key moves from the present tab; undefined if the key does not move to any tab. */
const ledTo = (key: string, at: number, count: number): number | undefined =>
  ({ ArrowRight: (at + 1) % count, ArrowLeft: (at + count - 1) % count, Home: 0, End: count - 1 })[key];

/** Places elements only if they are not already in place, because an element that is removed and put back loses the focus. */
const put = (into: Element, elements: readonly Element[]): void => {
  const isThere = into.childElementCount === elements.length && elements.every((one, at) => into.children[at] === one);
  if (!isThere) into.replaceChildren(...elements);
};

/** The pictures of one board, with their tabs. */
export class Sheets {
  readonly #pictures: HTMLElement;
  readonly #bar: HTMLElement;
  readonly #turned: () => void;
  /** The frame of the main picture while there are no tabs. */
  readonly #main: Omit<Sheet, 'tab'> = { panel: document.createElement('div') };
  readonly #larger = buttonWith('+', 'larger', '');
  readonly #smaller = buttonWith('−', 'smaller', '');
  #sheets: readonly Sheet[] = [];
  #words: TabWords | undefined;
  #at = 0;
  #Zoom: typeof Zoom | undefined;

  /**
   * @param pictures - the element that holds the pictures
   * @param bar - the element that holds the tabs
   * @param turned - called when a different part is shown
   */
  constructor(pictures: HTMLElement, bar: HTMLElement, turned: () => void) {
    [this.#pictures, this.#bar, this.#turned] = [pictures, bar, turned];
    this.#main.panel.className = 'main';
    this.#larger.onclick = () => this.#zoom(1);
    this.#smaller.onclick = () => this.#zoom(-1);
    bar.onkeydown = (event) => this.#key(event);
  }

  /**
   * Shows the given pictures: behind tabs if `words` is given, otherwise below each other. Showing new pictures does not change which tab is selected
   * or how large its picture is.
   */
  lay(pictures: readonly Element[], words: TabWords | undefined): void {
    this.#words = words;
    if (words === undefined) {
      this.#sheets = [];
      this.#bar.replaceChildren();
      put(this.#main.panel, pictures.slice(0, 1));
      put(this.#pictures, [this.#main.panel, ...pictures.slice(1)]);
      return;
    }
    if (this.#sheets.length !== pictures.length) this.#make(pictures.length, words);
    for (const [index, { panel }] of this.#sheets.entries()) put(panel, [pictures[index]!]);
    this.#name(words);
    this.#show(Math.min(this.#at, pictures.length - 1));
  }

  /** Lets people enlarge the parts, once the code for that is loaded. */
  enlarge(by: typeof Zoom): void {
    this.#Zoom = by;
    for (const sheet of [this.#main, ...this.#sheets]) sheet.zoom ??= new by(sheet.panel, () => this.#sized());
    this.#sized();
  }

  /** False if an element is behind a tab that is not selected; otherwise true. */
  isSeen(element: Element): boolean {
    return element.closest('.part[hidden]') === null;
  }

  /** Shows on each tab whether something behind the tab can be picked. */
  tell(isOpen: (part: Element) => boolean): void {
    const words = this.#words;
    if (words === undefined) return;
    for (const [index, { tab, panel }] of this.#sheets.entries()) {
      const [name, has] = [words.parts[index]!, isOpen(panel)];
      tab.classList.toggle('has', has);
      tab.setAttribute('aria-label', has ? words.open(name) : name);
    }
  }

  #make(count: number, { all }: TabWords): void {
    const list = document.createElement('div');
    list.setAttribute('role', 'tablist');
    list.setAttribute('aria-label', all);
    this.#at = 0;
    this.#sheets = Array.from({ length: count }, (_, index): Sheet => {
      const [tab, panel] = [buttonWith('', 'tab', ''), document.createElement('div')];
      [tab.id, panel.id, panel.className] = [`tab-${index}`, `part-${index}`, 'part'];
      tab.setAttribute('role', 'tab');
      tab.setAttribute('aria-controls', panel.id);
      tab.onclick = () => this.#turn(index);
      panel.setAttribute('role', 'tabpanel');
      panel.setAttribute('aria-labelledby', tab.id);
      return { tab, panel };
    });
    list.append(...this.#sheets.map(({ tab }) => tab));
    this.#bar.replaceChildren(list, this.#smaller, this.#larger);
    this.#pictures.replaceChildren(...this.#sheets.map(({ panel }) => panel));
    if (this.#Zoom !== undefined) this.enlarge(this.#Zoom);
  }

  #name({ parts, larger, smaller }: TabWords): void {
    for (const [index, { tab }] of this.#sheets.entries()) tab.textContent = parts[index]!;
    this.#larger.setAttribute('aria-label', larger);
    this.#smaller.setAttribute('aria-label', smaller);
  }

  #show(at: number): void {
    this.#at = at;
    for (const [index, { tab, panel }] of this.#sheets.entries()) {
      panel.hidden = index !== at;
      tab.tabIndex = index === at ? 0 : -1;
      tab.setAttribute('aria-selected', String(index === at));
    }
    this.#sized();
  }

  #turn(at: number): void {
    this.#show(at);
    this.#turned();
  }

  #key(event: KeyboardEvent): void {
    const here = this.#sheets.findIndex(({ tab }) => tab === event.target);
    const to = here < 0 ? undefined : ledTo(event.key, here, this.#sheets.length);
    if (to === undefined) return;
    event.preventDefault();
    this.#turn(to);
    this.#sheets[to]?.tab.focus();
  }

  #zoom(direction: 1 | -1): void {
    this.#sheets[this.#at]?.zoom?.by(direction);
  }

  /** Marks a button as disabled while it has no effect, but leaves the focus on the button. */
  #sized(): void {
    const zoom = this.#sheets[this.#at]?.zoom;
    this.#larger.setAttribute('aria-disabled', String(zoom?.isLargest ?? true));
    this.#smaller.setAttribute('aria-disabled', String(zoom?.isWhole ?? true));
  }
}
