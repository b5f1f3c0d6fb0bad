import type { Message } from '../words/message.ts';
import type { Wording } from '../words/pattern.ts';
import { sayPlain } from '../words/say.ts';
import { blockLines } from './plain-blocks.ts';
import { briefly, splitSteps } from './reading.ts';
import type { PatientSheet, Report, Section, WrittenPlan } from './report.ts';

/** Lines above the answer, such as who and when, then the answer and the parts, each under its heading; the disclaimer last. */
function written(
  top: readonly string[],
  answer: Message,
  parts: readonly (readonly [title: Message, lines: readonly string[]])[],
  end: readonly Message[],
  w: Wording,
): string {
  const headed = parts.flatMap(([title, lines]) =>
    lines.length ? ['', sayPlain(title, w).toUpperCase(), ...lines] : [],
  );
  const last = end.map((message) => sayPlain(message, w));
  return [...top, ...(top.length ? [''] : []), sayPlain(answer, w), ...headed, '', ...last].join('\n');
}

const sectionParts = (sections: readonly Section[], w: Wording) =>
  sections.map(({ title, blocks }) => {
    const ownBlocks = blocks.filter((block) => !('common' in block && block.common));
    return [title, ownBlocks.flatMap((block) => blockLines(block, w))] as const;
  });

const bullets = (items: readonly Message[], w: Wording): string[] =>
  items.map((message) => `- ${sayPlain(message, w)}`);

/** The first steps each with its reason; the others by when they are due; and when to come back. */
function stepLines({ next, review }: WrittenPlan, w: Wording): string[] {
  const { shown, more } = splitSteps(next);
  const rest = briefly(more).map(({ when, items }) =>
    [...(when ? [when] : []), ...items].map((message) => sayPlain(message, w)).join(' '),
  );
  return [...blockLines({ type: 'steps', items: shown }, w), ...rest.map((line) => `- ${line}`), sayPlain(review, w)];
}

/** The decision that stands in colour on screen, with its reasons. */
function bannerLines({ banner }: Report, w: Wording): string[] {
  return banner ? [sayPlain(banner.title, w), ...bullets(banner.items, w)] : [];
}

/** A report as plain text in one language, to copy into a record: what is about this patient, so without what holds for everybody. The words must hold the `heading.*` and `plan.*` keys. */
export function plainText(report: Report, w: Wording, top: readonly string[] = []): string {
  return written(
    top,
    report.answer,
    [
      [{ key: 'heading.next' }, stepLines(report, w)],
      [{ key: 'heading.cautions' }, report.cautions.flatMap((caution) => blockLines(caution, w))],
      [{ key: 'plan.ownHeading' }, bullets(report.notFollowed, w)],
      [
        { key: 'heading.details' },
        [...bannerLines(report, w), ...[report.figures, ...report.picture].flatMap((block) => blockLines(block, w))],
      ],
      [{ key: 'heading.remarks' }, report.notes.flatMap((note) => blockLines(note, w))],
      ...sectionParts(report.sections, w),
    ],
    [{ key: 'disclaimer' }, { key: 'notInPregnancy' }, { key: 'editions' }, ...report.reviewed],
    w,
  );
}

/** A patient's sheet as plain text. The words must hold the `patient.*` keys. */
export function plainSheet(
  { answer, about, picture, next, help, ask, sections, end }: PatientSheet,
  w: Wording,
  top: readonly string[] = [],
): string {
  return written(
    top,
    answer,
    [
      [{ key: 'patient.next' }, next.map((message, at) => `${at + 1}. ${sayPlain(message, w)}`)],
      [{ key: 'patient.help' }, bullets(help, w)],
      [{ key: 'patient.ask' }, bullets(ask, w)],
      [
        { key: 'patient.result' },
        [...(about ? [sayPlain(about, w)] : []), ...picture.flatMap((block) => blockLines(block, w))],
      ],
      ...sectionParts(sections, w),
    ],
    end,
    w,
  );
}
