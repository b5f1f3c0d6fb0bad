import { concepts } from '../../clinical/concepts.ts';
import { toMessage } from '../../clinical/note.ts';
import { range } from '../../clinical/words.ts';
import type { Section } from '../../kit/report/report.ts';
import { bare, count, type Message, quantity } from '../../kit/words/message.ts';
import { glucoseTargets } from '../constants.ts';
import { hasCgm, olderTargets } from '../model/patient.ts';
import type { Situation } from './situation.ts';
import { message, words } from './words.ts';

/** What fasting glucose, glucose after a meal and, where there is a sensor, its ranges are held against. */
function targets({ inputs, results }: Situation): Message[] {
  const { targets: to, modality } = results.monitoringPlan;
  const glucose = message('monitor.targets', {
    fasting: range(bare(concepts.fpg, to.fasting.min), quantity(concepts.fpg, to.fasting.max)),
    postMeal: quantity(concepts.ppg, to.postMeal),
  });
  const sensor = message('monitor.cgmTargets', {
    tir: words(olderTargets(inputs) ? 'range.over' : 'range.least', { percent: count(to.tir, '%') }),
    tbr: words('range.under', { percent: count(to.tbr, '%') }),
    limit: quantity(concepts.fpg, glucoseTargets.rescue.value),
  });
  return [glucose, ...(modality === 'smbg' && !hasCgm(inputs) ? [] : [sensor])];
}

/** Monitoring strategy: with what, when, and the targets. What was typed of a sensor stands in the picture and among the inputs. */
export function monitoringSection(s: Situation): Section {
  const { schedule, modality, rationale } = s.results.monitoringPlan;
  return {
    id: 'monitoring',
    part: 'followUp',
    title: message('part.monitoring'),
    blocks: [
      {
        type: 'figures',
        items: [
          { label: message('monitor.modality'), value: words(`modality.${modality}`), note: toMessage(rationale) },
        ],
      },
      { type: 'list', items: [...targets(s), ...schedule.map(toMessage)] },
    ],
  };
}
