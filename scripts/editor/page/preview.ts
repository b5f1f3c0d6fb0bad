import { flags } from '../../../src/components/story/numbers.ts';
import { marksIn } from '../marks.ts';
import { byId } from './dom.ts';

/** The site beside the form: what is pressed there, and where a text is on it. */
const frame = byId('site', HTMLIFrameElement);
const told = ['aria-label', 'alt', 'title', 'placeholder'];
const edge = 'section, article, dialog, header, footer, main, body';

const wordsOf = (element: Element): string =>
  [
    element.textContent ?? '',
    ...told.flatMap((name) =>
      [element, ...element.querySelectorAll(`[${name}]`)].map((each) => each.getAttribute(name) ?? ''),
    ),
  ].join(' ');

/** The words right under the finger: the smallest element with a text of its own. */
function pressedText(element: Element): string {
  const own = [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent ?? '');
  return (
    own.join(' ').trim() ||
    (element.textContent ?? '').trim() ||
    told.map((name) => element.getAttribute(name) ?? '').find(Boolean) ||
    ''
  );
}

export interface Pressed {
  readonly text: string;
  readonly levels: readonly (readonly string[])[];
}

function pressed(target: Element): Pressed {
  const levels: (readonly string[])[] = [];
  for (let element: Element | null = target; element; element = element.parentElement) {
    const marks = marksIn(wordsOf(element));
    if (marks.length > 0 && marks.length !== levels.at(-1)?.length) levels.push(marks.slice(0, 1500));
    if (element.matches(edge)) break;
  }
  return { text: pressedText(target).slice(0, 4000), levels: levels.slice(0, 10) };
}

/** Calls `choose` with what is pressed while pressing opens texts, and `ready` when a page has come. */
export function watch(isChoosing: () => boolean, choose: (pressed: Pressed) => void, ready: () => void): void {
  const begin = (): void => {
    const page = frame.contentDocument;
    if (!page?.body) return;
    page.addEventListener(
      'click',
      (event) => {
        if (!isChoosing() || !event.isTrusted) return;
        // The page's own elements are of another window: none of them is an Element of this one.
        const target = event.target as Element | null;
        event.preventDefault();
        event.stopImmediatePropagation();
        if (target?.closest) choose(pressed(target));
      },
      { capture: true },
    );
    ready();
  };
  frame.addEventListener('load', begin);
  // Who edits has met the welcome and the tour; their texts are opened from the list.
  sessionStorage.setItem(flags.welcome, 'true');
  localStorage.setItem(flags.tourSeen, 'true');
  load('/');
}

/** The element that shows a text, the smallest with its mark. */
function showing(marks: readonly string[]): HTMLElement | undefined {
  const page = frame.contentDocument;
  if (!page) return undefined;
  const found = [...page.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      !['SCRIPT', 'STYLE', 'TEMPLATE'].includes(element.tagName) &&
      marksIn(
        [...element.childNodes]
          .filter((node) => node.nodeType === 3)
          .map((node) => node.textContent ?? '')
          .join(''),
      ).some((mark) => marks.includes(mark)),
  );
  return found.find((element) => element.checkVisibility()) ?? found[0];
}

/** Brings a text into view on the page that is open; false where it is not there. */
export function reveal(marks: readonly string[]): boolean {
  const element = showing(marks);
  for (let around: Element | null | undefined = element; around; around = around.parentElement) {
    around.removeAttribute('hidden');
    if (around.tagName === 'DETAILS') around.setAttribute('open', '');
    if (around.tagName === 'DIALOG' && !around.hasAttribute('open')) (around as HTMLDialogElement).showModal();
  }
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  element?.animate([{ outline: '4px solid #12507a' }, { outline: '4px solid transparent' }], 2500);
  return element !== undefined;
}

export const address = (): string => frame.contentWindow?.location.pathname ?? '/';
/** Counts the ways to other pages: a reload of the one before would take back a way that has only begun. */
let ways = 0;
export const load = (page: string): void => {
  ways += 1;
  frame.src = page;
};

/** The page that is open as the server makes it now. */
export const asServed = async (): Promise<string> => (await fetch(address())).text();

/**
 * Waits until the server makes the page otherwise than before, and shows it. The development server reloads by itself too, but a
 * reload that finds the page still loading is lost. A page that does not show what was saved stays as it is.
 */
export async function freshen(before: string): Promise<void> {
  const [page, way] = [address(), ways];
  const isStill = (): boolean => address() === page && ways === way;
  for (let tries = 0; tries < 40 && isStill(); tries += 1) {
    if ((await asServed()) !== before) {
      if (isStill()) frame.contentWindow?.location.reload();
      return;
    }
    await new Promise((resolve) => window.setTimeout(resolve, 150));
  }
}

/** The first page that shows one of these texts. */
export async function pageWith(pages: readonly string[], marks: readonly string[]): Promise<string | undefined> {
  for (const page of pages) {
    const there = marksIn(await (await fetch(page)).text());
    if (marks.some((mark) => there.includes(mark))) return page;
  }
  return undefined;
}
