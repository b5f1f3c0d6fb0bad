import type { FactId } from '../chart/facts.ts';
import { strongInhibitors } from '../clinical/strong-cyp3a4-inhibitors.ts';
import type { AsTyped } from './as-typed.ts';
import { ingredients, type Substance, substanceOf } from './medicine-codes.ts';

const onTheSkin =
  /ophthalmic|topical|nasal|rectal|cream|ointment|eye|inhal|shampoo|(?<![a-z])(?:otic|gel|foam|lotion)(?![a-z])/;
const brands = strongInhibitors.map(
  ({ substance, names }) => [substance, names.toLowerCase().match(/(?<![^ ])[a-z]{5,}(?![^ ])/g) ?? []] as const,
);
/** Facts a medicine's name can tell, as the tables write them where they need its dose. */
const ofMedicines: { readonly [F in FactId]?: readonly string[] } = {
  metformin: ['metformin=mg'],
  statin: ['statin=dose'],
  basalInsulin: ['basalInsulin', 'basalUnits=units'],
  ...Object.fromEntries(
    (
      [
        ...(['dpp4Inhibitor', 'sglt2Inhibitor', 'glp1RA', 'sulfonylurea', 'tzd', 'repaglinide', 'finerenone'] as const),
        ...(['rasInhibitor', 'steroids', 'mealtimeInsulin', 'loopOrThiazideDiuretic'] as const),
        ...(['mineralocorticoidAntagonist', 'strongCyp3a4Inhibitor'] as const),
      ] satisfies FactId[]
    ).map((fact) => [fact, [fact]]),
  ),
};

/** What a typed line of this name would tell: brands, Arabic, a letter that is wrong. */
function typedSubstances(text: string, asTyped: AsTyped): readonly Substance[] {
  const { offers = [], questions = [], named = [], younger = [] } = asTyped(text) ?? {};
  const told = [...offers, ...younger];
  const met = [...told.map(({ fact }) => fact), ...[...questions, ...named].flatMap(({ facts }) => facts)];
  const facts = [...new Set(met)].flatMap((fact) => ofMedicines[fact] ?? []);
  const agents = told.flatMap(({ fact, value }) =>
    fact === 'sulfonylureaAgent' || fact === 'glp1Agent' ? [`${fact}=${String(value)}`] : [],
  );
  return facts.length === 0 ? [] : [{ name: text, facts: [...facts, ...agents] }];
}

/** What a medicine's name says it holds, for a code nobody here knows: then it is asked. */
export function substancesNamed(text: string, asTyped: AsTyped): readonly Substance[] {
  const whole = text.slice(0, 300).toLowerCase();
  if (onTheSkin.test(whole)) return [];
  const words = whole.split(/[^a-z]+/);
  const branded = brands.filter(([, names]) => names.some((name) => words.includes(name))).map(([name]) => name);
  const known = ingredients
    .map(([name]) => name)
    .filter((name) => words.includes(name) || branded.includes(name) || (name.includes(' ') && whole.includes(name)));
  return known.length > 0 ? known.map(substanceOf) : typedSubstances(text, asTyped);
}
