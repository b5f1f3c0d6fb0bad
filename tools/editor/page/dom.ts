type Child = Node | string | null;

/** An element with its properties, attributes and children. Texts are text everywhere. */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string | number | undefined>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(key, String(value));
  element.append(...children.filter((child) => child !== null));
  return element;
}

export function button(text: string, press: () => void, name?: string): HTMLButtonElement {
  const made = make('button', { type: 'button', 'aria-label': name }, text);
  made.addEventListener('click', press);
  return made;
}

export function byId<T extends HTMLElement>(id: string, kind: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no ${id}.`);
  return found;
}
