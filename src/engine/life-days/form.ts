import { moreAbout } from '../clinical/more.ts';
import { defineForm } from '../kit/tool-form.ts';
import { fallbacks, fields, rules, sections } from './inputs.ts';

/** What is asked: all that its page needs before an answer. */
export const form = defineForm({
  id: 'life-days',
  fields,
  sections,
  rules,
  more: moreAbout(fields),
  fallbacks,
  delay: 1500,
  view: { formTabs: true, onlyWhereAsked: true, pictures: ['days', 'compare'] },
  copy: { en: async () => (await import('./copy/en.ts')).en, ar: async () => (await import('./copy/ar.ts')).ar },
  interfaceWords: {
    en: async () => (await import('./copy/interface-en.ts')).interfaceEn,
    ar: async () => (await import('./copy/interface-ar.ts')).interfaceAr,
  },
});
