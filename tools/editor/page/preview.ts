import { flags } from '../../../src/components/tour/flags.ts';
import { marksIn } from '../marks.ts';
import { Told } from './call.ts';
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
  let seen: Document | null = null;
  /** From the first frame a page is drawn in: until all of it has come it may be pressed for seconds, and a link would lead away. */
  const begin = (): void => {
    const page = frame.contentDocument;
    if (!page || page === seen) return;
    seen = page;
    page.defaultView?.addEventListener('beforeunload', () => {
      leftAt = Date.now();
    });
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
  };
  const eachFrame = (): void => {
    begin();
    requestAnimationFrame(eachFrame);
  };
  eachFrame();
  frame.addEventListener('load', () => {
    if (address() === given.page) sentAt = 0;
    else if (onItsWay() && tries < 5) {
      // The development server reloaded the page that was to be left, and the way to the other was lost by it.
      tries += 1;
      frame.src = given.page;
    }
    begin();
    if (frame.contentDocument?.body) ready();
  });
  // Who edits has met the welcome and the tour; their texts are opened from the list.
  sessionStorage.setItem(flags.welcome, 'true');
  localStorage.setItem(flags.tourSeen, 'true');
  frame.src = '/';
}

/** Every element that has one of these texts of its own. */
function showing(page: Document, marks: readonly string[]): readonly HTMLElement[] {
  return [...page.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      !['SCRIPT', 'STYLE', 'TEMPLATE'].includes(element.tagName) &&
      marksIn(
        [...element.childNodes]
          .filter((node) => node.nodeType === 3)
          .map((node) => node.textContent ?? '')
          .join(''),
      ).some((mark) => marks.includes(mark)),
  );
}

/** Words for a screen reader alone are a pixel large: they are on the page, and nobody sees them. */
function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return element.checkVisibility() && width > 1 && height > 1;
}

/** Opens what an element is shut in. */
function uncover(element: Element): void {
  for (let around: Element | null = element; around; around = around.parentElement) {
    around.removeAttribute('hidden');
    if (around.tagName === 'DETAILS') around.setAttribute('open', '');
    if (around.tagName === 'DIALOG' && !around.hasAttribute('open')) (around as HTMLDialogElement).showModal();
  }
}

const isShut = (element: Element): boolean =>
  element.closest('[hidden], details:not([open]), dialog:not([open])') !== null;

/** Brings a text into view on the page that is open: where it is seen, or where it is seen when a dialog or the like is opened. */
export function reveal(marks: readonly string[]): void {
  const page = frame.contentDocument;
  if (!page) return;
  const found = showing(page, marks);
  for (const dialog of page.querySelectorAll<HTMLDialogElement>('dialog[open]'))
    if (!found.some((element) => dialog.contains(element))) dialog.close();
  let element = found.find(isSeen);
  for (const shut of element ? [] : found.filter(isShut)) {
    uncover(shut);
    if (!isSeen(shut)) continue;
    element = shut;
    break;
  }
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  element?.animate([{ outline: '4px solid #12507a' }, { outline: '4px solid transparent' }], 2500);
}

export const address = (): string => frame.contentWindow?.location.pathname ?? '/';
/** A page as the server makes it now. */
const served = async (page: string): Promise<string> =>
  (
    await fetch(page).catch(() => {
      throw new Told('The editor does not answer. Is it still running where you started it?');
    })
  ).text();
/** Counts the ways to other pages: one that has been left must not be gone on with. */
let ways = 0;
/** When the frame was sent somewhere; 0 when it has come there. Its address is still the one before meanwhile. */
let sentAt = 0;
let tries = 0;
/** When a page that had come was last left, to be made anew or for another one. */
let leftAt = 0;
const longestWay = 30_000;
const onItsWay = (): boolean => Date.now() - sentAt < longestWay;
/** What the server made of a page just before the frame asked for it: what the frame shows is this, or newer. */
let given = { page: '', text: '' };
function send(page: string, text: string): void {
  given = { page, text };
  sentAt = Date.now();
  tries = 0;
  if (page === address()) frame.contentWindow?.location.reload();
  else frame.src = page;
}
export async function load(page: string): Promise<void> {
  ways += 1;
  const way = ways;
  const text = await served(page);
  if (way === ways) send(page, text);
}

const watched = 60_000;
const pause = (milliseconds: number) => new Promise((resolve) => window.setTimeout(resolve, milliseconds));
let saves = 0;

/** The development server shows a page anew by itself within this time, milliseconds, unless that was lost. */
const itsOwn = 1000;

/** After a save that the pages have had `since` then: shows the page anew where it was not left since. */
async function showAnew(since: number, isLast: () => boolean): Promise<void> {
  await pause(itsOwn);
  while (onItsWay() && isLast()) await pause(100);
  if (leftAt < since && isLast()) send(address(), '');
}

/**
 * After a save, shows the page anew whenever the server makes it otherwise than the frame was given it, whichever page is open by
 * then: where another text is wrong, the development server takes up a file some time after it was written, one language after the
 * other, and a reload of its own that finds the page still loading is lost. A page that is another one each time is left alone.
 */
export async function keepFresh(since: number | undefined): Promise<void> {
  saves += 1;
  const save = saves;
  if (since !== undefined) return showAnew(since, () => save === saves);
  const begun = Date.now();
  while (save === saves && Date.now() - begun < watched) {
    const [page, way] = [address(), ways];
    const text = await served(page);
    // Where somebody went by a link, nobody knows what the frame was given: it is asked for once more.
    const isNew = page !== given.page || (text !== given.text && text === (await served(page)));
    if (isNew && !onItsWay() && way === ways && page === address()) send(page, text);
    await pause(Date.now() - begun < 5000 ? 500 : 1000);
  }
}

/** The first page that shows at least a third of these texts, or the one that shows most: the story only names what /tools tells of. */
export async function pageWith(pages: readonly string[], marks: readonly string[]): Promise<string | undefined> {
  let best: { readonly page?: string; readonly count: number } = { count: 0 };
  for (const page of pages) {
    const there = marksIn(await served(page));
    const count = marks.filter((mark) => there.includes(mark)).length;
    if (count > best.count) best = { page, count };
    if (count * 3 >= marks.length) break;
  }
  return best.page;
}
