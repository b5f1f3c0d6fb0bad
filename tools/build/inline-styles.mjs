import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sheet = /<link rel="stylesheet" href="(\/_astro\/[^"]+\.css)">/g;
const styleSource = /(<meta http-equiv="content-security-policy" content="[^"]*?style-src )/;

/**
 * Whether a page shows anything a sheet speaks of. The framework links what a script may load later, too; the script brings that itself.
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
 */
function inlined(html, read) {
  /** @type {string[]} */
  const hashes = [];
  const shown = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => (names ?? '').split(/\s+/)));
  const end = html.indexOf('</head>');
  const head = html.slice(0, end).replace(sheet, (_, path) => {
    const text = read(path);
    if (!speaksOf(text, shown)) return '';
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
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!name.endsWith('.html')) continue;
          const html = readFileSync(join(folder, name), 'utf8');
          if (!html.includes('<astro-island'))
            writeFileSync(
              join(folder, name),
              inlined(html, (path) => readFileSync(join(folder, path), 'utf8')),
            );
        }
      },
    },
  };
}
