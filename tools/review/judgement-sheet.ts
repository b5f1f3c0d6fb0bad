import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadWording } from '../../src/engine/answer/index.ts';
import type { Chart } from '../../src/engine/chart/chart.ts';
import { againAfter } from '../../src/engine/chart/freshness.ts';
import { facts as knownFacts, isFactId } from '../../src/engine/chart/facts.ts';
import { moreAr } from '../../src/engine/clinical/copy/more-ar.ts';
import { moreEn } from '../../src/engine/clinical/copy/more-en.ts';
import { factLabels as arabicFacts } from '../../src/engine/judgement/copy/ar/actions.ts';
import { unaskedLabels as arabicUnasked } from '../../src/engine/judgement/copy/ar/unasked.ts';
import { factLabels } from '../../src/engine/judgement/copy/en/actions.ts';
import { unaskedLabels } from '../../src/engine/judgement/copy/en/unasked.ts';
import type { JudgementCase } from '../../src/engine/judgement/cases/shape.ts';
import { type Judgement, judge, planFor } from '../../src/engine/judgement/index.ts';
import { writeRecord } from '../../src/engine/judgement/record.ts';
import type { Rule } from '../../src/engine/judgement/rule.ts';
import { rules } from '../../src/engine/judgement/rules.ts';
import { becauseOf, dueIn, ruleMessage } from '../../src/engine/judgement/words.ts';
import { blockLines } from '../../src/engine/kit/report/plain-blocks.ts';
import { quantity, word } from '../../src/engine/kit/words/message.ts';
import type { Locale, Wording } from '../../src/engine/kit/words/pattern.ts';
import { bindUnits, plainValue, sayPlain } from '../../src/engine/kit/words/say.ts';
import { type ActionId, isActionId, partsOf, rankOf } from '../../src/engine/plan/actions.ts';
import { loadTool, toolIds } from '../../src/engine/registry.ts';
import * as year from '../../src/engine/year/constants.ts';
import { fill } from '../../src/islands/shared/fill.ts';
import { figureItems } from './figures.ts';
import type { Item, Sheet, Worked } from './page.ts';
import { pointsOf } from './points/index.ts';
import { sheetWords } from './words.ts';

const cases = join(import.meta.dirname, '../../src/engine/judgement/cases');

/** Every named patient, topic by topic. */
async function namedPatients(): Promise<readonly JudgementCase[]> {
  const files = readdirSync(cases).filter((name) => name.endsWith('.ts') && name !== 'shape.ts');
  const modules = await Promise.all(files.map((name) => import(join(cases, name)) as Promise<object>));
  return modules.flatMap((module) => Object.values(module).filter(Array.isArray).flat() as JudgementCase[]);
}

function chartOf(facts: JudgementCase['facts']): Chart {
  return Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, { value, from: 'entered' as const }]));
}

const commaOf = ({ locale }: Wording): string => (locale === 'ar' ? '، ' : ', ');

/** An action in the words of the record, without its amount and time. */
function nameOf(id: ActionId, wording: Wording): string {
  const { verb, object } = partsOf(id);
  const when = dueIn(0);
  return plainValue(
    verb === 'ask'
      ? word('action.ask.record', { fact: word(`fact.${object}`), when })
      : word(`action.${id}.record`, { when }),
    wording,
  );
}

/** What must be absent, in words: an action, every action of one kind, or everything about one object. */
function absentName(pattern: string, wording: Wording): string {
  const words = sheetWords[wording.locale];
  if (isActionId(pattern)) return nameOf(pattern, wording);
  const [verb = '', object = ''] = pattern.split(':');
  if (object === '*' && Object.hasOwn(words.anyOf, verb)) return words.anyOf[verb as keyof typeof words.anyOf];
  const named = ([`medicine.${object}`, `fact.${object}`] as const).find((key) => key in wording.patterns);
  const check = `check:${object}`;
  if (named) return fill(words.anythingAbout, { object: plainValue(word(named), wording) });
  if (isActionId(check)) return fill(words.anythingAbout, { object: nameOf(check, wording) });
  return pattern;
}

/** A fact with its unit, or its answer in the form's words. */
function factSaid(fact: string, value: unknown, wording: Wording): string {
  const words = sheetWords[wording.locale];
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') {
    const known = isFactId(fact) ? knownFacts[fact] : undefined;
    return known?.kind === 'number' ? plainValue(quantity(known.concept, value), wording) : String(value);
  }
  const { choices } = wording.locale === 'ar' ? moreAr : moreEn;
  const answers = (choices as Readonly<Record<string, Readonly<Record<string, string>>>>)[fact];
  return answers?.[String(value)] ?? String(value);
}

interface Seen {
  readonly patient: JudgementCase;
  readonly judgement: Judgement;
}

/** Every fact's name in a language. */
function labelsIn({ locale }: Wording): Readonly<Record<string, string>> {
  return locale === 'ar' ? { ...arabicFacts, ...arabicUnasked } : { ...factLabels, ...unaskedLabels };
}

/** A rule with the words and figures of the first named patient it applies to, and everything it asked of any of them. */
function itemOf(rule: Rule, seen: readonly Seen[], wording: Wording): Item {
  const words = sheetWords[wording.locale];
  const facts = labelsIn(wording);
  const comma = commaOf(wording);
  const fired = seen.filter(({ judgement }) => judgement.fired.some((each) => each.rule.id === rule.id));
  const [first] = fired;
  const asked = new Set(
    fired.flatMap(({ judgement }) => judgement.wishes.flatMap(({ because, id }) => (because === rule.id ? [id] : []))),
  );
  const asks = [...asked].map((id) => nameOf(id, wording));
  /** Medicines it keeps from being started: at all, or for glucose alone. */
  const kept = (forGlucose: boolean): string[] => {
    const found = fired.flatMap(({ judgement }) =>
      judgement.exclusions.filter((each) => each.by === rule.id && (each.forGlucose ?? false) === forGlucose),
    );
    return [...new Set(found.map(({ medicine }) => medicine))].map((medicine) =>
      plainValue(word(`medicine.${medicine}`), wording),
    );
  };
  const [never, notForGlucose] = [kept(false), kept(true)];
  const said =
    first && rule.told !== 'reason' ? [sayPlain(ruleMessage(rule.id, 'caution', first.judgement), wording)] : [];
  return {
    id: rule.id,
    tag: words.severity[rule.gravity],
    lines: [
      ...said,
      ...(first ? [`${words.why}: ${plainValue(becauseOf(rule.id, first.judgement), wording)}`] : []),
      ...(rule.needs.length ? [`${words.needs}: ${rule.needs.map((fact) => facts[fact] ?? fact).join(comma)}`] : []),
      `${words.asks}: ${asks.join(comma) || words.nothing}`,
      ...(never.length ? [`${words.excludes}: ${never.join(comma)}`] : []),
      ...(notForGlucose.length ? [`${words.excludesForGlucose}: ${notForGlucose.join(comma)}`] : []),
    ],
    sources: rule.references.map(({ source, where, mark }) => ({ id: source, where, mark })),
  };
}

function workedOf({ patient, judgement }: Seen, wording: Wording): Worked {
  const words = sheetWords[wording.locale];
  const facts = labelsIn(wording);
  const written = writeRecord(planFor(judgement), judgement);
  return {
    title: bindUnits(patient.title[wording.locale], wording.locale),
    known: Object.entries(patient.facts).map(
      ([fact, value]) => `${facts[fact] ?? fact}: ${factSaid(fact, value, wording)}`,
    ),
    answer: [
      ...blockLines(written.next, wording),
      sayPlain(written.review, wording),
      ...written.cautions.flatMap((caution) => blockLines(caution, wording)),
      `${words.must}: ${patient.must.map(({ id }) => nameOf(id, wording)).join(commaOf(wording)) || '–'}`,
      `${words.mustNot}: ${patient.mustNot?.map((id) => absentName(id, wording)).join(commaOf(wording)) || '–'}`,
    ],
  };
}

/** Ten patients of ten topics, the gravest plans first. */
function chosen(seen: readonly Seen[]): readonly Seen[] {
  const gravity = ({ judgement }: Seen): number => rankOf(planFor(judgement).actions[0]?.gravity ?? 'routine');
  const topics = new Map<string, Seen>();
  for (const each of [...seen].sort((a, b) => gravity(a) - gravity(b))) {
    const topic = each.patient.id.split('.')[0] ?? '';
    if (!topics.has(topic)) topics.set(topic, each);
  }
  return [...topics.values()].slice(0, 10);
}

/** The sheet of the rules that all calculators share. */
export async function judgementSheet(locale: Locale, at: Date): Promise<Sheet> {
  const seen = (await namedPatients()).map((patient) => ({ patient, judgement: judge(chartOf(patient.facts)) }));
  // The words of a plan come with those of any calculator.
  const wording = await loadWording(await loadTool(toolIds[0] ?? ''), locale, { at });
  const words = sheetWords[locale];
  const inOrder = [...rules].sort((a, b) => rankOf(a.gravity) - rankOf(b.gravity));
  return {
    part: 'judgement',
    title: words.judgement,
    groups: [
      { title: words.judgement, items: inOrder.map((rule) => itemOf(rule, seen, wording)) },
      { title: words.year, items: figureItems({ ...year, againAfter }) },
    ],
    points: [...(await pointsOf('judgement')), ...(await pointsOf('general'))],
    patients: chosen(seen).map((each) => workedOf(each, wording)),
  };
}
