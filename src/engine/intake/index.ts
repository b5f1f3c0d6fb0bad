import type { FactId } from '../chart/facts.ts';
import { breaksOf } from './breaks.ts';
import { readConditions } from './conditions.ts';
import { datedRows } from './dated-rows.ts';
import { orderOf } from './dates.ts';
import { fold } from './fold.ts';
import { readCurves } from './glucose-curves.ts';
import { itemsOf, measureCalled, measureNamed } from './items.ts';
import { isArabic, isElsewhere, withoutOrders } from './language.ts';
import { readBareFigures } from './bare-figures.ts';
import { readMeasures, readTables } from './measures.ts';
import { readMedicines } from './medicines.ts';
import { readPerson } from './person.ts';
import { leftOf, united } from './pieces.ts';
import { reportDays } from './report-days.ts';
import { readSensorRanges } from './sensor-ranges.ts';
import { withSpokenFigures } from './spoken-figures.ts';
import { withArrows, withSpokenMarks } from './spoken-marks.ts';
import { scopesOf } from './scopes.ts';
import { setAside } from './set-aside.ts';
import { settle } from './settle.ts';
import { tablesOf } from './tables.ts';
import type { Said, Text } from './text.ts';
import { readTolerance } from './tolerance.ts';
import { tokensOf } from './tokens.ts';
import type { Reading } from './types.ts';

export { type DayAmounts, type DayPart, dayAmounts } from './day-amounts.ts';
export { type FoundMedicine, findMedicines } from './find-medicines.ts';
export { leftOf } from './pieces.ts';
export type { Offer, Piece, Question, Reading } from './types.ts';

/** A visit's note is shorter; what stands behind is left, not read. */
const longest = 40_000;

/**
 * What a typed, pasted or dictated text says of one patient, in English, Arabic or both: facts to be confirmed, each with its piece of the
 * text (`from`, `to`: places in `text`), questions where the text leaves two answers open, and what was not understood. Rules only: no
 * model, no network, no clock but `on` (yyyy-mm-dd, the day it is read). Never throws. A text of several people, or mostly in another
 * language, is left as it is, and of any text what speaks to a machine.
 */
export function readIntake(text: string, { on }: { readonly on: string }): Reading {
  const part = text.length > longest ? text.slice(0, longest) : text;
  const spoken = withSpokenFigures(part);
  const said = read(spoken.text, on);
  const stated = said.offers.map((offer) => ({
    ...spoken.placeOf(offer),
    ...(offer.by && { by: spoken.placeOf(offer.by) }),
  }));
  const asked = said.questions.map(spoken.placeOf);
  const offers = stated.filter(({ fact }) => !youngerFacts.has(fact));
  const younger = stated.filter(({ fact }) => youngerFacts.has(fact));
  const questions = asked.filter(({ why }) => why !== 'named');
  const named = asked.filter(({ why }) => why === 'named');
  const pieces = united([...offers, ...questions]);
  return {
    offers: pieces.slice(0, offers.length) as Reading['offers'],
    younger,
    questions: pieces.slice(offers.length) as Reading['questions'],
    named,
    medicines: said.medicines.map(spoken.placeOf),
    left: leftOf(text, pieces),
    unread: leftOf(text, united([...stated, ...asked])),
  };
}

/** Facts that the tables of names have no row for; what reads `offers` alone meets only facts of those. */
const youngerFacts: ReadonlySet<FactId> = new Set<FactId>([
  'ejectionFraction',
  'ketones',
  'vomiting',
  'loopOrThiazideDiuretic',
  'previousEgfr',
  'previousEgfrMonths',
  'footUlcerOpen',
  'sulfonylureaAgent',
  'glp1Agent',
  'weeklyInsulinUnits',
  'repaglinide',
  'fastsRamadan',
  'hypoglycaemiaUnaware',
  'strongCyp3a4Inhibitor',
  'alcohol',
  'operationPlanned',
  'contrastPlanned',
  'glucoseCrisis',
]);

const nothing = { offers: [], questions: [], medicines: [] };

function read(written: string, on: string): Pick<Reading, 'offers' | 'questions' | 'medicines'> {
  const marked = withArrows(withSpokenMarks(written, fold(written)));
  const original = withoutOrders(marked, fold(marked));
  const folded = original === written ? fold(written) : fold(original);
  if (isElsewhere(folded)) return nothing;
  const tokens = tokensOf(folded, original);
  const breaks = breaksOf(tokens);
  const named = itemsOf(tokens, folded);
  const aside = setAside(tokens, breaks, folded, named);
  const items = named.filter(({ first }) => !aside[first]);
  const found = tablesOf(original, folded, measureNamed, on);
  const { several } = found;
  const tables = found.tables.length > 0 ? found.tables : datedRows(folded, measureCalled);
  const days = tokens.flatMap(({ day }) => (day ? [day] : []));
  const text: Text = {
    original,
    folded,
    tokens,
    breaks,
    items,
    scopes: scopesOf(tokens, breaks, items),
    itemAt: new Map(items.map((item) => [item.first, item])),
    itemBefore: new Map(items.map((item) => [item.end, item])),
    taken: aside,
    days: reportDays(tokens, folded),
    on,
    order: orderOf(days, on) ?? (isArabic(folded) ? 'dayFirst' : undefined),
  };
  if (tables.length) {
    tokens.forEach((token, at) => {
      if (tables.some(({ from, to }) => token.from >= from && token.to <= to)) text.taken[at] = 1;
    });
  }
  const person = readPerson(text);
  if (several || person.several) return nothing;
  person.taken.forEach((flag, at) => {
    if (flag) text.taken[at] = 1;
  });
  const tolerance = readTolerance(text);
  const said = readMedicines(text);
  const measured = readMeasures(text);
  readSensorRanges(text, measured);
  readCurves(text, measured);
  const isFasting = (fact: string): boolean => fact === 'fpg' && measured.statements.some((one) => one.fact === 'fpg');
  const ofTest = { ...tolerance, statements: tolerance.statements.filter(({ fact }) => !isFasting(fact)) };
  const parts: Said[] = [person, readTables(tables, text), ofTest, measured, said, readConditions(text)];
  return { ...settle([...parts, readBareFigures(text, parts)], text), medicines: said.medicines };
}
