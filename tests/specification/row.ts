import type { ToolId } from '../../src/engine/registry.ts';

/** How a row is held. Texts are the English ones; the Arabic counterpart is found beside them and must be there too. */
export type Check =
  /** On the row's screen, in words, labels or places to type. */
  | { readonly kind: 'seen'; readonly text: string }
  /** Among the product's words: what comes only after a press or a failure, such as a notification. */
  | { readonly kind: 'written'; readonly text: string }
  /** Asked by the row's calculator: with these answers, at this value to begin with. */
  | {
      readonly kind: 'field';
      readonly path: string;
      readonly choices?: readonly (string | number)[];
      readonly stands?: unknown;
    }
  /** Among the results of the row's calculator, for its example patient with these changes. */
  | { readonly kind: 'result'; readonly path: string; readonly patient?: object }
  /** On the record that screen, paper and copied text are readings of, for the example patient with these changes. */
  | { readonly kind: 'report'; readonly text: string; readonly patient?: object }
  /** What is computed beside what the specification gives. */
  | { readonly kind: 'holds'; readonly that: () => readonly [obtained: unknown, specified: unknown] }
  | { readonly kind: 'call'; readonly method: string; readonly path: string };

/** A departure: the decision that says so, and what stands instead (which is what the check holds). */
export interface Departure {
  readonly decision: `D${number}` | `departure ${number}`;
  readonly instead: string;
}
export type Row = readonly [section: string, says: string, check: Check, departs?: Departure];

/** Who looks at a screen, and what was done before. */
type View = 'visitor' | 'quick' | 'registered' | 'answered';
export interface Screen {
  readonly document: 1 | 2 | 3;
  readonly screen: string;
  readonly tool?: ToolId;
  /** Its address without the language; absent where nothing of it needs a browser. */
  readonly address?: string;
  readonly view?: View;
  readonly rows: readonly Row[];
}

export const seen = (text: string): Check => ({ kind: 'seen', text });
export const written = (text: string): Check => ({ kind: 'written', text });
export const field = (path: string, stands?: unknown, choices?: readonly (string | number)[]): Check => ({
  kind: 'field',
  path,
  ...(choices && { choices }),
  ...(stands !== undefined && { stands }),
});
export const result = (path: string, patient?: object): Check => ({
  kind: 'result',
  path,
  ...(patient && { patient }),
});
export const report = (text: string, patient?: object): Check => ({
  kind: 'report',
  text,
  ...(patient && { patient }),
});
export const holds = (that: () => readonly [obtained: unknown, specified: unknown]): Check => ({ kind: 'holds', that });
export const call = (method: string, path: string): Check => ({ kind: 'call', method, path });
export const departs = (decision: Departure['decision'], instead: string): Departure => ({ decision, instead });

/** A row's name: document, section, and its place among the rows of that section. */
export interface Named {
  readonly id: string;
  readonly screen: Screen;
  readonly row: Row;
}
export function namedRows(screens: readonly Screen[]): Named[] {
  const places = new Map<string, number>();
  return screens.flatMap((screen) =>
    screen.rows.map((row): Named => {
      const part = `${screen.document}:${row[0]}`;
      const place = (places.get(part) ?? 0) + 1;
      places.set(part, place);
      return { id: `${part}-${place}`, screen, row };
    }),
  );
}
