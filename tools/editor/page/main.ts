import { type Answers, ask, type Change, type Found, type Language, Told, tell } from './call.ts';
import type { Side } from './control.ts';
import { button, byId, make } from './dom.ts';
import { type Form, formOf } from './form.ts';
import { address, keepFresh, load, pageWith, reveal, watch } from './preview.ts';
import { proposals } from './proposals.ts';
import { label, type Way } from './values.ts';

const names: Readonly<Record<Language, string>> = { en: 'English', ar: 'Arabic', both: 'Both languages' };
const chooser = byId('text', HTMLSelectElement);
const pages = byId('page', HTMLSelectElement);
const holder = byId('editor', HTMLElement);
const line = byId('message', HTMLElement);

interface Open {
  readonly collection: string;
  readonly id: string;
  answer: Answers['text'];
  readonly sides: readonly Side[];
  dirty: boolean;
  /** How often something was written since it was opened. */
  edits: number;
  wrong: number;
  form?: Form;
}
let open: Open | undefined;
let all: readonly string[] = [];
/** The marks of the text that is looked at on the page: brought into view again when the page has come anew. */
let shown: readonly string[] = [];

function say(sentence: string, wrong = false): void {
  line.textContent = sentence;
  line.toggleAttribute('data-wrong', wrong);
}
/** Work that ends in a sentence when it fails. */
function doing(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    if (!(error instanceof Told)) throw error;
    say(error.message, true);
  });
}

const changesOf = ({ answer, sides }: Open): readonly Change[] =>
  sides.flatMap(({ language, data }) => {
    const version = answer.versions[language];
    if (!version) return [];
    const { body, ...lines } = data;
    return [
      {
        language,
        hash: version.hash,
        data: lines,
        ...(version.body === undefined ? {} : { body: String(body ?? '') }),
      },
    ];
  });

async function check(text: Open): Promise<void> {
  const { mistakes } = await tell('check', { collection: text.collection, id: text.id, changes: changesOf(text) });
  if (text === open) tellMistakes(text, mistakes);
}

function tellMistakes(text: Open, mistakes: Answers['check']['mistakes']): void {
  text.wrong = mistakes.length;
  const languageOf = (file: string): Language =>
    text.sides.find(({ language }) => text.answer.versions[language]?.path === file)?.language ??
    text.sides[0]?.language ??
    'both';
  text.form?.show(mistakes.map((mistake) => ({ ...mistake, language: languageOf(mistake.file) })));
  const loose = mistakes.filter(({ path }) => path === undefined).map(({ sentence }) => sentence);
  say(
    loose.join('\n') || (mistakes.length > 0 ? 'This cannot be saved yet: see the sentences beside the fields.' : ''),
    true,
  );
  saving.setAttribute('aria-disabled', String(!text.dirty || text.wrong > 0));
}

let timer = 0;
function changed(): void {
  const text = open;
  if (!text) return;
  text.dirty = true;
  text.edits += 1;
  window.clearTimeout(timer);
  timer = window.setTimeout(() => doing(() => check(text)), 250);
}

const saving = button('Save', () => doing(save));
async function save(): Promise<void> {
  const text = open;
  if (!text?.dirty) return say('Nothing has been changed.');
  window.clearTimeout(timer);
  const { collection, id, edits } = text;
  const { mistakes, since } = await tell('save', { collection, id, changes: changesOf(text) });
  if (mistakes.length > 0) return text === open ? tellMistakes(text, mistakes) : undefined;
  doing(() => keepFresh(since));
  // What was written while it was saved stays, to be saved next.
  if (text === open && text.edits !== edits) {
    text.answer = await ask('text', { collection, id });
    say('Saved. What you wrote meanwhile is not saved yet.');
  } else {
    if (text === open) await show(collection, id);
    say('Saved.');
  }
  await list();
}

/** Draws the form of what is open; after a list has changed, again. */
function draw(text: Open, at?: { readonly language: Language; readonly way: Way }): void {
  const { collection, id, answer, sides } = text;
  const body = Object.values(answer.versions).some((version) => version.body !== undefined);
  const fields = body
    ? [
        ...answer.fields,
        {
          key: 'body',
          kind: 'text' as const,
          help: 'The text itself, in Markdown: ## begins a heading, an empty line a paragraph.',
          required: true,
          fixed: false,
          fields: [],
        },
      ]
    : answer.fields;
  const scrolled = holder.scrollTop;
  const wasInside = holder.contains(document.activeElement);
  const form = formOf(fields, sides, {
    collection,
    id,
    changed,
    again: (way) => draw(text, { language: sides[0]?.language ?? 'both', way }),
  });
  text.form = form;
  const reveals = sides.map(({ language, name }) =>
    button(`Show on the page (${name})`, () => doing(() => go(language))),
  );
  holder.replaceChildren(
    make('h2', {}, `${label(collection)}: ${id}`),
    make(
      'div',
      { class: 'save' },
      saving,
      button('Undo what is not saved', () => {
        say('');
        doing(() => show(collection, id));
      }),
      ...reveals,
    ),
    ...answer.mistakes.map(({ file, line: row, sentence }) =>
      make('p', { class: 'wrong' }, `${file}${row ? `, line ${row}` : ''}: ${sentence}`),
    ),
    form.element,
  );
  holder.scrollTop = scrolled;
  saving.setAttribute('aria-disabled', String(!text.dirty || text.wrong > 0));
  if (at) form.focus(at.language, at.way);
  // Who works with the keyboard stays in the form, although what was pressed there is drawn anew.
  else if (wasInside) saving.focus();
}

async function show(
  collection: string,
  id: string,
  at?: { readonly language: Language; readonly way: Way },
): Promise<void> {
  const answer = await ask('text', { collection, id });
  const sides = (['en', 'ar', 'both'] as const).flatMap((language): Side[] => {
    const version = answer.versions[language];
    if (!version) return [];
    const data = structuredClone(version.data);
    return [
      {
        language,
        name: names[language],
        data: { ...data, ...(version.body === undefined ? {} : { body: version.body }) },
      },
    ];
  });
  open = { collection, id, answer, sides, dirty: false, edits: 0, wrong: 0 };
  chooser.value = `${collection}/${id}`;
  draw(open, at);
}

async function go(language: Language): Promise<void> {
  const marks = open?.answer.marks[language] ?? [];
  shown = marks;
  const own = all.filter((page) => language === 'both' || page.startsWith('/ar/') === (language === 'ar'));
  const page = await pageWith([...own.filter((each) => each === address()), ...own], marks);
  if (page === undefined) return say('No page that a visitor sees without signing in shows this text.');
  if (page === address()) reveal(marks);
  else await load(page);
}

const unsaved = (): boolean => open?.dirty === true && !window.confirm('What you wrote here is not saved. Leave it?');

function choose(found: readonly Found[], pressed: readonly string[]): void {
  const [first] = found;
  if (!first) return;
  if (found.length > 1 && new Set(found.map(({ collection, id }) => `${collection}/${id}`)).size > 1)
    say(
      `${found.length} texts say this; the first is open. The others: ${found
        .slice(1, 6)
        .map(({ collection, id }) => `${label(collection)}: ${id}`)
        .join(', ')}.`,
    );
  else say('');
  shown = pressed;
  const at = { language: first.language, way: first.path };
  if (open?.collection === first.collection && open.id === first.id) open.form?.focus(at.language, at.way);
  else if (!unsaved()) doing(() => show(first.collection, first.id, at));
}

async function list(): Promise<void> {
  const { texts, pages: addresses, changed: files, mistakes } = await ask('texts');
  all = addresses;
  const chosen = chooser.value;
  chooser.replaceChildren(
    make('option', { value: '' }, 'Choose a text'),
    ...texts.map(({ collection, ids }) =>
      make(
        'optgroup',
        { label: label(collection) },
        ...ids.map((id) => make('option', { value: `${collection}/${id}` }, `${label(collection)}: ${id}`)),
      ),
    ),
  );
  chooser.value = chosen;
  pages.replaceChildren(...addresses.map((page) => make('option', { value: page }, page)));
  pages.value = address();
  byId('count', HTMLElement).textContent = String(files.length);
  const [other] = mistakes;
  if (other && !open) say(`${other.file}: ${other.sentence}`, true);
}

chooser.addEventListener('change', () => {
  const [collection = '', id = ''] = chooser.value.split('/');
  if (unsaved()) chooser.value = open ? `${open.collection}/${open.id}` : '';
  else if (collection) {
    say('');
    shown = [];
    doing(() => show(collection, id));
  }
});
pages.addEventListener('change', () => doing(() => load(pages.value)));
window.addEventListener('beforeunload', (event) => {
  if (open?.dirty) event.preventDefault();
});
const isChoosing = (): boolean =>
  document.querySelector<HTMLInputElement>('input[name="mode"]:checked')?.value === 'choose';
watch(
  isChoosing,
  (pressed) =>
    doing(async () => {
      const { found, sentence } = await tell('find', pressed);
      if (sentence) say(sentence);
      else choose(found, pressed.levels[0] ?? []);
    }),
  () => {
    pages.value = address();
    if (shown.length > 0) reveal(shown);
  },
);
proposals({
  say,
  doing,
  refresh: async (restored) => {
    if (restored) doing(() => keepFresh(restored.since));
    await list();
    if (open) await show(open.collection, open.id);
  },
});
doing(list);
