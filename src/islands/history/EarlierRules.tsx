import { useStore } from '@nanostores/react';
import type { TrustWords } from '../../content/ui/en/trust.ts';
import { nothingChanges, type Since, sinceThen } from '../../engine/answer/since.ts';
import { engineVersion } from '../../engine/kit/version.ts';
import type { Message, Value } from '../../engine/kit/words/message.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { plainValue, sayPlain } from '../../engine/kit/words/say.ts';
import type { Snapshot } from '../answer/snapshot.ts';
import { fill, isolated } from '../shared/fill.ts';
import { useLoaded, wordingFor } from '../shared/loaded.ts';
import { useTrustWords } from '../shared/trust-words.ts';
import { useWorkbench } from '../shared/workbench-context.ts';
import type { SavedRecord } from '../stores/saving.ts';
import { $units } from '../stores/units.ts';
import styles from './EarlierRules.module.css';
import { ownPlan } from './own-plan.ts';
import { Actions, PlanChanges, type PlanTitles } from './PlanChanges.tsx';
import { summaryLine } from './summary-line.ts';

/** How many figures stand in view. */
const shownFigures = 5;

interface Telling {
  readonly words: TrustWords['earlier'];
  /** The two versions, for the holes of a sentence. */
  readonly versions: { readonly then: string; readonly now: string };
  readonly say: (message: Message) => string;
  readonly tell: (value: Value) => string;
  readonly nameOf: (figure: Since['figures'][number]) => string;
  readonly locale: Locale;
}

function Figures({ figures, words, versions, tell, nameOf }: Telling & Pick<Since, 'figures'>) {
  if (figures.length === 0) return <p>{words.sameFigures}</p>;
  return (
    <>
      <p>{fill(words.figures, versions)}:</p>
      <ul>
        {figures.slice(0, shownFigures).map((figure) => {
          const name = nameOf(figure);
          const { then, now } = figure;
          return (
            <li key={figure.path}>
              {then || now
                ? fill(words.changed, {
                    name,
                    then: then ? tell(then) : words.none,
                    now: now ? tell(now) : words.none,
                  })
                : fill(words.differs, { name })}
            </li>
          );
        })}
      </ul>
      {figures.length > shownFigures && <p>{fill(words.more, { n: figures.length - shownFigures })}</p>}
    </>
  );
}

/** The titles of two versions of the rules. */
export function titlesOf(words: TrustWords['earlier'], versions: Telling['versions']): PlanTitles {
  return { ...words, gone: fill(words.gone, versions), added: fill(words.added, versions) };
}

function Plans({
  since,
  snapshot,
  words,
  versions,
  say,
  tell,
  locale,
}: Telling & { since: Since; snapshot: Snapshot }) {
  const { plan } = since;
  if (!plan) {
    const { notFollowed } = snapshot.report;
    return (
      <>
        <p>{fill(words.noPlan, versions)}</p>
        {notFollowed.length === 0 ? (
          <p>{words.followed}</p>
        ) : (
          <Actions title={fill(words.notFollowed, versions).replace(/:$/, '')} items={notFollowed.map(say)} />
        )}
      </>
    );
  }
  return <PlanChanges plan={plan} titles={titlesOf(words, versions)} tell={tell} locale={locale} />;
}

/** A record that was saved under other rules: what they said, what those of today say, and what changes. `snapshot` is null where today's rules cannot answer it. */
export function EarlierRules({ record, snapshot }: { record: SavedRecord; snapshot: Snapshot | null }) {
  const { tool, locale } = useWorkbench();
  const loaded = useLoaded(tool.id, locale, 'record');
  const { earlier: words } = useTrustWords(locale);
  const units = useStore($units, { ssr: 'initial' });
  const wording = wordingFor(loaded, units, new Date(record.createdAt));
  const versions = { then: isolated(record.engineVersion, locale), now: isolated(engineVersion, locale) };
  const say = (message: Message): string => sayPlain(message, wording);
  const plan = ownPlan(record);
  const since =
    snapshot &&
    sinceThen(
      {
        results: record.results,
        plan: plan ?? undefined,
      },
      snapshot,
    );
  const telling: Telling = {
    words,
    versions,
    locale,
    say,
    tell: (value) => plainValue(value, wording),
    nameOf: ({ path, step }) =>
      step !== undefined && wording.patterns[`step.${step}`] !== undefined
        ? say({ key: `step.${step}` })
        : isolated(path, locale),
  };
  return (
    <section className={styles.earlier} role="status" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p>
        {fill(words.with, { version: versions.then })} {summaryLine(loaded, { ...record, plan }, units)}
      </p>
      {snapshot && since ? (
        <>
          <p>
            {fill(words.with, { version: versions.now })} {say(snapshot.report.answer)}
          </p>
          {nothingChanges(since) ? (
            <p>{fill(words.nothing, versions)}</p>
          ) : (
            <>
              <Figures {...telling} figures={since.figures} />
              <Plans {...telling} since={since} snapshot={snapshot} />
            </>
          )}
        </>
      ) : (
        <p>{fill(words.unanswered, versions)}</p>
      )}
    </section>
  );
}
