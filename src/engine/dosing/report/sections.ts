import type { Mark } from '../../kit/worksheet/cited.ts';
import type { Message, Value } from '../../kit/words/message.ts';
import type { ListBlock, ParagraphBlock, Section, TableBlock } from '../../kit/report/report.ts';
import type { Block as Cited, Citation, DrugRecord, Text } from '../drugs/record.ts';
import type { Situation } from './situation.ts';
import { message, recordSentence, recordWords, words } from './words.ts';

const paragraph = (text: Message): ParagraphBlock => ({ type: 'paragraph', message: text });
const list = (title: Message, items: readonly Text[]): ListBlock => ({
  type: 'list',
  title,
  items: items.map((item) => recordSentence(item)),
});
/** What stands in every report of this medicine: the text for one patient's record leaves it out. */
const common = <B extends ListBlock | ParagraphBlock | TableBlock>(block: B): B => ({ ...block, common: true });
/** Whatever was not read in its source says so at the line itself. */
const marked = (action: Text, mark: Mark | undefined): Message =>
  mark ? message('marked', { text: recordWords(action), mark: words(`mark.${mark}`) }) : recordSentence(action);

export function timingSection({ record }: Situation): Section {
  return {
    id: 'timing',
    title: message('tab.timing'),
    blocks: [
      paragraph(message('line.timing', { text: recordWords(record.timing.content) })),
      paragraph(message('line.missed', { text: recordWords(record.missed_dose.content) })),
      {
        type: 'table',
        caption: message('forms.caption'),
        columns: [message('forms.form'), message('forms.strength')],
        rows: record.formulations.content.map(({ form, strength }) => ({
          cells: [recordSentence(form), recordSentence(strength)],
        })),
      },
      paragraph(message('line.route', { text: recordWords(record.route.content) })),
    ],
  };
}

export function safetySection({ record, inputs, duplicated }: Situation): Section {
  return {
    id: 'safety',
    title: message('tab.safety'),
    blocks: [
      { ...list(message('contraindications.title'), record.contraindications.content), checklist: true },
      {
        type: 'table',
        caption: message('major.caption'),
        columns: [message('major.drug'), message('major.effect'), message('major.action')],
        rows: record.ddis_major.content.map((entry) => ({
          cells: [recordSentence(entry.drug), recordSentence(entry.effect), marked(entry.action, entry.mark)],
          ...(duplicated.includes(entry) && { highlight: message('major.here'), tone: 'warn' as const }),
        })),
      },
      {
        type: 'table',
        caption: message('disease.caption'),
        columns: [message('disease.disease'), message('disease.risk'), message('major.action')],
        rows: record.ddzis.content.map(({ disease, risk, action, mark, heartFailure }) => ({
          cells: [recordSentence(disease), recordSentence(risk), marked(action, mark)],
          ...(heartFailure && inputs.hasHeartFailure && { highlight: message('disease.here'), tone: 'warn' as const }),
        })),
      },
      ...(record.hepatic_adjust
        ? [paragraph(message('line.hepatic', { text: recordWords(record.hepatic_adjust.content) }))]
        : []),
      list(message('moderate.title'), record.ddis_moderate.content),
    ],
  };
}

const parts = [
  'indications',
  'starting_dose',
  'titration',
  'timing',
  'missed_dose',
  'max_dose',
  'renal_adjust',
  'hepatic_adjust',
  'contraindications',
  'ddis_major',
  'ddis_moderate',
  'ddzis',
  'formulations',
  'monitoring',
  'patient_tips',
  'labels_notes',
  'region_availability',
  'approval_info',
] as const satisfies readonly (keyof DrugRecord)[];

/** Every source of the record once: what was read in it, how far that was checked, and when. */
function reference(record: DrugRecord): TableBlock {
  const read = new Map<string, { citation: Citation; parts: Value[] }>();
  for (const part of parts) {
    const block: Cited<unknown> | undefined = record[part];
    for (const citation of block?.cite ?? []) {
      const { source, mark, reviewedOn } = citation;
      const key = `${source} ${mark} ${reviewedOn}`;
      const row = read.get(key) ?? { citation, parts: [] };
      row.parts.push(words(`part.${part}`));
      read.set(key, row);
    }
  }
  return {
    type: 'table',
    caption: message('reference.caption'),
    columns: [
      message('reference.source'),
      message('reference.part'),
      message('reference.mark'),
      message('reference.reviewed'),
    ],
    rows: [...read.values()].map(({ citation: { source, mark, reviewedOn }, parts: items }) => ({
      cells: [
        message(`source.${source}`),
        { type: 'list', items } satisfies Value,
        message(`mark.${mark}`),
        { type: 'date', iso: `${reviewedOn}T12:00:00Z` } satisfies Value,
      ],
    })),
  };
}

export function monitoringSection({ record }: Situation): Section {
  return {
    id: 'monitoring',
    title: message('tab.monitoring'),
    blocks: [
      list(message('monitoring.title'), record.monitoring.content),
      common(list(message('tips.title'), record.patient_tips.content)),
      common(list(message('labels.title'), record.labels_notes.content)),
      common(paragraph(message('line.region', { text: recordWords(record.region_availability.content) }))),
      common(
        paragraph(
          message('line.approval', {
            text: recordWords(record.approval_info.content),
            news: recordWords(record.new_or_emerging.content),
          }),
        ),
      ),
      common(reference(record)),
    ],
  };
}
