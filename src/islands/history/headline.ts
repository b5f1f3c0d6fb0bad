import { gravest } from '../../engine/answer/compare-plans.ts';
import { inTheirNames, namedIn } from '../../engine/judgement/named.ts';
import type { UnitChoice } from '../../engine/kit/fields/concept.ts';
import { plainValue } from '../../engine/kit/words/say.ts';
import { wordingFor } from '../shared/loaded.ts';
import type { PatientWords } from './patient-words.ts';
import { summaryLine } from './summary-line.ts';
import type { Item } from './timeline-data.ts';
import { commaOf } from '../shared/comma.ts';

/** What something saved said, in a line and from what was stored: a record its calculator's line, a visit the gravest thing to do. */
export function headlineOf(item: Item, { engine, desk, words }: PatientWords, units: UnitChoice): string {
  if (item.lane !== 'visit') {
    const loaded = engine.tools.get(item.lane);
    return loaded ? summaryLine(loaded, item.record, units) : '';
  }
  const first = gravest(item.visit.plan);
  if (!first) return words.nothingToDo;
  const wording = wordingFor(
    { ...desk, patterns: inTheirNames(engine.patterns, namedIn(item.visit.chart)) },
    units,
    new Date(item.at),
  );
  return plainValue(first.action, wording) + commaOf(wording.locale) + plainValue(first.when, wording);
}
