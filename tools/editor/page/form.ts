import type { Field, Language, Mistake } from './call.ts';
import { control, type Side } from './control.ts';
import { button, make } from './dom.ts';
import { blank, label, put, valueAt, type Way } from './values.ts';

export interface Form {
  readonly element: HTMLElement;
  readonly show: (mistakes: readonly (Mistake & { readonly language: Language })[]) => void;
  readonly focus: (language: Language, way: Way) => void;
}

const key = (language: Language, way: Way): string => `${language}:${way.join('.')}`;

/** What says the same in every language is written once, for all. */
const isShared = (field: Field): boolean => field.kind !== 'text' && field.kind !== 'list' && field.kind !== 'group';

function limits(field: Field): string {
  const { kind, least, most } = field;
  if (kind === 'text') return most === undefined ? '' : ` At most ${most} characters.`;
  if (kind !== 'list' && kind !== 'number') return '';
  if (least !== undefined && most !== undefined)
    return least === most ? ` Always ${most}.` : ` From ${least} to ${most}.`;
  return least === undefined ? (most === undefined ? '' : ` At most ${most}.`) : ` At least ${least}.`;
}

/** The form of one text: a row for every field, the languages side by side. Everything in it comes from the schema. */
export function formOf(
  fields: readonly Field[],
  sides: readonly Side[],
  options: {
    readonly collection: string;
    readonly id: string;
    readonly changed: () => void;
    readonly again: (way: Way) => void;
  },
): Form {
  const inputs = new Map<string, { readonly input: HTMLElement; readonly wrong: HTMLElement }>();

  function one(field: Field, side: Side, way: Way, shared: boolean): HTMLElement {
    const wrong = make('span', { class: 'wrong', id: `wrong-${key(side.language, way)}` });
    const { element, input } = control(field, side, way, {
      ...options,
      write: (value) => {
        for (const each of shared ? sides : [side]) put(each.data, way, value);
        options.changed();
      },
    });
    input.setAttribute('aria-describedby', wrong.id);
    for (const each of shared ? sides : [side]) inputs.set(key(each.language, way), { input, wrong });
    const name = shared ? 'Both languages' : side.name;
    input.id = `field-${key(side.language, way)}`;
    return make('div', { class: 'side' }, make('label', { for: input.id }, name), element, wrong);
  }

  function pair(field: Field, way: Way): HTMLElement {
    const present = sides.filter((side) => way.length < 2 || valueAt(side.data, way.slice(0, -1)) !== undefined);
    const first = present[0];
    const values = present.map((side) => JSON.stringify(valueAt(side.data, way)));
    const shared = isShared(field) && new Set(values).size === 1;
    return make(
      'div',
      { class: 'sides' },
      ...(shared && first ? [one(field, first, way, true)] : present.map((side) => one(field, side, way, false))),
    );
  }

  function entries(field: Field, way: Way): HTMLElement {
    const lists = sides.map((side) => valueAt(side.data, way)).map((list) => (Array.isArray(list) ? list : []));
    const count = Math.max(0, ...lists.map((list) => list.length));
    const fixed = field.least !== undefined && field.least === field.most;
    const change = (work: (list: unknown[]) => void, at: number): void => {
      for (const side of sides) {
        const list = valueAt(side.data, way);
        const copy = Array.isArray(list) ? [...list] : [];
        work(copy);
        put(side.data, way, copy);
      }
      options.changed();
      options.again([...way, at]);
    };
    const move = (at: number, to: number): void =>
      change((list) => {
        const [item] = list.splice(at, 1);
        list.splice(to, 0, item);
      }, to);
    const rows = Array.from({ length: count }, (_, at) => {
      const each = field.fields[0];
      const plain = each?.key === 'each' && field.fields.length === 1;
      const name = `${label(field.key)} ${at + 1}`;
      return make(
        'div',
        { class: 'group', role: 'group', 'aria-label': name },
        make('strong', {}, name),
        plain && each
          ? each.kind === 'list'
            ? entries(each, [...way, at])
            : pair(each, [...way, at])
          : make('div', {}, ...field.fields.map((inner) => row(inner, [...way, at, inner.key]))),
        ...(fixed
          ? []
          : [
              at > 0 ? button('Up', () => move(at, at - 1), `${name}: up`) : null,
              at < count - 1 ? button('Down', () => move(at, at + 1), `${name}: down`) : null,
              button('Remove', () => change((list) => void list.splice(at, 1), Math.max(0, at - 1)), `${name}: remove`),
            ]),
      );
    });
    const more = fixed
      ? null
      : button(
          'Add',
          () => change((list) => void list.push(structuredClone(blank(field.fields))), count),
          `${label(field.key)}: add`,
        );
    const wrong = make('span', { class: 'wrong', tabindex: '-1' });
    for (const side of sides) inputs.set(key(side.language, way), { input: wrong, wrong });
    return make('div', {}, wrong, ...rows, more);
  }

  function group(field: Field, way: Way): HTMLElement {
    const absent = sides.every((side) => valueAt(side.data, way) === undefined);
    const set = (value: () => unknown): void => {
      for (const side of sides) put(side.data, way, value());
      options.changed();
      options.again(way);
    };
    if (absent) return button('Add', () => set(() => blank(field.fields)), `${label(field.key)}: add`);
    return make(
      'div',
      { class: 'group' },
      ...field.fields.map((inner) => row(inner, [...way, inner.key])),
      field.required ? null : button('Remove', () => set(() => undefined), `${label(field.key)}: remove`),
    );
  }

  function row(field: Field, way: Way): HTMLElement {
    const inner =
      field.kind === 'list' ? entries(field, way) : field.kind === 'group' ? group(field, way) : pair(field, way);
    const help = `${field.help}${limits(field)}${field.required || field.kind === 'list' ? '' : ' May be left out.'}`;
    return make(
      'fieldset',
      { class: 'field' },
      make('legend', {}, label(field.key)),
      make('p', { class: 'help' }, help),
      inner,
    );
  }

  const element = make('div', {}, ...fields.map((field) => row(field, [field.key])));
  return {
    element,
    show: (mistakes) => {
      for (const { input, wrong } of inputs.values()) {
        wrong.textContent = '';
        input.removeAttribute('aria-invalid');
      }
      for (const { language, path = [], sentence } of mistakes) {
        const lengths = [...path.keys()].map((at) => path.length - at);
        const place = lengths.map((length) => inputs.get(key(language, path.slice(0, length)))).find(Boolean);
        if (!place) continue;
        place.wrong.textContent = ` ${sentence}`;
        place.input.setAttribute('aria-invalid', 'true');
      }
    },
    focus: (language, way) => {
      const found =
        inputs.get(key(language, way)) ??
        sides.map((side) => inputs.get(key(side.language, way))).find(Boolean) ??
        [...inputs].find(([name]) => name.startsWith(`${key(language, way)}.`))?.[1];
      found?.input.scrollIntoView({ block: 'center' });
      found?.input.focus();
    },
  };
}
