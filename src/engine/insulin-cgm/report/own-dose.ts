import { concepts } from '../../clinical/concepts.ts';
import { toMessage, toWords } from '../../clinical/note.ts';
import { range } from '../../clinical/words.ts';
import { does } from '../../kit/proposal.ts';
import type { ListBlock } from '../../kit/report/report.ts';
import { count, type Message, quantity, type Value } from '../../kit/words/message.ts';
import { dose } from '../constants.ts';
import { beginsWith, ownKind } from './begins.ts';
import type { Situation } from './situation.ts';
import { message, words } from './words.ts';

/** The own dose, whole units, where there is one to begin with and nothing withholds it. */
export function ownUnits({ results, inputs }: Situation): number | undefined {
  const { basalBlock: block } = results;
  if (!block || inputs.basalInsulin || block.withheld.length > 0) return undefined;
  return block.units;
}

/** The plan's dose where it begins with another one, or another insulin, than this calculator. */
export function otherDose(s: Situation): Value | undefined {
  const own = ownUnits(s);
  if (s.insulin !== 'start' || s.units === undefined || own === undefined) return undefined;
  if (own === s.units && ownKind(s) === beginsWith(s)) return undefined;
  return words(ownKind(s) === 'nph' && beginsWith(s) === 'analog' ? 'own.why.nph' : 'own.why.dose', {
    dose: count(s.units, 'U'),
  });
}

function selected(s: Situation): Message {
  const kind = ownKind(s);
  const { rationale } = s.results.insulinChoice;
  return message('dosing.type', {
    type: words(`insulin.${kind}`),
    why: toWords(rationale),
    brands: words(`brands.${kind}`),
  });
}

/** The ranges a first dose is taken from. */
const ranges = (): Message =>
  message('dosing.ranges', {
    low: count(dose.rangeLow.value, 'U'),
    age: count(dose.cautiousAge.value),
    range: range(count(dose.rangeLow.value), count(dose.rangeHigh.value, 'U')),
    perKg: range(count(dose.perKgCautious.value, undefined, 1), count(dose.perKgMost.value, 'U/kg', 1)),
  });

/** What is kept of the titration: none of it where the dose is withheld, no way up where the plan takes insulin away. */
function titration(s: Situation): Message[] {
  const { basalBlock: block, insulinChoice } = s.results;
  const less = does(s.plan, 'reduce:basalInsulin') || does(s.plan, 'stop:basalInsulin');
  const withheld = block !== undefined && block.withheld.length > 0;
  const up = ['ladder.begin', 'ladder.from', 'ladder.rule', 'ladder.unknown'];
  return insulinChoice.titrationLadder
    .filter(({ key }) => !((withheld || less) && up.includes(key)))
    .map((note) =>
      // The results keep one sentence for both; NPH is taken at bedtime.
      note.key === 'ladder.begin' && ownKind(s) === 'nph'
        ? message('ladder.beginNph', toMessage(note).values)
        : toMessage(note),
    );
}

/** Insulin selection and dosing plan (specification 3, 2.1 and 9.1): the type, the dose with its ranges, the titration, what to do at a low, too much basal. */
export function dosingPlan(s: Situation): ListBlock {
  const { basalBlock: block } = s.results;
  const begins = block !== undefined && !block.inUse && block.withheld.length === 0;
  return {
    type: 'list',
    title: message('part.dosing'),
    items: [
      ...(block?.referenceOnly
        ? [message('guard.referenceOnly', { from: quantity(concepts.a1c, dose.blockA1c.value) })]
        : []),
      selected(s),
      ...(block && block.withheld.length > 0 ? [message('dosing.withheld')] : []),
      ...titration(s),
      ...(begins ? [ranges()] : []),
    ],
  };
}
