import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sheet = /<link rel="stylesheet" href="(\/_astro\/[^"]+\.css)">/g;
const styleSource = /(<meta http-equiv="content-security-policy" content="[^"]*?style-src )/;

/**
 * Whether a page shows anything a sheet speaks of. The framework links what a script may load later, too; a script that names it brings it.
 * @param {string} text
 * @param {ReadonlySet<string>} shown
 */
function speaksOf(text, shown) {
  const classes = [...text.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name]) => name ?? '');
  return classes.length === 0 || classes.some((name) => shown.has(name));
}

/**
 * The style sheets of one page's head, put into it and allowed by their hashes. What is linked further down is meant to come later.
 * @param {string} html
 * @param {(path: string) => string} read
 * @param {(path: string) => boolean} isBrought whether a script names a sheet
 */
function inlined(html, read, isBrought) {
  /** @type {string[]} */
  const hashes = [];
  const shown = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => (names ?? '').split(/\s+/)));
  const end = html.indexOf('</head>');
  const head = html.slice(0, end).replace(sheet, (_, path) => {
    const text = read(path);
    if (isBrought(path) && !speaksOf(text, shown)) return '';
    hashes.push(`'sha256-${createHash('sha256').update(text).digest('base64')}' `);
    return `<style>${text}</style>`;
  });
  if (hashes.length > 0 && !styleSource.test(head))
    throw new Error('A page with style sheets has no policy for styles.');
  return head.replace(styleSource, (start) => start + hashes.join('')) + html.slice(end);
}

/**
 * Pages without React carry their style sheets: on a slow line the first paint else waits for one more round trip.
 * The calculators' pages keep theirs apart: they share them, and are visited one after the other.
 * @returns {import('astro').AstroIntegration}
 */
export function inlineStyles() {
  return {
    name: 'inline-styles',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
        const scripts = names
          .filter((name) => name.endsWith('.js'))
          .map((name) => readFileSync(join(folder, name), 'utf8'));
        const isBrought = (/** @type {string} */ path) => scripts.some((script) => script.includes(path.slice(1)));
        for (const name of names) {
          if (!name.endsWith('.html')) continue;
          const html = readFileSync(join(folder, name), 'utf8');
          if (!html.includes('<astro-island'))
            writeFileSync(
              join(folder, name),
              inlined(html, (path) => readFileSync(join(folder, path), 'utf8'), isBrought),
            );
        }
      },
    },
  };
}
