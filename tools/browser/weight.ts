import { get } from 'node:http';
import type { Page, Response } from 'playwright';

export interface Asset {
  readonly path: string;
  readonly kind: 'script' | 'font' | 'style' | 'page' | 'image' | 'other';
  /** Bytes of the body as served to a browser that takes brotli. */
  readonly bytes: number;
  readonly encoding: string;
  readonly react: boolean;
}

const kinds: Readonly<Record<string, Asset['kind']>> = {
  script: 'script',
  font: 'font',
  stylesheet: 'style',
  document: 'page',
  image: 'image',
};

function served(url: string, cookie: string): Promise<{ bytes: number; encoding: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br, gzip', cookie } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve({ bytes, encoding: answer.headers['content-encoding'] ?? 'none' }));
    }).on('error', reject);
  });
}

/**
 * Loaded when a notification is first shown, or after the page for the next visit without a network, which no calculation needs; whether
 * one was is a matter of moments.
 */
export const isForLater = (url: string): boolean =>
  /\/(?:rules\.json|(?:Toasts|offline)\.[\w-]+\.(?:js|css))$/.test(new URL(url).pathname);

/** Without a request for so long, in ms, a page has what it wants: parts of an answer come when the answer stands. */
const quiet = 700;

/** What bears its content's hash in its name is the same in every visit: weighed and read once. */
function onceOf<Found>(known: Map<string, Promise<Found>>, url: string, find: () => Promise<Found>): Promise<Found> {
  if (!new URL(url).pathname.startsWith('/_astro/')) return find();
  const found = known.get(url) ?? find();
  known.set(url, found);
  return found;
}
const knownReact = new Map<string, Promise<boolean>>();
const knownWeight = new Map<string, ReturnType<typeof served>>();

const hasReact = (text: string): boolean => /react\.dev\/errors|react\.transitional\.element/.test(text);

/**
 * Weighs everything a page has loaded after each of some steps, from the first one on: the browser says what, a plain request per file
 * says how heavy.
 */
export async function weigh(page: Page, steps: readonly (() => Promise<unknown>)[]): Promise<Asset[][]> {
  const seen = new Map<string, { kind: Asset['kind']; react: boolean }>();
  const reading: Promise<unknown>[] = [];
  let heard = Date.now();
  const note = (response: Response): void => {
    heard = Date.now();
    const url = response.url();
    if (!url.startsWith('http') || response.status() >= 300 || url.includes('/api/') || isForLater(url)) return;
    const kind = kinds[response.request().resourceType()] ?? (/\.m?js(\?|$)/.test(url) ? 'script' : 'other');
    const entry = { kind, react: false };
    seen.set(url, entry);
    if (kind === 'script')
      reading.push(
        onceOf(knownReact, url, async () => hasReact(await response.text())).then((react) => {
          entry.react = react;
        }),
      );
  };
  const weights: Asset[][] = [];
  page.on('response', note);
  for (const [n, step] of steps.entries()) {
    await step();
    // “networkidle” was reached when the page opened, and would be told again at once.
    while (Date.now() < heard + quiet) await page.waitForTimeout(heard + quiet - Date.now());
    // What comes after the last belongs to nobody's visit, and may be cut off with the page.
    if (n === steps.length - 1) page.off('response', note);
    const loaded = [...seen];
    await Promise.all(reading);
    const cookies = await page.context().cookies();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    weights.push(
      await Promise.all(
        loaded.map(async ([url, { kind, react }]) => ({
          path: new URL(url).pathname,
          kind,
          react,
          ...(await onceOf(knownWeight, url, () => served(url, cookie))),
        })),
      ),
    );
  }
  return weights;
}

/** The sum of some assets in KiB. */
export function kib(assets: readonly Asset[], kind?: Asset['kind']): number {
  return assets.filter((asset) => !kind || asset.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
}

/** Every font file that a language's pages loaded, each counted once. */
export function fontsOf(visits: readonly { readonly assets: readonly Asset[] }[]): Asset[] {
  return [
    ...new Map(
      visits
        .flatMap(({ assets }) => assets)
        .filter(({ kind }) => kind === 'font')
        .map((asset) => [asset.path, asset] as const),
    ).values(),
  ];
}
