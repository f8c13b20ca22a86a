/**
 * The row of an option whose values cannot be listed: a text, and the game's own editor once the page has loaded it.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit';
import { AsyncDirective } from 'lit/async-directive.js';
import { type ChildPart, directive } from 'lit/directive.js';
import type { OptionInfo } from '../../core/reading/options.js';
import type { Fault } from '../../core/values/fault.js';
import { message } from '../../face/message.js';
import { dress } from '../board/dress.js';
import type { Editing, Editors } from './editor.js';
import { editorsOf } from './editors/later.js';
import { english } from './english.js';
import { type FormField, jsonIn, optionField, optionsIn, optionTexts } from './options.js';
import { type Speak, speakerWith } from './words.js';

/** The game whose form has the row. */
export interface FormGame {
  readonly id: string;
  readonly optionInfo: readonly OptionInfo<string>[];
}

/** What a row shows. */
interface Row {
  readonly game: FormGame;
  readonly field: FormField;
  /** The value of the option when the form opens, as JSON; empty if the game chooses as usual. */
  readonly now: string;
  readonly speak: Speak;
  /** The rule of the option, as a link if rules are linked. */
  readonly rule: TemplateResult;
}

/** A fault in the reader's language, without the name of the option, which stands above it. */
const said = ({ rule, path, reason }: Fault, speak: Speak): string =>
  speak('edit.refused', { where: [rule, ...path.slice(1)].join(' '), why: message(reason) });

/** The documents and shadow trees that have the style of the editors. */
const dressed = new WeakSet<Node>();

class OptionEditorDirective extends AsyncDirective {
  #row: Row | undefined;
  #part: ChildPart | undefined;
  #form: HTMLFormElement | null = null;
  #editors: Editors | undefined;
  /** The value as JSON. */
  #text = '';
  #held = '';
  readonly #refresh = (): void => {
    if (this.#row !== undefined) this.setValue(this.#view(this.#row));
  };

  override render(row: Row): TemplateResult {
    return this.#view(row);
  }

  override update(part: ChildPart, [row]: [Row]): TemplateResult {
    const before = this.#row;
    [this.#row, this.#part] = [row, part];
    if (before?.game.id !== row.game.id || before.field.name !== row.field.name) {
      [this.#text, this.#held] = [row.now, ''];
      if (before?.game.id !== row.game.id) void this.#load(row.game.id);
    }
    return this.#view(row);
  }

  protected override disconnected(): void {
    this.#form?.removeEventListener('change', this.#refresh);
    this.#form = null;
  }

  protected override reconnected(): void {
    this.#listen();
    this.#dress();
  }

  async #load(game: string): Promise<void> {
    this.#editors = undefined;
    // A page that cannot load the editors still has the text.
    const editors = await editorsOf(game).catch(() => undefined);
    if (this.#row?.game.id !== game) return;
    this.#editors = editors;
    this.#listen();
    this.#dress();
    this.#refresh();
  }

  /** The editor shows what is wrong with the value whenever any field of the form changes. */
  #listen(): void {
    const form = this.#part?.startNode?.parentElement?.closest('form') ?? null;
    if (form === this.#form) return;
    this.disconnected();
    this.#form = form;
    form?.addEventListener('change', this.#refresh);
  }

  #dress(): void {
    const root = this.#part?.startNode?.getRootNode();
    const isTree = root instanceof Document || root instanceof ShadowRoot;
    if (this.#editors === undefined || !isTree || dressed.has(root)) return;
    dressed.add(root);
    dress(root, this.#editors.style);
  }

  #set(text: string): void {
    this.#text = text;
    this.#refresh();
  }

  #options({ game, field }: Row): Readonly<Record<string, unknown>> {
    const texts = new Map(this.#form === null ? [] : optionTexts(new FormData(this.#form)));
    return optionsIn(game.optionInfo, texts.set(field.name, this.#text));
  }

  #view(row: Row): TemplateResult {
    const { field, speak, rule } = row;
    const editor = this.#editors?.editors.find(({ option }) => option === field.name);
    if (this.#editors === undefined || editor === undefined)
      return html`<label class="option"
        ><span>${speak(field.meaning)} ${rule}</span>
        <input
          name=${optionField + field.name}
          .value=${this.#text}
          placeholder=${speak(field.usual)}
          autocomplete="off"
          @input=${({ target }: Event) => target instanceof HTMLInputElement && ((this.#text = target.value))}
      /></label>`;
    const options = this.#options(row);
    const fault = this.#text === '' ? undefined : this.#editors.fault(options);
    const isHere = fault?.path[0] === field.name;
    const wanted = [...speak.catalogues, english].map(({ language }) => language);
    const texts = this.#editors.texts.filter(({ language }) => wanted.includes(language));
    const words = speakerWith([...speak.catalogues, ...texts]);
    const [value, usual] = [jsonIn(this.#text), jsonIn(field.usual)];
    const name = editor.name(value ?? usual);
    const editing: Editing = {
      value,
      options,
      held: this.#held,
      speak: words,
      change: (next) => this.#set(next === undefined ? '' : JSON.stringify(next)),
      hold: (what) => {
        this.#held = what;
        this.#refresh();
      },
    };
    return html`<details class="editor">
      <summary>${speak(field.meaning)}: <strong>${words(name.key, name.params)}</strong></summary>
      ${rule} ${editor.draw(editing)}
      <label class="text"
        ><span>${words('edit.text')}</span>
        <input
          .value=${editor.print(value)}
          autocomplete="off"
          aria-invalid=${isHere ? 'true' : nothing}
          @change=${({ target }: Event) => target instanceof HTMLInputElement && editing.change(editor.read(target.value))}
      /></label>
      <p class="why" role="status">
        ${fault === undefined || !isHere ? '' : said(fault, words)}
      </p>
      <input type="hidden" name=${optionField + field.name} .value=${this.#text} />
    </details>`;
  }
}

/** The row of an option whose values cannot be listed. */
export const optionEditor = directive(OptionEditorDirective);
