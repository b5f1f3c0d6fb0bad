import { memo, useId, useMemo, useRef, useState } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { isToolId, type ToolId } from '../../engine/registry.ts';
import type { CalculatorState } from '../form/calculator-state.ts';
import { useCalculatorStore, usePart } from '../form/calculator-store.ts';
import { writtenIn } from '../form/form-values.ts';
import { withMoreWords } from '../form/more-words.ts';
import { dayOf } from '../shared/day-of.ts';
import { fill } from '../shared/fill.ts';
import { useLater } from '../shared/use-later.ts';
import { useWorkbench } from '../shared/workbench-context.ts';
import { useUnits } from '../stores/use-units.ts';
import { $mode } from '../stores/workbench.ts';
import { entriesOf, entriesOfTools } from '../visit/fact-entries.ts';
import { chipText } from '../visit/fact-text.ts';
import { isReadFirst, isToldOtherwise, mostInSight, placeOf } from '../visit/reading-order.ts';
import { SamePatient } from '../visit/SamePatient.tsx';
import { useBroughtAlong } from '../visit/use-brought-along.ts';
import { type Desk, DeskContext } from '../visit/visit-context.ts';
import { joined, toldByForm, type VisitState, keepVisit, readVisit } from '../visit/visit-store.ts';
import { useDeskWords } from '../visit/visit-words.ts';
import { OfferList } from './OfferList.tsx';
import { type Offer, offersOf, takenTogether, withTaken } from './offers.ts';
import { usePatientWords } from './patient-words.ts';
import styles from './PatientStrip.module.css';
import { useSourceNames } from './use-source-names.ts';

/** The visit's patient with what this form tells of them, where it is theirs. */
function withForm(visit: VisitState, tool: ToolId, told: ReturnType<typeof toldByForm>, name: string): VisitState {
  const isTheirs = Object.keys(visit.chart).length === 0 || visit.opened.includes(tool);
  return isTheirs ? joined(visit, { tool, name, ...told }) : visit;
}

const nothing = () => undefined;

interface Props {
  readonly owner: string;
  readonly here: ToolId;
}

/** Who is in front of you, in one line, and what is known of them elsewhere: offered, never filled in by itself. Typing does not wait for it. */
export function StripBody(props: Props) {
  const now = usePart(useCalculatorStore(), (state) => state);
  return <Strip {...props} state={useLater(now, now)} />;
}

/** The visit's patient as this tab keeps it, with what was entered in the calculator left before this one. */
function useBrought(owner: string, locale: Locale, here: ToolId) {
  const [visit, setVisit] = useState<VisitState>(() => readVisit(owner));
  function keep(next: VisitState): void {
    keepVisit(next);
    setVisit(next);
  }
  const { doubtful, decide } = useBroughtAlong({ owner, locale, here, change: (how) => keep(how(readVisit(owner))) });
  return { visit, keep, doubtful, decide };
}

const Strip = memo(function Strip({ owner, here: id, state }: Props & { readonly state: CalculatorState }) {
  const { content, told, marked, patientName } = state;
  const base = useWorkbench();
  const { locale, tool } = base;
  const desk = useDeskWords(locale);
  const words = usePatientWords(locale);
  const loaded = withMoreWords(base, desk.more);
  const units = useUnits();
  const store = useCalculatorStore();
  const { visit, keep, doubtful, decide } = useBrought(owner, locale, id);
  const [said, setSaid] = useState('');
  const line = useRef<HTMLParagraphElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();

  const shown = useMemo(
    () => withForm(visit, id, toldByForm(id, tool.fields, { ...content, told, marked }), patientName),
    [visit, id, tool, content, told, marked, patientName],
  );
  const offers = useMemo(() => offersOf(tool.fields, shown, content, dayOf()), [tool, shown, content]);
  const together = takenTogether(offers);
  const entries = useMemo(() => entriesOf(desk, { asked: entriesOfTools([base]) }), [desk, base]);
  const names = useSourceNames(
    offers.map((offer) => offer.tool),
    locale,
  );
  const nameOf = (from: string): string => (isToolId(from) ? (names.get(from) ?? '…') : desk.visit.title);

  const facts = [...entries.values()]
    .filter(({ fact }) => shown.chart[fact] && isReadFirst(fact) && !isToldOtherwise(shown.chart, fact))
    .toSorted((a, b) => placeOf(shown.chart, a.fact) - placeOf(shown.chart, b.fact))
    .slice(0, mostInSight)
    .flatMap((entry) => {
      const known = shown.chart[entry.fact];
      return known ? [chipText(entry, known, shown.chart, desk, units)] : [];
    });

  function take(taken: readonly Offer[]): void {
    store.send({ type: 'contentTaken', ...withTaken(tool.fields, store.get().content, taken, units) });
    if (store.get().patientName.trim() === '' && visit.name !== '')
      store.send({ type: 'patientNamed', patientName: visit.name });
    keep({ ...visit, opened: [...new Set([...visit.opened, id])] });
    // Where there are sample cases, too: somebody with a patient wants the form.
    $mode.set('hcp');
    const left = offers.length - taken.length;
    setSaid(`${fill(words.taken, { n: taken.length })}${left > 0 ? ` ${fill(words.left, { n: left })}` : ''}`);
    // What was pressed is gone: the focus stays near it.
    const isOpen = panel.current?.matches(':popover-open');
    if (isOpen && left > 0) panel.current?.focus();
    else {
      if (isOpen) panel.current?.hidePopover();
      line.current?.focus();
    }
  }
  const asked: Desk = {
    desk,
    chart: visit.chart,
    entries,
    conflicts: [],
    engine: null,
    onChart: nothing,
    onTake: nothing,
    from: undefined,
    notes: '',
    onNotes: nothing,
    seen: null,
    editing: null,
    edit: nothing,
    mark: nothing,
    choose: nothing,
    tell: nothing,
  };
  const hasPanel = doubtful !== null || offers.length > 0;

  return (
    <div className={styles.inside}>
      <p ref={line} tabIndex={-1} className={styles.line}>
        <b>{shown.name.trim() === '' ? words.somebody : <bdi>{shown.name}</bdi>}</b>
        {facts.map(({ name, value }) => (
          // Without a space before it the last letter before and the first here are written joined, and read as one word.
          <span key={`${name}${value}`}>
            {' '}
            {name} {value && <b>{value}</b>}
          </span>
        ))}
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {!doubtful && together.length > 0 && (
        <button type="button" className={`link ${styles.take}`} onClick={() => take(together)}>
          {fill(words.takeAllOf, { n: together.length })}
        </button>
      )}
      {hasPanel && (
        <button type="button" className="link" popoverTarget={panelId}>
          {doubtful ? (
            words.ask
          ) : (
            <>
              <span className={styles.wide}>{fill(words.look, { n: offers.length })}</span>
              <span className={styles.narrow}>{words.list}</span>
            </>
          )}
        </button>
      )}
      {hasPanel && (
        <div
          ref={panel}
          id={panelId}
          popover="auto"
          tabIndex={-1}
          className={styles.panel}
          role="dialog"
          aria-label={doubtful ? words.ask : words.offered}
        >
          {doubtful ? (
            <DeskContext value={asked}>
              <SamePatient brought={doubtful} onAnswer={decide} />
            </DeskContext>
          ) : (
            <>
              <p className="second">{words.offeredHint}</p>
              <OfferList
                offers={offers}
                loaded={loaded}
                units={units}
                words={words}
                written={writtenIn(tool, content)}
                nameOf={nameOf}
                onTake={(offer) => take([offer])}
              />
            </>
          )}
          <button type="button" className="link" popoverTarget={panelId} popoverTargetAction="hide">
            {words.close}
          </button>
        </div>
      )}
    </div>
  );
});
