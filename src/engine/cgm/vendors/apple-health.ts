import { type Amount, amountIn, mgdlPerMmol } from '../amounts.ts';
import { assemble } from '../assemble.ts';
import { collection, deviceOf, leaveOut, seen } from '../collect.ts';
import { modelIn } from '../devices.ts';
import { momentIn } from '../moments.ts';
import { type Options, type Recording, type Refusal, refuse, type Unit } from '../types.ts';

/** Whether a text is Apple Health's export.xml: its first element or its document type says so. */
export const isAppleHealth = (beginning: string): boolean =>
  /^\s*<(?:\?xml|!DOCTYPE HealthData|HealthData)/.test(beginning) && /<(?:!DOCTYPE )?HealthData[\s[>]/.test(beginning);

const glucoseType = 'HKQuantityTypeIdentifierBloodGlucose';
const opening = /<Record\s(?:[^"'>]|"[^"]*"|'[^']*')*>/y;
/** What is longer is no record of one value. */
const longest = 20_000;

/**
 * Takes the records of glucose out of an export in pieces, so that half a gigabyte of steps and heart beats is never held at once:
 * `push` each piece in order, then `text` is a small export of the same form.
 */
export function glucoseRecords(): { readonly push: (piece: string) => void; readonly text: () => string } {
  const kept: string[] = [];
  let rest = '';
  return {
    push(piece) {
      const text = rest + piece;
      let at = 0;
      for (;;) {
        const start = text.indexOf('<Record', at);
        if (start < 0) {
          // The beginning of the next one may be cut.
          rest = text.slice(Math.max(at, text.length - 8));
          return;
        }
        opening.lastIndex = start;
        const tag = opening.exec(text)?.[0];
        if (tag === undefined) {
          const isCut = text.length - start < longest;
          rest = isCut ? text.slice(start) : '';
          if (isCut) return;
          at = start + 7;
          continue;
        }
        at = start + tag.length;
        if (!tag.includes(glucoseType)) continue;
        if (tag.endsWith('/>')) {
          kept.push(tag);
          continue;
        }
        const end = text.indexOf('</Record>', at);
        if (end < 0 && text.length - start < longest) {
          rest = text.slice(start);
          return;
        }
        kept.push(end < 0 ? tag : text.slice(start, end + 9));
        at = end < 0 ? at : end + 9;
      }
    },
    text: () => `<HealthData>\n${kept.join('\n')}\n</HealthData>`,
  };
}

const attributes = {
  sourceName: /\ssourceName="([^"]*)"/,
  startDate: /\sstartDate="([^"]*)"/,
  unit: /\sunit="([^"]*)"/,
  value: /\svalue="([^"]*)"/,
} as const;
const attribute = (tag: string, name: keyof typeof attributes): string => attributes[name].exec(tag)?.[1] ?? '';
const byHand = /<MetadataEntry\s+key="HKWasUserEntered"\s+value="(?:1|true|YES)"/;
/** A source whose readings are further apart is a meter, minutes (as in the summary). */
const longestInterval = 30;

interface Value {
  readonly tag: string;
  readonly at: number;
}

/** Minutes between neighbours, their median; of fewer than three none. */
function intervalOf(values: readonly Value[]): number {
  const times = values.map(({ at }) => at).sort((a, b) => a - b);
  const gaps = times.flatMap((at, n) => (n > 0 && at > (times[n - 1] ?? at) ? [at - (times[n - 1] ?? at)] : []));
  gaps.sort((a, b) => a - b);
  return gaps.length < 2 ? Number.POSITIVE_INFINITY : (gaps[Math.floor(gaps.length / 2)] ?? 0) / 60;
}

function amountOf(tag: string): Amount | undefined {
  const unit = attribute(tag, 'unit').toLowerCase();
  const amount = amountIn(attribute(tag, 'value'));
  const stated = unit.startsWith('mmol') ? 'mmol/L' : unit === 'mg/dl' ? 'mg/dL' : undefined;
  return amount && stated ? { ...amount, unit: stated } : amount;
}

/** An amount in the unit most are in: each application writes its own. */
function inUnit(amount: Amount | undefined, unit: Unit): Amount | undefined {
  if (!amount?.unit || amount.unit === unit) return amount;
  return { ...amount, unit, value: unit === 'mg/dL' ? amount.value * mgdlPerMmol : amount.value / mgdlPerMmol };
}

/**
 * Apple Health's export: glucose of every application beside each other. Each source is taken for itself: what was typed by hand and
 * sources whose readings are more than half an hour apart are fingersticks; sensors go on as devices of one wearer.
 */
export function readAppleHealth(text: string, options: Options): Recording | Refusal {
  const reader = glucoseRecords();
  reader.push(text);
  const into = collection();
  const sources = new Map<string, Value[]>();
  for (const tag of reader.text().split('\n<Record').slice(1)) {
    const record = `<Record${tag}`;
    if (byHand.test(record)) {
      leaveOut(into, 'strip');
      continue;
    }
    const source = attribute(record, 'sourceName').slice(0, 200);
    const moment = momentIn(attribute(record, 'startDate'));
    const values = sources.get(source) ?? [];
    sources.set(source, values);
    values.push({ tag: record, at: moment?.dmy ?? Number.NaN });
  }
  const taken: { readonly source: string; readonly tag: string; readonly amount: Amount | undefined }[] = [];
  for (const [source, values] of sources) {
    const isSensor = intervalOf(values.filter(({ at }) => !Number.isNaN(at))) <= longestInterval;
    for (const { tag } of values) {
      if (isSensor) taken.push({ source, tag, amount: amountOf(tag) });
      else leaveOut(into, 'strip');
    }
  }
  const molar = taken.filter(({ amount }) => amount?.unit === 'mmol/L').length;
  const unit = molar * 2 > taken.length ? 'mmol/L' : 'mg/dL';
  for (const { source, tag, amount } of taken)
    into.candidates.push({
      moment: seen(into, momentIn(attribute(tag, 'startDate'))),
      amount: inUnit(amount, unit),
      device: deviceOf(into, source, () => modelIn(source)),
    });
  return into.candidates.length + into.ignored.size === 0
    ? refuse('no-readings', 'Apple Health')
    : assemble('apple-health', into, options);
}
