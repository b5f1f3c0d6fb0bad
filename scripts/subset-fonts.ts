/**
 * Cuts the fonts down to what the two languages print, so that one language stays under 90 KiB.
 * Run it again after changing a range here: `node scripts/subset-fonts.ts`. The result is committed.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const out = new URL('../src/assets/fonts/', import.meta.url);
const modules = new URL('../node_modules/', import.meta.url);

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');
}

/** ASCII, the accented letters of names, and the signs that clinical text uses. */
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžıĞğŞşİ–—‘’“”…•·−×÷±≤≥≈→←↑↓′″²³₂½¼¾µ°€™\u2009\u202f\u2011`;
/** The Arabic alphabet with its marks, both digit sets, and the letters Gulf names borrow. */
const arabic = `${range(0x621, 0x63a)}${range(0x640, 0x652)}${range(0x660, 0x66d)}\u0670\u0671پچژڤگکی،؛؟«»\u200c\u200d\u200e\u200f`;
/** The display face sets titles and large figures only. */
const latinDisplay = `${range(0x20, 0x7e)}–—’‘“”…·−±→←×\u00a0\u202f`;

const shaping = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'liga', 'rlig', 'init', 'medi', 'fina', 'isol'];

interface Cut {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly axes?: Record<string, { min: number; max: number }>;
}

/** An Arabic page also needs the Latin files for its digits, so Arabic does without the middle weight. */
const plex = [
  ...[400, 500, 600].map(
    (weight): Cut => ({
      from: `@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${weight}-normal.woff2`,
      to: `plex-latin-${weight}.woff2`,
      text: latin,
    }),
  ),
  ...[400, 600].map(
    (weight): Cut => ({
      from: `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${weight}-normal.woff2`,
      to: `plex-arabic-${weight}.woff2`,
      text: arabic,
    }),
  ),
];
const readex = [
  { from: 'latin', text: latinDisplay },
  { from: 'arabic', text: arabic },
].map(
  ({ from, text }): Cut => ({
    from: `@fontsource-variable/readex-pro/files/readex-pro-${from}-wght-normal.woff2`,
    to: `readex-${from}.woff2`,
    text,
    axes: { wght: { min: 300, max: 500 } },
  }),
);

await mkdir(out, { recursive: true });
for (const cut of [...plex, ...readex]) {
  const font = await subsetFont(await readFile(new URL(cut.from, modules)), cut.text, {
    targetFormat: 'woff2',
    keepFeatures: shaping,
    noHinting: true,
    ...(cut.axes && { variationAxes: cut.axes }),
  });
  await writeFile(new URL(cut.to, out), font);
  console.log(`${cut.to.padEnd(24)} ${(font.length / 1024).toFixed(1)} KiB`);
}
await copyFile(new URL('@fontsource/ibm-plex-sans/LICENSE', modules), new URL('OFL-ibm-plex.txt', out));
await copyFile(new URL('@fontsource-variable/readex-pro/LICENSE', modules), new URL('OFL-readex-pro.txt', out));
