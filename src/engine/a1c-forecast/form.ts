import { moreAbout } from '../clinical/more.ts';
import { defineForm } from '../kit/tool-form.ts';
import { fallbacks, fields, rules, sections } from './inputs.ts';

/** What is asked: all that its page needs before an answer. */
export const form = defineForm({
  id: 'a1c-forecast',
  fields,
  sections,
  rules,
  more: moreAbout(fields),
  fallbacks,
  view: { pictures: ['trend', 'compare', 'week', 'ladder'] },
  copy: { en: async () => (await import('./copy/en.ts')).en, ar: async () => (await import('./copy/ar.ts')).ar },
  hasDisplayMode: true,
});
