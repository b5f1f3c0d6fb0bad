import { randomUUID } from 'node:crypto';
import { loadPlanWording } from '../../engine/answer/wording.ts';
import type { Chart } from '../../engine/chart/chart.ts';
import { named, type Source } from '../../engine/kit/source.ts';
import { ownSources } from '../../engine/registry.ts';
import { sourceOf } from '../../engine/clinical/sources.ts';
import { writeRecord } from '../../engine/judgement/record.ts';
import { reviewOf } from '../../engine/judgement/review.ts';
import type { Step } from '../../engine/kit/report/report.ts';
import type { Locale, Wording } from '../../engine/kit/words/pattern.ts';
import { sayPlain } from '../../engine/kit/words/say.ts';
import { type Gravity, type Plan, rankOf } from '../../engine/plan/actions.ts';
import { visit } from '../../engine/visit/index.ts';
import { settings } from '../settings.ts';
import { cdsWords, type OverrideReason, overrideReasons } from './words.ts';

export interface Card {
  readonly uuid: string;
  readonly summary: string;
  readonly detail: string;
  readonly indicator: 'critical' | 'warning' | 'info';
  readonly source: { readonly label: string; readonly url?: string };
  /** Why a clinician may set a card aside; a record system offers them (CDS Hooks 2.0, “overrideReasons”). */
  readonly overrideReasons: readonly {
    readonly code: OverrideReason;
    readonly system: string;
    readonly display: string;
  }[];
  readonly links: readonly { readonly label: string; readonly url: string; readonly type: 'absolute' }[];
}

/** Less grave steps are shown up to so many cards; what is urgent is always shown. */
const mostCards = 5;
/** The standard: less than 140 characters. */
const longestSummary = 139;

const indicators: Readonly<Record<Gravity, Card['indicator']>> = {
  emergency: 'critical',
  urgent: 'warning',
  important: 'info',
  routine: 'info',
};

function gravityOf({ actions = [] }: Step, plan: Plan): Gravity {
  const found = plan.actions.filter(({ id }) => actions.includes(id)).map(({ gravity }) => gravity);
  return found.reduce((gravest, each) => (rankOf(each) < rankOf(gravest) ? each : gravest), 'routine');
}

/** The detail of a card is read as Markdown: no sign of ours may be taken for one of its own. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&');

function shortened(text: string): string {
  if (text.length <= longestSummary) return text;
  const cut = text.slice(0, longestSummary - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

function summaryOf({ message, brief }: Step, wording: Wording): string {
  if (!brief) return shortened(sayPlain(message, wording));
  const said = [...(brief.when ? [brief.when] : []), brief.message];
  return shortened(said.map((each) => sayPlain(each, wording)).join(' '));
}

/** The first publication a step rests on; a rule of the product's own is its own. */
function publicationOf({ sources = [] }: Step, locale: Locale, own: Readonly<Record<string, Source>>): Card['source'] {
  for (const id of sources) {
    const source = sourceOf(id, own);
    if (!source?.link) continue;
    const { title, edition } = named(source, locale);
    return { label: `${title}, ${edition}`, url: source.link };
  }
  return { label: cdsWords[locale].product };
}

/**
 * The gravest steps of the plan for a chart, as cards. `on` is today, yyyy-mm-dd; `unread` how many entries of the record did not
 * count. No card holds anything of the patient but what the plan says of the figures.
 */
export async function cardsOf(
  chart: Chart,
  { on, locale, unread }: { readonly on: string; readonly locale: Locale; readonly unread: number },
): Promise<Card[]> {
  const { plan, judgement } = await visit(chart, { on });
  const wording = await loadPlanWording(locale, { at: new Date(`${on}T12:00`) });
  const { next, notFollowed } = writeRecord(plan, judgement, { apart: true });
  const words = cdsWords[locale];
  const own = await ownSources();
  const steps = next.items
    .filter(({ actions = [] }) => actions.some((id) => !id.startsWith('keep:')))
    .map((step) => ({ step, gravity: gravityOf(step, plan) }))
    .filter(({ gravity }, at) => at < mostCards || rankOf(gravity) <= rankOf('urgent'));
  const closing = [
    words.notRead,
    ...(unread > 0 ? [words.unread(unread)] : []),
    ...[{ key: 'disclaimer' }, { key: 'editions' }, ...reviewOf(undefined)].map((message) =>
      sayPlain(message, wording),
    ),
  ];
  // What calculators proposed against the plan is said once, with the gravest step.
  const overruled = notFollowed.length
    ? [words.notFollowed, ...notFollowed.map((message) => sayPlain(message, wording))]
    : [];
  return steps.map(({ step, gravity }, at) => ({
    uuid: randomUUID(),
    summary: summaryOf(step, wording),
    detail: [
      sayPlain(step.message, wording),
      ...(step.detail ? [sayPlain(step.detail, wording)] : []),
      ...(at === 0 ? overruled : []),
      ...closing,
    ]
      .map(escaped)
      .join('\n\n'),
    indicator: indicators[gravity],
    source: publicationOf(step, locale, own),
    overrideReasons: overrideReasons.map((code) => ({
      code,
      system: 'urn:diabetes-journey:override-reason',
      display: words.overrideReasons[code],
    })),
    links: [
      {
        label: words.open,
        url: `${settings.siteUrl ?? ''}${locale === 'ar' ? '/ar' : ''}/visit`,
        type: 'absolute',
      },
    ],
  }));
}
