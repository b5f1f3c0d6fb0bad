import type { FactId } from '../chart/facts.ts';
import { fold, foldPattern } from './fold.ts';
import type { Item } from './items.ts';
import { yearsSinceHijri } from './dates.ts';
import { counts, spanAt } from './spans-of-time.ts';
import type { Statement, Text } from './text.ts';
import type { Token } from './tokens.ts';

/** Words between a thing and how long it has been there. */
const links = new Set(
  'x for since over of ~ about approx approximately roughly almost around past last the dx dxd diagnosed diagnosis started added begun commenced initiated on in more than from nearly almost been is was known d history duration ( : - = has had with now منذ من لمدة لاكثر اكثر حوالي قبل بدا بدات بدا ب مكتشف مكتشفه اكتشف مشخص تشخيص تشخيصها شخص شخصت مضي عليه مدته مدة له لها معاه معاها معه معها بقاله بقالها صارله صارلها صار يمكن تقريبا نحو زمان عنده عندها سنه عام'
    .split(' ')
    .map(fold),
);
const isAnd = /^(?:and|&|\+|\/|و)$/;
function isBesidePressure(item: Item, tokens: readonly Token[]): boolean {
  const [before, own] = [tokens[item.first - 1]?.text ?? '', tokens[item.first]?.text ?? ''];
  const isPressure =
    item.kind === 'measure' ? item.measure === 'pressure' : item.kind === 'condition' && item.entry.head === '-';
  return isPressure && (isAnd.test(before) || /^و\p{L}/u.test(own));
}
/** «عام ١٤٣٢», “1428H” */
const isHijri = (before: Token | undefined, after: Token | undefined): boolean =>
  /^(?:ه|h|ah|هجري|هجريه)$/.test(after?.text ?? '') || ofYear.test(before?.text ?? '');
const ofYear = new RegExp(`^(?:${foldPattern('عام|سنة|العام')})$`);
const year = /^(19[5-9]\d|20\d\d)$/;
const began = new RegExp(
  `^(?:started|added|begun|commenced|initiated|since|x|for|${foldPattern('منذ|من|لمدة|قبل|بدا|بدات|مشخصة?|شخصت?|تشخيصها?|مكتشفة?|اكتشف|صار|صارله|صارلها|بقاله|بقالها')}|over|on)$`,
);

export interface Lasting {
  readonly months: number;
  readonly unit: 'years' | 'months' | 'weeks' | 'days';
  /** Told by a year alone. */
  readonly byYear: boolean;
  readonly to: number;
}

/** Behind years or months that are of something else than what stands before them. */
const isOfOther =
  /^ ?-?(?:old|of age|[mf](?!\p{L})|male|female|review|f\/?u|follow|recheck|repeat|supply|course|trial|عمر|متابعة)/u;

/** How long a thing that ends before a token has been there, as the words behind it say; `bare`: the length may stand right behind it, with no word between. */
export function lastingAfter(text: Text, first: number, onlyLinked: boolean, bare = false): Lasting | undefined {
  const { tokens, breaks, folded, itemAt, taken } = text;
  let linked = false;
  for (let at = first; at < first + 9; at += 1) {
    const token = tokens[at];
    if (!token || taken[at] || token.kind === 'line') return undefined;
    const item = itemAt.get(at);
    // «سكر وضغط من ١٥ سنة», “DM and HTN for 15 years”: of both.
    if (item && !onlyLinked && at <= first + 3 && isBesidePressure(item, tokens)) {
      at = item.end - 1;
      continue;
    }
    if (item && item.kind !== 'cue' && item.kind !== 'condition') return undefined;
    if (item?.kind === 'condition' && !item.entry.isDiabetes) return undefined;
    if (!onlyLinked && at === first && isAnd.test(token.text) && itemAt.has(at + 1)) continue;
    const span = token.kind === 'number' || token.kind === 'word' ? spanAt(folded, token.from) : undefined;
    if (span) {
      const behind = folded.slice(span.to, span.to + 14);
      const isBare = bare && at === first && !isOfOther.test(behind);
      if (/^ ?-?(?:old|of age|عمر)/.test(behind)) return undefined;
      if (!linked && onlyLinked && !isBare && !/^ ?ago/.test(behind)) return undefined;
      const ago = /^ ago/.exec(behind)?.[0].length ?? 0;
      return { months: span.months, unit: span.unit, byYear: false, to: span.to + ago };
    }
    // “since '06”, “T2DM '08”
    if (tokens[at - 1]?.text === "'" && (linked || (at === first + 1 && !onlyLinked)) && /^\d\d$/.test(token.text)) {
      const years = (Number(text.on.slice(2, 4)) - Number(token.text) + 100) % 100;
      return { months: years * 12, unit: 'years', byYear: true, to: token.to };
    }
    const sinceHijri =
      linked &&
      token.kind === 'number' &&
      isHijri(tokens[at - 1], tokens[at + 1]) &&
      yearsSinceHijri(token.value, text.on);
    if (sinceHijri) return { months: Math.round(sinceHijri * 12), unit: 'years', byYear: true, to: token.to };
    if (token.kind === 'number') {
      // “T2DM 2009, …”: a year and nothing else.
      const isAlone = at === first && !onlyLinked && (!tokens[at + 1] || (breaks[at + 1] ?? 0) > 0);
      // “DM x20,”: years, as long as nothing says otherwise.
      const isTimes = !onlyLinked && at === first + 1 && tokens[first]?.text === 'x' && token.value <= 60;
      if (isTimes && (!tokens[at + 1] || (breaks[at + 1] ?? 0) > 0))
        return { months: token.value * 12, unit: 'years', byYear: false, to: token.to };
      if (!year.test(token.text) || !(linked || isAlone)) return undefined;
      const years = Number(text.on.slice(0, 4)) - Number(token.text);
      return years >= 0 ? { months: years * 12, unit: 'years', byYear: true, to: token.to } : undefined;
    }
    const dayOf = token.kind === 'day' && linked ? (token.day?.dayFirst ?? token.day?.monthFirst) : undefined;
    if (dayOf) {
      const years = Number(text.on.slice(0, 4)) - Number(dayOf.slice(0, 4));
      return years >= 0 ? { months: years * 12, unit: 'years', byYear: true, to: token.to } : undefined;
    }
    if (token.kind === 'word') {
      if (!token.forms.some((form) => links.has(form)) && !links.has(token.text)) return undefined;
      if (/^(age|aged|سن|عمر)$/.test(tokens[at + 1]?.text ?? '')) return undefined;
      linked ||= began.test(token.text) || /^(dx|dxd|diagnosed|in|duration)$/.test(token.text);
    } else if (token.text === '(') linked = true;
    else if (token.kind === 'mark' && !/^[(:~=']$/.test(token.text) && !(token.text === '-' && at === first))
      return undefined;
    else if (breaks[at] === 2) return undefined;
  }
  return undefined;
}

const before = new RegExp(
  foldPattern(
    "(?:^|[^\\d.\\p{L}])(\\d{1,2}|\\p{L}{3,9})\\+?[- ]?(?:years?|yrs?|y(?!of))(?:'s|s')?[- ]?(?:(?:history|hx|h\\/o|duration)? ?(?:of|with)|h\\/o|hx) ?(?:known )?$",
  ),
  'u',
);
const diagnosed =
  /(?:^|[^\d.])(\d{1,2}) ?(?:years?|yrs?|y) ago,? (?:he |she )?(?:was )?(?:diagnosed|dx'?d?|found)? ?(?:with|to have)? ?$/u;

const gestational = new RegExp(foldPattern('(?:gestational|gdm|حمل)(?: (?:dm|diabetes))?$'), 'u');
/** The years of diabetes that a text tells beside its name. */
export function durationOf(text: Text, item: Item): Statement | undefined {
  const from = text.tokens[item.first]?.from ?? 0;
  const name = text.tokens[item.end - 1]?.to ?? from;
  // “gestational DM x2”
  if (gestational.test(text.folded.slice(Math.max(0, from - 12), name))) return undefined;
  const lasting = lastingAfter(text, item.end, false);
  if (lasting && lasting.months <= 110 * 12 && lasting.unit !== 'days') {
    const value = Math.round((lasting.months / 12) * 10) / 10;
    return { fact: 'diabetesDuration', value, from, to: Math.max(lasting.to, name) };
  }
  const bare = text.tokens[item.end];
  if (
    /(?:duration|مدة)/.test(text.folded.slice(from, name)) &&
    bare?.kind === 'mark' &&
    text.tokens[item.end + 1]?.kind === 'number'
  ) {
    return {
      fact: 'diabetesDuration',
      value: text.tokens[item.end + 1]?.value ?? 0,
      from,
      to: text.tokens[item.end + 1]?.to ?? name,
    };
  }
  const stem = text.folded.slice(Math.max(0, from - 60), from);
  const found = before.exec(stem) ?? diagnosed.exec(stem);
  const years = counts.get(found?.[1] ?? '') ?? Number(found?.[1]);
  if (!found || Number.isNaN(years)) return undefined;
  const start = from - stem.length + found.index + found[0].indexOf(found[1] as string);
  return { fact: 'diabetesDuration', value: years, from: start, to: name };
}

/** The fact that holds how long a class has been taken. */
export const monthsOf: Partial<Record<FactId, FactId>> = {
  sglt2Inhibitor: 'sglt2InhibitorMonths',
  glp1RA: 'glp1RAMonths',
  dpp4Inhibitor: 'dpp4InhibitorMonths',
  tzd: 'tzdMonths',
  sulfonylurea: 'sulfonylureaMonths',
};
