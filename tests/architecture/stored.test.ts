import { describe, expect, test } from 'vitest';
import type { Source } from '../../src/engine/kit/source.ts';
import { sources } from '../../src/engine/clinical/sources.ts';
import { toolIds } from '../../src/engine/registry.ts';
import { mark } from '../../src/worker/kept-set.ts';
import { files, matching } from './files.ts';

/** Whatever lies in a browser or in the database, by its name in the code, with the words of the privacy policy that say so. */
const inBrowser: Readonly<Record<string, readonly [en: string, ar: string]>> = {
  theme: ['the colours', 'الألوان'],
  'story-view': ['the presentation you picked', 'طريقة العرض'],
  'diabetes-welcome-shown': ['whether you have seen the welcome', 'هل سبق أن رأيت شاشة الترحيب'],
  intro_seen_v1: ['and the tour', 'والجولة'],
  tour_step: ['the tour step you reached', 'والخطوة التي بلغتها'],
  fonts: ['our typefaces have been fetched', 'خطوط الموقع قد نُزّلت'],
  units: ['the units you chose', 'بالوحدات التي اخترتها'],
  'care-team-phone': ['the telephone number you give to patients', 'وبرقم الهاتف الذي تعطيه للمرضى'],
  mode: ['whether you last worked with the form', 'وبآخر وضع عملت به'],
  'draft:*': [
    'The form you are filling in, your notes, the patient’s name',
    'النموذج الذي تملؤه وملاحظاتك واسم المريض',
  ],
  'draft:saving': ['The form you are filling in', 'النموذج الذي تملؤه'],
  'draft:left': ['The form you are filling in', 'النموذج الذي تملؤه'],
  'draft:carried': ['The form you are filling in', 'النموذج الذي تملؤه'],
  'draft:visit': ['an open visit', 'والزيارة المفتوحة'],
  'draft:clinician': ['your word that you are a clinician', 'إقرارك بأنك ممارس مرخّص'],
  'draft-owner': ['the random number of your account', 'بالرقم العشوائي لحسابك'],
  'signed-in': ['the random number of your account', 'بالرقم العشوائي لحسابك'],
  'last-use': ['when a tool was last used', 'وبوقت آخر استخدام لأداة'],
  locked: ['whether it is locked', 'وهل هي مقفلة'],
  'signed-out': ['when you signed out', 'بوقت تسجيل خروجك'],
  'session-over': ['your session was found to be over', 'بوقت تبيّن انتهاء جلستك'],
  'auth-next': ['the page to go back to after signing in', 'والصفحة التي تعود إليها بعد تسجيل الدخول'],
  flash: ['a message for the next page', 'ورسالة للصفحة التالية'],
  rules: ['when it last asked for the state of the medical rules', 'متى سأل آخر مرة عن حالة القواعد الطبية'],
};
/** Null: the table says nothing about a person. */
const inDatabase: Readonly<Record<string, readonly [en: string, ar: string] | null>> = {
  users: [
    'your name, your e-mail address and a one-way hash of your password',
    'اسمك وبريدك الإلكتروني وبصمة أحادية الاتجاه',
  ],
  sessions: [
    'when it began, when it was last used, and which kind of browser',
    'بوقت بدئها ووقت آخر استخدام لها ونوع المتصفح',
  ],
  assessments: [
    'the values entered into the calculator, its results and its plan',
    'القيم المُدخلة في الحاسبة ونتائجها وخطتها',
  ],
  visits: ['of a visit, also what you entered about the patient', 'في الزيارة كذلك: ما أدخلته عن المريض'],
  // Worked out of it, and gone with it.
  visit_due: ['of a visit, also what you entered about the patient', 'في الزيارة كذلك: ما أدخلته عن المريض'],
  audit: ['a list of what was done: time, network address', 'قائمة بما جرى: الوقت وعنوان الشبكة'],
  audit_chain: ['a list of what was done', 'قائمة بما جرى'],
  audit_pruned: null,
  devices: ['A second one marks this browser', 'ويعرّف ملف ثانٍ بهذا المتصفح'],
  access_tokens: ['a one-way hash of each code and token', 'وببصمة أحادية الاتجاه لكل رمز'],
  passkeys: ['the public half of each passkey', 'بالنصف العام من كل مفتاح'],
  authenticators: ['Of an authenticator app we keep the key', 'ومن تطبيق المصادقة نحتفظ بالمفتاح'],
  passkey_challenges: [
    'The question put to a passkey is kept for a few minutes',
    'السؤال الموجَّه إلى مفتاح المرور بضع دقائق',
  ],
  recovery_codes: ['a one-way hash of each code and token', 'وببصمة أحادية الاتجاه لكل رمز'],
  identities: ['a one-way hash of the number it knows you by', 'ببصمة أحادية الاتجاه للرقم الذي يعرفك به'],
  identity_flows: ['That you were sent there is kept for ten minutes', 'ويُحفظ عشر دقائق أنك أُرسلت إليه'],
  invitations: ['An invitation is kept with the e-mail address', 'وتُحفظ الدعوة مع البريد الإلكتروني'],
  clock: null,
  tries: ['How often a sign-in was tried is counted under a hash', 'عدد محاولات الدخول تحت بصمة مشفَّرة'],
};
/** The caches of a browser, by their names in the code: a build's own files, and the mark for the worker. */
const inCaches: Readonly<Record<string, readonly [en: string, ar: string]>> = {
  'kept-': ['keeps a copy of the product itself', 'بنسخة من المنتج نفسه'],
  [mark.cache]: ['whether it is an account or Quick access', 'وبنوع دخولك: بحساب أم دخول سريع'],
};
/** What is kept of a patient, column by column: a new one is a new sentence of the policy. */
const ofPatients = {
  assessments:
    'userId id tool patientName foldedName inputs results examples plan patient clinicalNotes engineVersion createdAt visitId patientId',
  visits:
    'userId id patientId patientName foldedName day chart examples plan saved clinicalNotes engineVersion createdAt',
};

const textOf = (path: string): string => files.find((file) => file.path === path)?.text ?? '';
const policy = { en: textOf('src/content/legal/en/privacy.md'), ar: textOf('src/content/legal/ar/privacy.md') };
const schema = textOf('db/schema.ts');
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((found) => found[1] ?? '');

/** The names under which the code stores anything in a browser. A calculator's own draft is `draft:` and its id. */
const stored = new Set(
  matching(/^src\/(?!api\/).*\.(ts|tsx|mjs|astro)$/)
    .filter(({ text }) => /(local|session)Storage/.test(text))
    .flatMap(({ text }) => [
      ...all(text, /\b(?:setItem|stored<[^(]*>)\(\s*(?:\(\) => \w+Storage,\s*)?['`]([^'`]+)['`]/g),
      ...all(text, /\b\w+Key = ['`]([^'`]+)['`]/g),
      ...all(/const flags = \{([^}]*)\}/.exec(textOf('src/components/tour/flags.ts'))?.[1] ?? '', /'([^']+)'/g),
    ])
    .map((name) => name.replace('${draftPrefix}', 'draft:').replace(/\$\{\w+\}/, '*')),
);

describe('the privacy policy', () => {
  test('knows every name in the browser’s storage, and no other', () => {
    expect([...stored].sort()).toEqual(Object.keys(inBrowser).sort());
  });

  test('knows every cache, and no place in a browser beside storage and caches is used', () => {
    const own = matching(/^(src|server)\/.*\.(ts|tsx|mjs|astro)$/);
    expect(own.filter(({ text }) => /\bcaches\b/.test(text)).map(({ path }) => path)).toEqual([
      'server/offline.ts',
      'src/components/layout/offline.ts',
      'src/islands/stores/session-memory.ts',
      'src/worker/worker.ts',
    ]);
    expect(all(textOf('src/islands/stores/session-memory.ts'), /\.open\(([^)]*)\)/g)).toEqual(['mark.cache']);
    expect(all(textOf('src/worker/worker.ts'), /const prefix = '([^']*)'/g)).toEqual(['kept-']);
    const elsewhere = /indexedDB|document\.cookie|cookieStore|navigator\.storage|showSaveFilePicker/;
    expect(own.filter(({ text }) => elsewhere.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('says what a token of a record system leaves behind', () => {
    expect(textOf('src/api/cds/caller.ts')).toContain('firstTime(');
    expect(policy.en).toContain('a record system’s token is marked as used in the same way');
    expect(policy.ar).toContain('أن رمز نظام السجلات قد استُخدم');
  });

  test('knows every table, and no other', () => {
    expect(all(schema, /sqliteTable\(\s*'(\w+)'/g).sort()).toEqual(Object.keys(inDatabase).sort());
  });

  test.each([inBrowser, inCaches, inDatabase].flatMap((claims) => Object.entries(claims)))(
    'says of %s that it is kept, in both languages',
    (_, claim) => {
      if (!claim) return;
      expect(policy.en).toContain(claim[0]);
      expect(policy.ar).toContain(claim[1]);
    },
  );

  test.each(Object.entries(ofPatients))('keeps of %s what it says and no more', (table, columns) => {
    const body = new RegExp(`export const ${table} = sqliteTable\\([\\s\\S]*?\\n  \\},`).exec(schema)?.[0] ?? '';
    expect(all(body, /^ {4}(\w+): (?:text|integer)\(/gm).join(' ')).toBe(columns);
  });

  test('counts four cookies, and the code sets four', () => {
    expect(policy.en).toContain('There are no other cookies.');
    expect(policy.en).toContain('a third one goes there and back with you');
    expect(policy.en).toContain('A fourth one does the same from a record system');
    const setters = matching(/^(src\/api|server)\/.*\.ts$/).filter(({ text }) =>
      /createSessionCookie|`\$\{?\w*[^`]*; (?:Path|Max-Age)=|Max-Age=/.test(text),
    );
    expect(setters.map(({ path }) => path)).toEqual([
      'src/api/known-device.ts',
      'src/api/oidc/flow.ts',
      'src/api/session.ts',
      'src/api/smart/flow.ts',
    ]);
  });

  test('says that a file is read in the browser, and no code that reads one can send it', () => {
    expect(policy.en).toContain('The file is not sent and not kept.');
    expect(policy.ar).toContain('لا يُرسَل الملف ولا يُحفظ.');
    const readers = matching(/^src\/(islands\/(files|form-fhir|visit-files)|engine\/(cgm|fhir))\/.*\.tsx?$/);
    expect(readers.length).toBeGreaterThan(40);
    const sends = /\bfetch\(|XMLHttpRequest|sendBeacon|WebSocket|api-client|(local|session)Storage|indexedDB/;
    expect(readers.filter(({ text }) => sends.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('says that what a record system sends is not kept, and that code reaches no table but the counter of tries', () => {
    expect(policy.en).toContain('gets advice back, and nothing of it is kept');
    expect(policy.ar).toContain('ويتلقى المشورة، ولا يُحفظ منها شيء');
    const asked = matching(/^src\/api\/cds\/.*\.ts$/);
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter(({ text }) => /from '[^']*\bdb\/(?!tries\.ts)/.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('says that the copy goes where the operator turns it off, and the code takes it away', () => {
    expect(policy.en).toContain('it goes by itself where the operator has turned this off');
    expect(policy.ar).toContain('تزول تلقائيًا إذا أوقفت الجهة المشغِّلة هذه الميزة');
    expect(textOf('src/components/layout/offline.ts')).toMatch(/offline === false\) await keepNothing/);
  });

  test('names the hours and days that the code keeps', () => {
    for (const [path, pattern] of [
      ['src/api/session.ts', /14/],
      ['src/api/known-device.ts', /400/],
      ['.env.example', /KEEP_AUDIT_DAYS=400/],
    ] as const)
      expect(textOf(path), path).toMatch(pattern);
  });
});

describe.each(['en', 'ar'])('the references (%s)', (locale) => {
  const page = textOf(`src/content/legal/${locale}/references.md`);
  test.each(['whoCvd2019', 'score2Diabetes', 'kfre2011', 'kfre2016', 'fib4'] as const)(
    'name the equations that risks are computed by: %s',
    (id) => {
      expect(page).toContain(`](${sources[id].link})`);
    },
  );

  test('name every guideline that a rule goes by', () => {
    // A guideline has the short name clinicians call it by, or is one that has none.
    const others: readonly string[] = ['crises2024', 'endocrineSociety2019', 'idfDar2021', 'niceCkd', 'battelino2019'];
    const guidelines = Object.entries<Source>(sources).filter(([id, { short }]) => short || others.includes(id));
    expect(guidelines.length).toBeGreaterThan(11);
    expect(guidelines.filter(([, { link }]) => !page.includes(`](${link})`)).map(([id]) => id)).toEqual([]);
  });

  test('say when the sources were read, and until when that holds', () => {
    const days = new Set(Object.values<Source>(sources).flatMap(({ reviewedOn, reviewBy }) => [reviewedOn, reviewBy]));
    const said = new Intl.DateTimeFormat(locale === 'ar' ? 'ar-u-nu-latn-ca-gregory' : 'en-GB', {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    for (const day of days) expect(page).toContain(said.format(new Date(day)));
  });
});

describe('the terms of use', () => {
  const terms = { en: textOf('src/content/legal/en/terms.md'), ar: textOf('src/content/legal/ar/terms.md') };

  test('count the calculators there are', () => {
    expect(toolIds).toHaveLength(6);
    expect(terms.en).toContain('The six tools, and the visit');
    expect(terms.ar).toContain('الأدوات الست، والزيارة');
  });

  test('say that old rules are named, and the page and the paper name them', () => {
    expect(terms.en).toContain('says on the page and on paper when they were withdrawn');
    expect(terms.ar).toContain('ويذكر في الصفحة وعلى الورق إن سُحبت');
    for (const path of ['src/components/layout/offline.ts', 'src/islands/paper/SheetHead.tsx'])
      expect(textOf(path), path).toContain('rulesSentence(');
  });
});
