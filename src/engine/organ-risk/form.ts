import { moreAbout } from '../clinical/more.ts';
import { defineForm } from '../kit/tool-form.ts';
import { fallbacks, fields, rules, sections } from './inputs.ts';

/** What is asked: all that its page needs before an answer. */
export const form = defineForm({
  id: 'organ-risk',
  fields,
  sections,
  rules,
  more: moreAbout(fields),
  fallbacks,
  view: { pictures: ['people'] },
  copy: { en: async () => (await import('./copy/en.ts')).en, ar: async () => (await import('./copy/ar.ts')).ar },
});
