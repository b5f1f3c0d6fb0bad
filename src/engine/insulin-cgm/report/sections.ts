import { concepts } from '../../clinical/concepts.ts';
import { toMessage } from '../../clinical/note.ts';
import { does } from '../../kit/proposal.ts';
import type { Block, Section } from '../../kit/report/report.ts';
import type { Unit } from '../../kit/fields/concept.ts';
import { bare, count, difference, type Message, quantity, type Value } from '../../kit/words/message.ts';
import { stepValue } from '../../kit/worksheet/worksheet.ts';
import { iri, weeks } from '../constants.ts';
import { smallGap } from '../model/readiness.ts';
import { expectedA1c, lowsPossible, type Situation } from './situation.ts';
import { message, words } from './words.ts';

const paragraph = (text: Message): Block => ({ type: 'paragraph', message: text });

/** Medicines the form asks for, under the names the plan has for them. */
const medicines = [
  ['metforminMr', 'metformin'],
  ['sitagliptin100', 'dpp4Inhibitor'],
  ['sglt2', 'sglt2Inhibitor'],
  ['glp1Ra', 'glp1RA'],
  ['tzd', 'tzd'],
  ['su', 'sulfonylurea'],
  ['basalInsulin', 'basalInsulin'],
] as const;
const shown = ['stop', 'hold', 'reduce', 'raise', 'switch'] as const;

/** What becomes of each medicine in use, as the plan has it. */
export function reconciliationSection({ inputs, plan }: Situation): Section {
  const items = medicines
    .filter(([path]) => inputs[path])
    .map(([path, object]): Value => {
      const action = plan.actions.find((each) => each.object === object);
      const verb = shown.find((each) => each === action?.verb) ?? 'keep';
      const drug = words(`drug.${path}`);
      return action?.to && (verb === 'reduce' || verb === 'raise')
        ? words(`action.${verb}To`, { drug, to: count(action.to.value, action.to.unit as Unit) })
        : words(`action.${verb}`, { drug });
    });
  return {
    id: 'reconciliation',
    part: 'medicines',
    title: message('part.reconciliation'),
    blocks: [{ type: 'list', items: items.map((item) => message('action.line', { item })) }],
  };
}

/** Expected benefit against the current regimen; what insulin would add is told to nobody who takes it. */
export function benefitSection(s: Situation): Section {
  const { outcome } = s;
  // Of insulin that the plan has refused no gain is told.
  const gainShown = s.gainShown && (s.insulin === 'start' || (!s.startNow && !s.urgent));
  const row = (key: 'benefit.current' | 'benefit.insulin', [change, reaches]: readonly [string, string]) => ({
    cells: [
      message(key),
      difference(concepts.a1c, -stepValue(outcome.worksheet, change)),
      quantity(concepts.a1c, stepValue(outcome.worksheet, reaches)),
    ],
    opens: [null, change, reaches],
  });
  return {
    id: 'benefit',
    part: 'forecast',
    title: message('part.benefit'),
    blocks: [
      {
        type: 'table',
        caption: message('benefit.caption', { weeks: count(weeks.value) }),
        columns: [message('benefit.plan'), message('benefit.fall'), message('benefit.reaches')],
        rows: [
          row('benefit.current', ['settledPower', 'settledA1c']),
          ...(gainShown ? [row('benefit.insulin', ['settledWithInsulin', 'settledInsulinA1c'])] : []),
        ],
      },
      paragraph(message('chart.trendDrawn')),
    ],
  };
}

/** The IRI on its scale; what it is made of opens from its figure. */
export function predictionSection({ inputs, results }: Situation): Section {
  return {
    id: 'prediction',
    part: 'forecast',
    title: message('part.prediction'),
    blocks: [
      {
        type: 'scale',
        title: message('iri.title'),
        min: 0,
        max: 100,
        digits: 0,
        value: results.iriScore,
        valueLabel: message('iri.value', { score: count(results.iriScore, undefined, 0, 1) }),
        zones: [
          { to: iri.moderate.value, label: message('risk.low'), tone: 'good' },
          { to: iri.high.value, label: message('risk.moderate'), tone: 'warn' },
          { to: 100, label: message('risk.high'), tone: 'block' },
        ],
      },
      paragraph(message('iri.meaning')),
      ...(inputs.sitagliptin100 && smallGap(inputs) ? [paragraph(message('iri.reliefNote'))] : []),
    ],
  };
}

/** The company's products, marked as such, only where the plan leaves or wants their class. */
function products({ inputs, results, plan, outcome }: Situation): Message[] {
  const { metforma, sitagliptin, betwelve, thiotica } = results.drugRecommendations;
  const refused = (object: string): boolean => does(plan, `stop:${object}`) || does(plan, `hold:${object}`);
  const wanted = inputs.sitagliptin100 ? !refused('dpp4Inhibitor') : does(plan, 'start:dpp4Inhibitor');
  const lows = outcome.guards.some(({ id }) => id === 'hypoglycaemia' || id === 'lowsFirst');
  return [
    ...(metforma && !refused('metformin') ? [message('portfolio.class.metformin')] : []),
    ...(sitagliptin && wanted ? [message('portfolio.class.sitagliptin')] : []),
    ...(betwelve ? [toMessage(betwelve)] : []),
    ...(thiotica && !lows ? [message('guard.lipoic')] : []),
  ];
}

/** What the plan does about insulin, in a word or two. */
const done = ({ insulin }: Situation): Value => words(`consultant.${insulin}`);

/** The patient and the decision in two sentences, and the company's products, marked as such, where one fits and nothing urgent is read. */
export function consultantSection(s: Situation): Section {
  const { inputs, results } = s;
  const items = s.urgent ? [] : products(s);
  return {
    id: 'consultant',
    part: 'medicines',
    title: message('part.consultant'),
    blocks: [
      paragraph(
        message('consultant.note', {
          sex: words(`consultant.${inputs.sex}`),
          age: quantity(concepts.age, inputs.age),
          bmi: bare(concepts.bmi, results.bmi),
          a1c: quantity(concepts.a1c, inputs.baselineA1c),
          fpg: quantity(concepts.fpg, inputs.fpg),
          band: words(`choice.egfrBand.${inputs.egfrBand}`),
          decision: done(s),
          expected: quantity(concepts.a1c, expectedA1c(s)),
          weeks: count(weeks.value),
        }),
      ),
      ...(items.length === 0
        ? []
        : [
            { type: 'list' as const, title: message('portfolio.title'), items },
            paragraph(message('portfolio.disclosure')),
          ]),
    ],
  };
}

/** There is something to step down, and nothing graver comes first. */
export const stepsDown = (s: Situation): boolean => lowsPossible(s) && !s.urgent;

/** When to step down, for whoever takes what can be stepped down; where it is time, the plan says so and how. */
export function deIntensificationSection(s: Situation): Section[] {
  if (!stepsDown(s)) return [];
  return [
    {
      id: 'deIntensification',
      part: 'followUp',
      title: message('part.deIntensification'),
      blocks: [
        {
          type: 'list',
          items: s.results.deIntensificationCriteria.conditions.map(toMessage),
          checklist: true,
        },
      ],
    },
  ];
}
