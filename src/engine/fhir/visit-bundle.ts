import { loadPlanWording, loadWording } from '../answer/wording.ts';
import type { Chart, Known } from '../chart/chart.ts';
import { factValue, problemOf } from '../chart/chart.ts';
import { type FactId, facts, isDoneFact, isFactId } from '../chart/facts.ts';
import { loadClinicalCopy } from '../clinical/wording.ts';
import { type Message, word } from '../kit/words/message.ts';
import type { Locale, Wording } from '../kit/words/pattern.ts';
import { plainValue, sayPlain } from '../kit/words/say.ts';
import type { Judgement } from '../judgement/index.ts';
import { reviewOf } from '../judgement/review.ts';
import type { Plan } from '../plan/actions.ts';
import { loadTool, type ToolId } from '../registry.ts';
import { loadRamadanWords } from '../ramadan/words.ts';
import { carePlanOf } from './care-plan.ts';
import { collected, orNothing, type Whom } from './collected.ts';
import { fastingRiskOf } from './fasting-risk.ts';
import { quantityOf } from './input-observations.ts';
import { eachOnce } from './named-medicines.ts';
import { plain } from './plain.ts';
import {
  type Bundle,
  type CodeableConcept,
  fhirText,
  type Goal,
  type MedicationStatement,
  type Observation,
  type Resource,
} from './resources.ts';
import { reportOf, type ReportWords } from './results-report.ts';
import { systems } from './systems.ts';
import { spanOf } from './when.ts';

/** What one calculator answered: once, or once for each medicine. */
interface Answered {
  readonly id: ToolId;
  /** It answers with what stands in for answers: a figure to look at, and nothing to hand on. */
  readonly assumed?: readonly string[];
  readonly outcome?: { readonly results: object };
  readonly headline?: Message;
  readonly medicines?: readonly { readonly outcome: { readonly results: object } }[];
}

/** A visit as it goes out. */
export interface OutgoingVisit {
  readonly chart: Chart;
  readonly plan: Plan;
  readonly judgement: Judgement;
  readonly tools: readonly Answered[];
  /** Medicines as the clinician wrote them, by the fact that stands for each. */
  readonly written?: ReadonlyMap<string, string>;
  /** Medicines as they are written that no fact stands for. */
  readonly noted?: readonly string[];
  /** As it was typed; empty where nobody was named. */
  readonly patientName: string;
  /** When it was calculated: ISO 8601 with its offset. */
  readonly date: string;
  readonly engineVersion: string;
  readonly locale: Locale;
}

function codeOf(fact: FactId, label: string | undefined): CodeableConcept {
  const about = facts[fact];
  const loinc = about.kind === 'number' && 'loinc' in about.concept ? about.concept.loinc : undefined;
  return {
    coding: [
      ...(loinc === undefined ? [] : [{ system: systems.loinc, code: loinc }]),
      { system: systems.fact, code: fact, ...(label !== undefined && { display: label }) },
    ],
    ...(label !== undefined && { text: label }),
  };
}

function answerOf(fact: FactId, { value }: Known): Partial<Observation> {
  const about = facts[fact];
  if (about.kind === 'number' && typeof value === 'number') return { valueQuantity: quantityOf(value, about.concept) };
  if (typeof value === 'boolean') return { valueBoolean: value };
  return { valueCodeableConcept: { coding: [{ system: systems.meaning, code: String(value) }] } };
}

/** What the person said about it, as a note. */
const noteOf = ({ words = '' }: Pick<Known, 'words'>): { readonly note?: readonly { readonly text: string }[] } => {
  const text = fhirText(words);
  return text === undefined ? {} : { note: [{ text }] };
};

/** What was chosen together as a goal that the person stated, beside the observation of their preference; decided later, it is on hold. */
function goalsOf(chart: Chart, who: Whom, say: ReportWords['say']): Goal[] {
  const choice = factValue(chart, 'treatmentChoice');
  const known = chart['treatmentChoice'];
  if (choice === undefined || !known || known.from === 'example') return [];
  const rule = choice === 'no-change' ? 'declined' : choice === 'not-today' ? 'postponed' : 'made';
  const medicine = { medicine: word(`medicine.${choice}`) };
  const text = say({ key: `rule.choice.${rule}.caution`, ...(rule === 'made' && { values: medicine }) });
  const startDate = known.on ?? who.effective?.slice(0, 10);
  return [
    {
      resourceType: 'Goal',
      lifecycleStatus: choice === 'not-today' ? 'on-hold' : 'accepted',
      description: {
        coding: [{ system: systems.meaning, code: choice }],
        ...(text !== undefined && { text }),
      },
      subject: who.subject,
      ...(startDate !== undefined && { startDate }),
      expressedBy: who.subject,
      ...noteOf(known),
    },
  ];
}

/** What is known, each fact with the day it was measured or asked. What cannot be used or is an example is left out. */
function observationsOf(
  { chart, written }: Pick<OutgoingVisit, 'chart' | 'written'>,
  who: Whom,
  labelOf: (fact: FactId) => string | undefined,
): Observation[] {
  return Object.entries(chart).flatMap(([fact, known]) => {
    if (!isFactId(fact) || problemOf(fact, known) !== undefined || known.from === 'example') return [];
    // What was done on a day that nobody knows was not done on the day of the visit.
    const effective = known.on ?? (isDoneFact(fact) ? undefined : who.effective);
    return [
      {
        resourceType: 'Observation' as const,
        status: 'final' as const,
        code: codeOf(fact, labelOf(fact)),
        subject: who.subject,
        ...(effective !== undefined && { effectiveDateTime: effective }),
        ...answerOf(fact, known),
        ...noteOf({ words: written?.get(fact) ?? known.words ?? '' }),
      },
    ];
  });
}

/** What is taken, in the words it was written in, where no fact says more. */
const statementsOf = (noted: readonly string[], { subject, effective }: Whom): MedicationStatement[] =>
  eachOnce(noted).flatMap((words) => {
    const text = fhirText(words);
    if (text === undefined) return [];
    return [
      {
        resourceType: 'MedicationStatement',
        status: 'active',
        medicationCodeableConcept: { text },
        subject,
        ...(effective !== undefined && { effectiveDateTime: effective }),
      },
    ];
  });

const disclaimers: readonly Message[] = [{ key: 'disclaimer' }, { key: 'notInPregnancy' }, { key: 'editions' }];

function wordsOf(name: string, wording: Wording, headline: Message | undefined): ReportWords {
  const say = (message: Message): string | undefined => fhirText(orNothing(() => sayPlain(message, wording)) ?? '');
  return {
    name,
    say,
    tell: (value) => fhirText(orNothing(() => plainValue(value, wording)) ?? ''),
    summary: headline && say(headline),
    disclaimer: [...disclaimers, ...reviewOf(undefined)].flatMap((message) => say(message) ?? []),
  };
}

/** The results of one calculator, a report for each answer. */
async function reportsOf(
  answered: Answered,
  { engineVersion, locale }: OutgoingVisit,
  who: Whom,
  at: Date,
): Promise<Resource[]> {
  const { id, assumed, outcome, medicines, headline } = answered;
  const outcomes = medicines?.map((each) => each.outcome) ?? (outcome ? [outcome] : []);
  if (assumed || outcomes.length === 0) return [];
  const tool = await loadTool(id);
  const wording = await loadWording(tool, locale, { at });
  const { name } = await tool.copy[locale]();
  const words = wordsOf(name, wording, outcomes.length === 1 ? headline : undefined);
  const context = { ...who, tool: id, fields: tool.fields, words: (key: string) => words.say({ key }) };
  return outcomes.map(({ results }) => reportOf(plain(results), engineVersion, context, words));
}

/**
 * A visit as a bundle of FHIR R4: who (only by the name typed), what is known with its days, every calculator's results as a report that
 * names the rules' version, and the one plan with what it overruled. Read again by `chartFromFhir` it gives the same chart. Rejects only
 * if a calculator cannot be loaded.
 */
export async function toVisitBundle(visit: OutgoingVisit): Promise<Bundle> {
  const { chart, plan, judgement, tools, patientName, date, engineVersion, locale } = visit;
  // All else follows from these.
  const seed = JSON.stringify(
    plain({ chart, noted: visit.noted, patientName, date, engineVersion, locale, kind: 'visit' }),
  );
  return collected({ seed, patientName, date }, async (who) => {
    const at = new Date(spanOf(who.effective ?? '')?.first ?? 0);
    const [wording, clinical, ramadan, { unaskedLabels }] = await Promise.all([
      loadPlanWording(locale, { at }),
      loadClinicalCopy(locale),
      loadRamadanWords(locale),
      locale === 'ar' ? import('../judgement/copy/ar/unasked.ts') : import('../judgement/copy/en/unasked.ts'),
    ]);
    const words = wordsOf('', wording, undefined);
    const names: Readonly<Record<string, string>> = { ...unaskedLabels, ...clinical.concepts };
    const labelOf = (fact: FactId): string | undefined => names[fact] ?? words.say({ key: `fact.${fact}` });
    const reports = await Promise.all(tools.map((answered) => reportsOf(answered, visit, who, at)));
    const context = { ...who, tool: 'visit', fields: {}, words: () => undefined };
    const data = plain(plan) as Plan;
    return [
      ...observationsOf(visit, who, labelOf),
      ...statementsOf(visit.noted ?? [], who),
      ...goalsOf(chart, who, words.say),
      ...fastingRiskOf(judgement, who, ramadan, wording),
      ...reports.flat(),
      carePlanOf(data, context, words, judgement),
    ];
  });
}
