/** What an editors’ file is made of, with the sentence for each mistake; src/content.config.ts says where each stands. */
import { z } from 'astro/zod';
import { isolateFigures } from './figures.ts';

/** What a text must have beside its length, and the sentence where it has not. */
interface Rule {
  readonly pattern: RegExp;
  readonly sentence: string;
}

/** A headline in two lines. */
export const oneArrow: Rule = {
  // An empty text has a sentence of its own.
  pattern: /^(?:\s*|[^→←]*[^→←\s][^→←]*[→←][^→←]*[^→←\s][^→←]*)$/,
  sentence: 'Write exactly one arrow (→, in Arabic ←) with words before it and behind it.',
};

/** A text of at most `max` characters, spaces included. */
export function text(max: number, what: string, rule?: Rule) {
  const written = z
    .string({
      error: ({ input }) =>
        input === undefined || input === null
          ? `This text is missing. It is: ${what}`
          : `This is not read as a text: put it in straight quotes. It is: ${what}`,
    })
    .trim()
    .min(1, { error: `This text is empty. It is: ${what}` })
    .max(max, {
      error: (issue) => `This text has ${String(issue.input).length} characters; at most ${max} fit. It is: ${what}`,
    });
  const held = rule ? written.regex(rule.pattern, { error: `${rule.sentence} It is: ${what}` }) : written;
  return held.transform(isolateFigures).describe(what);
}

/** A list of short texts. */
export function list(min: number, max: number, each: number, what: string) {
  return z
    .array(text(each, what), {
      error: ({ input }) =>
        input === undefined || input === null
          ? `This list is missing. It holds: ${what}`
          : `This is not read as a list: one line per item, each beginning with two spaces, a hyphen and a space. It holds: ${what}`,
    })
    .min(min, { error: `This list needs at least ${min}. It holds: ${what}` })
    .max(max, { error: `This list takes at most ${max}. It holds: ${what}` })
    .describe(what);
}

/** A day of the calendar. A line without quotes comes as a date, one with quotes as text. */
export function day(what: string) {
  const error = `Write a day as YYYY-MM-DD, such as 2026-11-21. It is: ${what}`;
  return z
    .union([z.date(), z.iso.date({ error })], { error })
    .transform((written) => new Date(written))
    .meta({ description: what, format: 'date' });
}

/** The names a file may have before its colons. Any other is a slip, and the message says what it may have meant. */
export function names<S extends z.core.$ZodShape>(shape: S) {
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') return undefined;
      const known = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
      return `The name “${issue.keys.join('”, “')}” is not known here. Is it misspelled? Known are: ${known.join(', ')}.`;
    },
  });
}
