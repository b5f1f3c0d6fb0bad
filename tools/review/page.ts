import { type Source, named } from '../../src/engine/kit/source.ts';
import { signatures } from '../../src/engine/clinical/signatures.ts';
import { sourceOf } from '../../src/engine/clinical/sources.ts';
import { engineVersion } from '../../src/engine/kit/version.ts';
import type { Locale } from '../../src/engine/kit/words/pattern.ts';
import { fill } from '../../src/islands/shared/fill.ts';
import type { Point } from './points/point.ts';
import { sheetWords } from './words.ts';

/** One thing to agree with. `lines` are its sentences, plain text. */
export interface Item {
  readonly id: string;
  readonly tag: string;
  readonly lines: readonly string[];
  readonly sources: readonly { readonly id: string; readonly where?: string; readonly mark?: string }[];
}
/** A patient with what was entered and what the product answers. */
export interface Worked {
  readonly title: string;
  readonly known: readonly string[];
  readonly answer: readonly string[];
}
/** A sheet before it is drawn. */
export interface Sheet {
  /** A calculator's id, or `judgement`. */
  readonly part: string;
  readonly title: string;
  readonly groups: readonly { readonly title: string; readonly items: readonly Item[] }[];
  /** Choices that no rule's own source settles. */
  readonly points: readonly Point[];
  readonly patients: readonly Worked[];
  /** What the calculator alone names. */
  readonly sources?: Sources;
}
type Sources = Readonly<Record<string, Source>>;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const style = `@page{size:A4;margin:14mm}*{box-sizing:border-box}body{font:10.5pt/1.45 "IBM Plex Sans","IBM Plex Sans Arabic",sans-serif;color:#111;max-width:182mm;margin:auto}
h1{font-size:17pt;margin:0}h2{font-size:13pt;margin:8mm 0 2mm;break-after:avoid}h3{font-size:10.5pt;margin:0;break-after:avoid}p{margin:1mm 0}
article{break-inside:avoid;border-top:1px solid #999;padding:2.5mm 0}.tag{font-weight:400}.source{font-size:9pt}.source a{color:inherit}
.boxes{display:flex;gap:6mm;margin-top:1.5mm;align-items:center}.box{display:inline-block;width:4mm;height:4mm;border:1px solid #111;margin-inline-end:1.5mm;vertical-align:-0.6mm}
.line{flex:1;border-bottom:1px solid #111;min-height:5mm}.sign{display:grid;grid-template-columns:repeat(4,1fr);gap:6mm;margin:8mm 0;break-inside:avoid}.sign span{border-top:1px solid #111;padding-top:1mm}
ul{margin:1mm 0;padding-inline-start:5mm}.answer{list-style:none;padding:0}.two{display:grid;grid-template-columns:1fr 2fr;gap:5mm}`;

function sourceLine({ id, where, mark }: Item['sources'][number], locale: Locale, own: Sources | undefined): string {
  const source = sourceOf(id, own);
  const beside = `${where ? ` · <bdi>${escaped(where)}</bdi>` : ''}${mark ? ` · <b>${escaped(mark)}</b>` : ''}`;
  if (!source) return `<bdi>${escaped(id)}</bdi>${beside}`;
  const { title, edition } = named(source, locale);
  const told = source.link
    ? `<a href="${escaped(source.link)}"><bdi>${escaped(title)}</bdi></a> <bdi dir="ltr">(${escaped(source.link)})</bdi>`
    : `<bdi>${escaped(title)}</bdi>`;
  // Each part keeps its own direction: a title in English, an edition in Arabic.
  return `${told} · <bdi>${escaped(edition)}</bdi>${beside}`;
}

function itemPart({ id, tag, lines, sources: from }: Item, number: string, locale: Locale, own?: Sources): string {
  const words = sheetWords[locale];
  return `<article><h3>${number} <bdi>${escaped(id)}</bdi> <span class="tag">· ${escaped(tag)}</span></h3>
${lines.map((line) => `<p>${escaped(line)}</p>`).join('\n')}
${from.map((source) => `<p class="source">${words.sources}: ${sourceLine(source, locale, own)}</p>`).join('\n')}
<div class="boxes"><span><i class="box"></i>${words.agree}</span><span><i class="box"></i>${words.disagree}</span><span>${words.comment}:</span><span class="line"></span></div></article>`;
}

const list = (lines: readonly string[], kind = 'known'): string =>
  `<ul class="${kind}">${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;

function patientPart({ title, known, answer }: Worked, number: string, locale: Locale): string {
  const words = sheetWords[locale];
  return `<article><h3>${number} ${escaped(title)}</h3><div class="two"><div><p><b>${words.known}</b></p>${list(known)}</div><div><p><b>${words.expected}</b></p>${list(answer, 'answer')}</div></div>
<div class="boxes"><span><i class="box"></i>${words.agree}</span><span><i class="box"></i>${words.disagree}</span><span>${words.comment}:</span><span class="line"></span></div></article>`;
}

function pointPart([about, now, mark]: Point, number: string, locale: Locale): string {
  const words = sheetWords[locale];
  return `<article><h3>${number} <bdi lang="en">${escaped(about)}</bdi>${mark ? ` <span class="tag">· ${escaped(mark)}</span>` : ''}</h3>
${now ? `<p lang="en" dir="ltr">${escaped(now)}</p>` : ''}
<div class="boxes"><span><i class="box"></i>${words.agree}</span><span><i class="box"></i>${words.disagree}</span><span>${words.comment}:</span><span class="line"></span></div></article>`;
}

/** A sheet as a page of its own, to print on A4. */
export function pageOf(sheet: Sheet, locale: Locale): string {
  const words = sheetWords[locale];
  const own = signatures.filter(({ part }) => part === sheet.part);
  let number = 0;
  const next = (): string => `${(number += 1)}.`;
  const signed = own.length
    ? own.map((signature) => `<p>${escaped(fill(words.signed, { ...signature }))}</p>`).join('')
    : `<p>${words.unsigned}</p>`;
  return `<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><title>${escaped(`${words.title}: ${sheet.title}`)}</title><style>${style}</style></head><body>
<h1>${words.title}: ${escaped(sheet.title)}</h1>
<p>${fill(words.rules, { version: `<bdi>${engineVersion}</bdi>` })}</p><p>${words.lead}</p><p>${words.harm}</p><p class="source">${words.marks}</p>
${sheet.groups
  .filter(({ items }) => items.length > 0)
  .map(
    ({ title, items }) =>
      `<h2>${escaped(title)}</h2>\n${items.map((item) => itemPart(item, next(), locale, sheet.sources)).join('\n')}`,
  )
  .join('\n')}
${sheet.points.length ? `<h2>${words.points}</h2>\n${sheet.points.map((point) => pointPart(point, next(), locale)).join('\n')}` : ''}
<h2>${words.patients}</h2>
${sheet.patients.map((patient) => patientPart(patient, next(), locale)).join('\n')}
${signed}
<div class="sign"><span>${words.name}</span><span>${words.licence}</span><span>${words.date}</span><span>${words.signature}</span></div>
</body></html>
`;
}
