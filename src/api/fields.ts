import { z } from 'zod';
import { type FieldProblem, hiddenInName, hiddenInNotes, limits } from './contract.ts';
import { passwordProblem } from './password.ts';
import { notes } from './promises.ts';

/** A name of accents, blanks and letters that draw nothing would stand in the history as an empty line. */
const visible = /[^\p{M}\p{Z}\p{C}\u115f\u1160\u2800\u3164\uffa0]/u;
/** A text with our own checks: the first problem found is what the field is refused for. `told` is what the document says of them. */
function checkedText(
  check: (value: string) => FieldProblem | undefined,
  told: Readonly<Record<string, unknown>>,
  tidy: (value: string) => string = (value) => value,
) {
  const field = z.unknown().transform((value, context): string => {
    const text = typeof value === 'string' ? tidy(value) : undefined;
    const problem: FieldProblem | undefined =
      text === undefined ? { code: value === undefined || value === null ? 'required' : 'notText' } : check(text);
    if (problem) context.addIssue({ code: 'custom', message: problem.code, params: { problem } });
    return text ?? '';
  });
  return field.register(notes, { type: 'string', ...told });
}

const trimmed = (value: string): string => value.trim();

/** Names of people: patients and users. Stored trimmed, otherwise exactly as typed. */
export const nameField = checkedText(
  (name) => {
    if (name === '') return { code: 'required' };
    if (name.length > limits.nameLength) return { code: 'tooLong', max: limits.nameLength };
    if (hiddenInName.test(name)) return { code: 'characters' };
    return visible.test(name) ? undefined : { code: 'required' };
  },
  {
    minLength: 1,
    maxLength: limits.nameLength,
    description: 'Stored without the blanks around it; no control or direction characters.',
  },
  trimmed,
);

export const emailField = checkedText(
  (email) => {
    if (email === '') return { code: 'required' };
    if (email.length > limits.emailLength) return { code: 'tooLong', max: limits.emailLength };
    return !hiddenInName.test(email) && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : { code: 'email' };
  },
  { minLength: 1, maxLength: limits.emailLength, description: 'An e-mail address; blanks around it are taken off.' },
  trimmed,
);

/** A password that is being chosen. */
export const newPasswordField = checkedText(
  (password) => {
    if (password === '') return { code: 'required' };
    const problem = passwordProblem(password);
    // Whose it is, no field knows: own words are looked for by the call.
    return problem && problem !== 'own'
      ? { code: problem, min: limits.passwordMin, max: limits.passwordMax }
      : undefined;
  },
  {
    minLength: limits.passwordMin,
    maxLength: limits.passwordMax,
    description: 'None of the commonest ones; stored hashed.',
  },
);

/** What someone types to sign in: anything, as long as it is there and hashing it costs nothing special. */
export const typedField = checkedText(
  (text) => (text === '' ? { code: 'required' } : text.length > 1024 ? { code: 'tooLong', max: 1024 } : undefined),
  { minLength: 1, maxLength: 1024 },
);

export const notesField = checkedText(
  (text) => {
    if (text.length > limits.notesLength) return { code: 'tooLong', max: limits.notesLength };
    return hiddenInNotes.test(text) ? { code: 'characters' } : undefined;
  },
  { maxLength: limits.notesLength, description: 'No control or direction characters.' },
);
