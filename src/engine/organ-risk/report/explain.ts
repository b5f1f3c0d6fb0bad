import type { Report } from '../../kit/report/report.ts';
import type { Outcome } from '../../kit/tool.ts';
import { count, type Message } from '../../kit/words/message.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import type { GuardId } from '../safety/guards.ts';
import { message } from './words.ts';

const hours = ({ weeklySleep }: Results) => ({ hours: count(weeklySleep, 'hours', 0, 1) });

/** The report: message keys and values in blocks, no sentences. */
export function explain(_: Inputs, { results, guards }: Outcome<Results, GuardId>): Report {
  return {
    answer: message('answer', hours(results)),
    tone: 'plain',
    picture: [],
    next: { type: 'steps', items: [{ message: message('next.diary') }] },
    cautions: guards.map(({ id, severity, sources, values }) => ({
      type: 'callout',
      severity,
      message: message(`guard.${id}`, values),
      sources,
    })),
    figures: {
      type: 'figures',
      items: [{ label: message('step.weeklySleep'), value: hours(results).hours, step: 'weeklySleep' }],
    },
    sections: [],
    sources: ['design'],
  };
}

/** One line for a saved record in a list. */
export function summary(_: Inputs, results: Results): Message {
  return message('summary', hours(results));
}
