import { concepts } from '../../clinical/concepts.ts';
import { insulinA1c } from '../../clinical/glycaemia.ts';
import { sitagliptinBands } from '../../clinical/sitagliptin.ts';
import type { Block, Section } from '../../kit/report/report.ts';
import { below } from '../../kit/worksheet/cited.ts';
import { bare, count, type Message, quantity } from '../../kit/words/message.ts';
import type { Situation } from './situation.ts';
import { message } from './words.ts';

const paragraph = (text: Message): Block => ({ type: 'paragraph', message: text });

function renalTable({ inputs: { egfr } }: Situation): Block {
  const bands = sitagliptinBands.map((band, at) => ({ ...band, below: sitagliptinBands[at - 1]?.from.value }));
  const label = (from: number, to: number | undefined): Message => {
    if (to === undefined) return message('band.from', { from: count(from) });
    return from === 0
      ? message('band.below', { to: count(to) })
      : message('band.between', { from: count(from), to: count(to) });
  };
  return {
    type: 'table',
    caption: message('sitagliptin.caption'),
    columns: [message('sitagliptin.band'), message('sitagliptin.dose')],
    rows: bands.map(({ from, dose, below: to }) => ({
      cells: [label(from.value, to), count(dose.value, 'mg/day')],
      ...(!below(egfr, from) &&
        (to === undefined || below(egfr, to)) && {
          highlight: message('band.here', { egfr: bare(concepts.egfr, egfr) }),
        }),
    })),
  };
}

/** The figures behind the drugs of this calculator; what is done with them stands in the plan. */
export function therapySection(s: Situation): Section {
  const limit = quantity(concepts.a1c, insulinA1c.value);
  return {
    id: 'therapy',
    part: 'followUp',
    title: message('part.therapy'),
    blocks: [...(s.results.insulinFlag ? [paragraph(message('flag.insulin', { limit }))] : []), renalTable(s)],
  };
}
