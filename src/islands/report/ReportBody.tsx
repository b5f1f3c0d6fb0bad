import { type ReactNode, useState } from 'react';
import type { Block, CalloutBlock, Report, Section } from '../../engine/kit/report/report.ts';
import { folded } from '../../engine/kit/report/reading.ts';
import { Fold } from '../shared/Fold.tsx';
import { isPhone } from '../shared/is-phone.ts';
import { Later } from '../shared/Later.tsx';
import { Tabs } from '../shared/Tabs.tsx';
import { Blocks } from './Block.tsx';
import { Callout } from './Callout.tsx';
import { Figures } from './Figures.tsx';
import { Pictures } from './Pictures.tsx';
import styles from './ReportBody.module.css';
import { Say, SayEach, usePlain } from './Say.tsx';
import { SeverityIcon } from './SeverityIcon.tsx';
import { More, WrittenPlan } from './WrittenPlan.tsx';

/**
 * What must be read before a dose: red where the medicine is refused, yellow where care is needed. A decision holds its
 * own sentence: said once, in one place.
 */
function Box({ severity, title, items, children }: NonNullable<Report['banner']> & { children?: ReactNode }) {
  return (
    <section className={styles.box} data-severity={severity} data-decision={children ? '' : undefined}>
      {children}
      <h3>
        <SeverityIcon severity={severity} />
        <Say as="span" message={title} />
      </h3>
      <ul>
        <SayEach messages={items} as="li" />
      </ul>
    </section>
  );
}

/** “Contraindicated” is said of the medicine: what is grave for another reason stands in the box under the other title. */
function boxOf(boxed: readonly CalloutBlock[], refused: boolean): Report['banner'] {
  if (boxed.length === 0) return undefined;
  return {
    severity: boxed.some((caution) => caution.severity === 'block') ? 'block' : 'warn',
    title: { key: refused ? 'box.contraindicated' : 'box.warnings' },
    items: boxed.map((caution) => caution.message),
  };
}

/** The answer in one sentence and one picture, what to do next, cautions: the part that must serve alone. */
export function Lead({
  report,
  headingId,
  whole,
  children,
}: {
  report: Report;
  headingId?: string;
  whole?: true;
  /** What stands directly under the picture. */
  children?: ReactNode;
}) {
  const boxed = report.warningsFirst
    ? report.cautions.filter(({ severity }) => severity === 'block' || severity === 'warn')
    : [];
  const warned = boxOf(boxed, report.tone === 'block');
  const sentence = (
    // A paragraph that takes the focus is read twice, as its name and as its text: a group is read by its name alone.
    <p
      className={styles.answer}
      data-tone={report.tone}
      {...(headingId && { id: headingId, tabIndex: -1, role: 'group', 'aria-labelledby': `${headingId}-said` })}
    >
      <Say as="span" {...(headingId && { id: `${headingId}-said` })} message={report.answer} />
    </p>
  );
  return (
    <>
      {warned && <Box {...warned} />}
      {report.banner ? <Box {...report.banner}>{sentence}</Box> : sentence}
      <div>
        <Pictures>
          <Blocks blocks={report.picture} />
        </Pictures>
        {children}
      </div>
      <WrittenPlan
        plan={report}
        cautions={report.cautions.filter((caution) => !boxed.includes(caution))}
        {...(whole && { whole })}
      />
    </>
  );
}

/** The figures; what warns beside them stands there, what only explains them waits behind a press, except on paper. */
export function KeyFigures({ report, whole = false }: { report: Report; whole?: boolean }) {
  const explains = report.notes.filter(({ severity }) => severity === 'note');
  const callouts = (blocks: readonly CalloutBlock[]) =>
    blocks.map((note, at) => <Callout key={`${note.message.key}-${at}`} block={note} />);
  return (
    <section className={styles.details}>
      <Say as="h3" className={styles.heading} message={{ key: 'heading.details' }} />
      {report.figures.items.length > 0 && <Figures block={report.figures} />}
      {callouts(report.notes.filter((note) => !explains.includes(note)))}
      {explains.length > 0 && (
        <More label={{ key: 'heading.remarks' }} whole={whole}>
          {callouts(explains)}
        </More>
      )}
    </section>
  );
}

/** A heading and what follows: on paper it stays with its first block, in browsers, too, that break after a heading all the same. */
export function Headed({ blocks: [first, ...more], children }: { blocks: readonly Block[]; children: ReactNode }) {
  return (
    <>
      <div className={styles.opening}>
        {children}
        {first && <Blocks blocks={[first]} />}
      </div>
      <Blocks blocks={more} />
    </>
  );
}

/** Every section of the plan: folded on the workbench or in tabs, open in full screen and on paper. */
export function Sections({ sections, shape }: { sections: readonly Section[]; shape: 'folded' | 'tabs' | 'open' }) {
  if (shape === 'tabs') return <TabbedSections sections={sections} />;
  if (shape === 'folded') return <FoldedSections sections={sections} />;
  return (
    <>
      {sections.map((section) => (
        <section key={section.id} className={styles.section}>
          <Headed blocks={section.blocks}>
            <Say as="h3" className={styles.heading} message={section.title} />
          </Headed>
        </section>
      ))}
    </>
  );
}

/** Sections of one part lie behind one press, named on it. */
function Row({ sections }: { sections: readonly [Section, ...Section[]] }) {
  const [first, ...more] = sections;
  // A phone opens nothing by itself: each section is a screen long there.
  const isOpen = first.open === true && !isPhone();
  if (!first.part || more.length === 0) {
    const inside = <Blocks blocks={first.blocks} />;
    return (
      <Fold title={<Say message={first.title} />} open={isOpen}>
        {isOpen ? inside : <Later>{inside}</Later>}
      </Fold>
    );
  }
  return (
    <Fold
      title={<Say message={{ key: `section.${first.part}` }} />}
      inside={<SayEach messages={sections.map(({ title }) => title)} as="span" />}
    >
      <Later>
        {sections.map(({ id, title, blocks }) => (
          <section key={id} className={styles.inPart}>
            <Say as="h4" message={title} />
            <Blocks blocks={blocks} />
          </section>
        ))}
      </Later>
    </Fold>
  );
}

/** What is in view is painted first, and what is folded directly after: a browser's search finds it there, too. */
function FoldedSections({ sections }: { sections: readonly Section[] }) {
  return (
    <>
      {folded(sections).map((row) => (
        <Row key={row[0].id} sections={row} />
      ))}
    </>
  );
}

function TabbedSections({ sections }: { sections: readonly Section[] }) {
  const plain = usePlain();
  const [chosen, setChosen] = useState(sections[0]?.id ?? '');
  return (
    <div className={styles.tabs}>
      <Tabs
        label={plain({ key: 'heading.details' })}
        tabs={sections.map(({ id, title }) => ({ id, label: <Say message={title} /> }))}
        chosen={chosen}
        onChoose={setChosen}
        panel={(id) => <Blocks blocks={sections.find((section) => section.id === id)?.blocks ?? []} />}
      />
    </div>
  );
}
