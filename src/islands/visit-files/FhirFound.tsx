import type { VisitFilesWords } from '../../content/ui/en/visit-files.ts';
import type { Chart, Known } from '../../engine/chart/chart.ts';
import { isFactId } from '../../engine/chart/facts.ts';
import { isTooOld } from '../../engine/chart/freshness.ts';
import { commaOf } from '../shared/comma.ts';
import { dayOf } from '../shared/day-of.ts';
import { OnDemand } from '../shared/load-on-demand.tsx';
import { useUnits } from '../stores/use-units.ts';
import { LineMedicines } from '../typed-line/LineMedicines.tsx';
import { withMedicines } from '../typed-line/noted-medicines.ts';
import { useTypedLineWords } from '../typed-line/typed-line-words.ts';
import { entriesOf, type FactEntry } from '../visit/fact-entries.ts';
import { factText } from '../visit/fact-text.ts';
import { useDesk } from '../visit/visit-context.ts';
import type { VisitEngine } from '../visit/visit-engine.ts';
import { disagreements } from '../visit/visit-store.ts';
import { useFilesWords } from './files-words.ts';
import { FoundNotice } from './FoundNotice.tsx';
import { FoundOffers } from './FoundOffers.tsx';
import { type FoundQuestion, FoundQuestions } from './FoundQuestions.tsx';
import { NotTakenList } from './NotTakenList.tsx';
import type { ReadFhir } from './read-fhir.ts';

interface Props {
  readonly read: ReadFhir;
  readonly engine: VisitEngine;
  readonly onTake: (taken: Chart) => void;
  /** What is said otherwise where it is no file. */
  readonly said?: VisitFilesWords['record']['instead'];
}
type Row = ReadFhir['facts'][number] & { readonly entry: FactEntry };

/** The medicines a file names, as they are written: a press keeps name and dose in the notes of the visit, and so on paper. */
function FoundMedicines({ named }: { readonly named: readonly string[] }) {
  const { desk, notes, onNotes } = useDesk();
  const words = useTypedLineWords(desk.locale);
  return (
    <LineMedicines
      named={named}
      kept={named}
      notes={notes}
      locale={desk.locale}
      words={words}
      alone
      byEnter={false}
      onKeep={() => onNotes((now) => withMedicines(now, named, desk.locale))}
    />
  );
}

/** What a FHIR file tells of the patient, beside what the visit knows; then what was left out, and why. */
export function FhirFound({ read, engine, onTake, said }: Props) {
  const { desk, chart } = useDesk();
  const words = { ...useFilesWords(desk.locale), ...said };
  const units = useUnits();
  const today = dayOf();
  const names: Readonly<Record<string, string>> = desk.clinical.concepts;
  const entries = entriesOf(desk, engine);
  const rows = read.facts.flatMap((told): Row[] => {
    const entry = entries.get(told.fact);
    return entry ? [{ ...told, entry }] : [];
  });
  // What the visit works out itself, or asks in a finer way, is not asked.
  const unasked = read.facts.flatMap(({ fact }) =>
    entries.has(fact) ? [] : [{ what: names[fact] ?? fact, reason: 'code' as const, own: true as const }],
  );
  const textOf = (entry: FactEntry, known: Known | undefined): string =>
    known ? factText(entry, known, desk, units).value || desk.words.form.yes : '';
  const isTaken = ({ fact, known }: Row): boolean =>
    chart[fact]?.value === known.value && (chart[fact]?.on ?? '') >= (known.on ?? '');
  const told: Chart = Object.fromEntries(rows.map(({ fact, known }) => [fact, known]));
  const questions = read.questions.flatMap(({ facts, choices, why }): FoundQuestion[] => {
    const label = facts.flatMap((fact) => entries.get(fact)?.label ?? []).join(commaOf(desk.locale));
    if (label === '') return [];
    return [
      {
        label,
        why,
        choices: choices.map((choice) => ({
          text: choice.map((told) => choiceText(told)).join(commaOf(desk.locale)),
          take: () => onTake(Object.fromEntries(choice.map(({ fact, known }) => [fact, known]))),
        })),
      },
    ];
  });
  function choiceText({ fact, known, called }: ReadFhir['facts'][number]): string {
    const entry = entries.get(fact);
    const value = entry ? textOf(entry, known) : String(known.value);
    return called === undefined ? value : `${value} (${called})`;
  }
  return (
    <FoundNotice notice={read.notice} words={words}>
      <FoundOffers
        locale={desk.locale}
        words={words}
        offers={rows.map((row) => ({
          id: row.fact,
          label: row.entry.label,
          before: textOf(row.entry, chart[row.fact]) || words.empty,
          after: textOf(row.entry, row.known),
          on: row.known.on,
          called: row.called,
          newer: row.newer,
          old: isTooOld(row.fact, row.known, today),
          taken: isTaken(row),
        }))}
        differs={disagreements(chart, told).map((fact) => (isFactId(fact) ? (entries.get(fact)?.label ?? fact) : fact))}
        onTake={(ids) => onTake(Object.fromEntries(Object.entries(told).filter(([fact]) => ids.includes(fact))))}
      />
      <FoundQuestions questions={questions} words={words} />
      {read.medicines.length > 0 && (
        <OnDemand>
          <FoundMedicines named={read.medicines} />
        </OnDemand>
      )}
      <NotTakenList left={[...read.notUnderstood, ...unasked]} words={words} />
    </FoundNotice>
  );
}
