import type { FieldWords } from '../../kit/tool.ts';
import type { MoreAnswers, MoreFact, MoreGroup, MoreRule } from '../more.ts';

/** The words of “More about this patient” in one language; loaded when it is opened. */
export interface MoreCopy {
  readonly groups: Readonly<Record<MoreGroup, string>>;
  readonly fields: Readonly<Record<MoreFact, FieldWords>>;
  readonly choices: {
    readonly [F in keyof MoreAnswers]: Readonly<Record<MoreAnswers[F][number], string>>;
  };
  /** The answers of every other field. */
  readonly yes: string;
  readonly no: string;
  readonly rules: Readonly<Record<MoreRule, string>>;
}
