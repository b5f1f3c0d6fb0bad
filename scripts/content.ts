// npm run content: every mistake in the texts, in one pass, in seconds. The build begins with the same checks.
import { checkContent, told } from '../tools/content/check.ts';
import { collectionsOf } from '../tools/content/schemas.ts';
import { root } from '../tools/lib/run.mjs';
import { say, stop } from '../tools/lib/say.mjs';

const mistakes = await checkContent(root, await collectionsOf(root));
if (mistakes.length > 0)
  stop(`${told(mistakes)}\n\n${mistakes.length === 1 ? 'One mistake' : `${mistakes.length} mistakes`} in the texts.`);
say('The texts hold: every line is there, fits and is known, in both languages.');
