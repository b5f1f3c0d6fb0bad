import { ask, type Field, type Language, sendPicture, Told } from './call.ts';
import { make } from './dom.ts';
import { withoutMarks } from '../marks.ts';
import { valueAt, type Way } from './values.ts';

/** A text in one language, as it stands in the form. */
export interface Side {
  readonly language: Language;
  readonly name: string;
  readonly data: Record<string, unknown>;
}
interface Options {
  readonly collection: string;
  readonly id: string;
  readonly write: (value: unknown) => void;
}
export interface Control {
  readonly element: HTMLElement;
  readonly input: HTMLElement;
}

function text(field: Field, side: Side, value: unknown, { write }: Options): Control {
  const large = field.kind === 'text' && (field.most === undefined || field.most > 60);
  const written = typeof value === 'string' ? value : value === undefined || value === null ? '' : String(value);
  const arabic = side.language === 'ar';
  const input = make(large ? 'textarea' : 'input', {
    lang: arabic ? 'ar' : 'en',
    dir: field.kind === 'text' ? (arabic ? 'rtl' : 'ltr') : 'ltr',
    inputmode: field.kind === 'number' ? 'decimal' : undefined,
    placeholder: field.kind === 'date' ? 'YYYY-MM-DD' : undefined,
  });
  input.value = written;
  input.readOnly = field.fixed;
  const count = make('span', { 'aria-hidden': 'true' });
  const tell = (): void => {
    if (field.kind === 'text' && field.most !== undefined && !field.fixed)
      count.textContent = `${input.value.trim().length} of ${field.most}`;
  };
  tell();
  input.addEventListener('input', () => {
    tell();
    // A text is one line for the page, however it is typed; a body keeps its lines.
    // What was copied from the page brings its mark along.
    const typed = withoutMarks(input.value);
    const now = field.key === 'body' ? typed : typed.replaceAll(/\s*\n\s*/g, ' ').trim();
    const number = field.kind === 'number' && /^-?\d+([.,]\d+)?$/.test(now) ? Number(now.replace(',', '.')) : now;
    write(now === '' && !field.required ? undefined : number);
  });
  return { element: make('span', {}, input, count), input };
}

function choice(
  choices: readonly (readonly [value: string, name: string])[],
  value: string,
  write: (value: string) => void,
): Control {
  const input = make('select');
  // What stands in the file and is no choice stays to be seen, with the sentence beside it.
  const known = choices.some(([each]) => each === value) ? choices : [[value, value || 'Choose'] as const, ...choices];
  for (const [each, name] of known) input.append(make('option', { value: each }, name));
  input.value = value;
  input.addEventListener('change', () => write(input.value));
  return { element: input, input };
}

function picture(value: unknown, { collection, id, write }: Options): Control {
  const input = make('div', { class: 'pictures', role: 'radiogroup', 'aria-label': 'Pictures', tabindex: '-1' });
  const file = make('input', {
    type: 'file',
    accept: 'image/png,image/jpeg,image/webp,image/avif',
    'aria-label': 'Add a picture',
  });
  const told = make('span', { class: 'wrong', role: 'alert' });
  const group = `picture-${crypto.randomUUID()}`;
  let chosen = String(value ?? '');
  const draw = async (): Promise<void> => {
    const pictures = await ask('pictures', { collection, id });
    input.replaceChildren(
      ...pictures.map(({ path, named }) => {
        const radio = make('input', { type: 'radio', name: group, value: named });
        radio.checked = named === chosen;
        radio.addEventListener('change', () => {
          chosen = named;
          write(named);
        });
        return make('label', {}, radio, path.split('/').at(-1) ?? '', make('img', { src: `/${path}`, alt: '' }));
      }),
    );
  };
  const failed = (error: unknown): void => {
    if (!(error instanceof Told)) throw error;
    told.textContent = error.message;
  };
  file.addEventListener('change', () => {
    const [added] = file.files ?? [];
    told.textContent = '';
    if (added)
      sendPicture(collection, added)
        .then(async ({ path }) => {
          const [first] = (await ask('pictures', { collection, id })).filter((each) => each.path === path);
          chosen = first?.named ?? chosen;
          write(chosen);
          await draw();
        })
        .catch(failed);
  });
  draw().catch(failed);
  return { element: make('span', {}, input, 'Another picture: ', file, told), input };
}

let known: Promise<Awaited<ReturnType<typeof ask<'texts'>>>> | undefined;

/** The ids of another collection, to choose from. */
function reference(field: Field, value: unknown, { write }: Options): Control {
  const written = String(value ?? '');
  const empty = field.required ? [] : [['', 'None'] as const];
  const made = choice([...empty, ...(written ? [[written, written] as const] : [])], written, (now) =>
    write(now === '' && !field.required ? undefined : now),
  );
  known ??= ask('texts');
  known
    .then(({ texts }) => {
      const ids = texts.find(({ collection }) => collection === field.of)?.ids ?? [];
      for (const id of ids) if (id !== written) made.input.append(make('option', { value: id }, id));
    })
    .catch((error: unknown) => {
      if (!(error instanceof Told)) throw error;
    });
  return made;
}

/** What a field is filled in with, by its kind. */
export function control(field: Field, side: Side, way: Way, options: Options): Control {
  const value = valueAt(side.data, way);
  if (field.fixed) return text(field, side, value, options);
  if (field.kind === 'choice') {
    const none = field.required ? [] : [['', 'None'] as const];
    return choice(
      [...none, ...(field.choices ?? []).map((each) => [each, each] as const)],
      String(value ?? ''),
      (now) => options.write(now === '' && !field.required ? undefined : now),
    );
  }
  if (field.kind === 'yesNo')
    return choice(
      [
        ['true', 'Yes'],
        ['false', 'No'],
      ],
      String(value ?? ''),
      (now) => options.write(now === 'true'),
    );
  if (field.kind === 'reference') return reference(field, value, options);
  if (field.kind === 'picture') return picture(value, options);
  return text(field, side, value, options);
}
