import type { Locale } from '../../engine/kit/words/pattern.ts';

/** Why advice is set aside: what the record does not show, what does not fit, what the person wants, what is seen to otherwise. */
export const overrideReasons = ['done', 'record-wrong', 'not-suitable', 'declined', 'other-team'] as const;
export type OverrideReason = (typeof overrideReasons)[number];

interface CdsWords {
  readonly product: string;
  readonly open: string;
  readonly notRead: string;
  readonly unread: (n: number) => string;
  readonly notFollowed: string;
  readonly overrideReasons: Readonly<Record<OverrideReason, string>>;
}

/** What a card says around the plan's own words. */
export const cdsWords: Readonly<Record<Locale, CdsWords>> = {
  en: {
    product: 'Diabetes journey',
    open: 'Open the visit',
    notRead:
      'Made of age, sex and observations in the record. Medicines and other diagnoses were not read: enter them in the visit before you act on this.',
    unread: (n) => `Entries that could not be read, or are too old to count: ${n}.`,
    notFollowed: 'Proposed by a calculator and not followed:',
    overrideReasons: {
      done: 'Already done or in hand',
      'record-wrong': 'The record is wrong or out of date',
      'not-suitable': 'Not suitable for this patient',
      declined: 'The patient declines',
      'other-team': 'Another team is dealing with it',
    },
  },
  ar: {
    product: 'رحلة السكري',
    open: 'فتح الزيارة',
    notRead:
      'بُنيت هذه البطاقة على العمر والجنس والقياسات في السجل الطبي. لم تُقرأ الأدوية ولا التشخيصات الأخرى: أدخلها في الزيارة قبل العمل بها.',
    unread: (n) => `عدد المدخلات التي تعذّرت قراءتها أو مضى عليها زمن طويل: ${n}.`,
    notFollowed: 'اقترحته حاسبة ولم يُتَّبع:',
    overrideReasons: {
      done: 'تم بالفعل أو قيد التنفيذ',
      'record-wrong': 'ما في السجل خاطئ أو قديم',
      'not-suitable': 'لا يناسب هذا المريض',
      declined: 'يرفضه المريض',
      'other-team': 'يتولاه فريق آخر',
    },
  },
};
