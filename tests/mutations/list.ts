/** A fault seeded on purpose: a text of a file replaced by another one. */
export interface Mutation {
  /** What somebody would say is broken. */
  readonly fault: string;
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** The files of tests of which at least one must fail. */
  readonly caughtBy: readonly string[];
}

const forms = 'tests/e2e/walk-forms.spec.ts';
const answers = 'tests/e2e/walk-answers.spec.ts';
const places = 'tests/e2e/walk-places.spec.ts';
const calculator = 'tests/e2e/calculator.spec.ts';
const welcome = 'tests/e2e/welcome-tour.spec.ts';

/** One of each kind of fault that has happened here or could: what the tests caught before they were joined they catch after. */
export const mutations: readonly Mutation[] = [
  {
    fault: 'a hint and a note are no longer linked to their field',
    file: 'src/islands/form/FieldNotes.tsx',
    find: 'example || carried ? `${id}-example ${id}-notes` : `${id}-notes`',
    replace: "example || carried ? `${id}-example` : ''",
    caughtBy: [forms],
  },
  {
    fault: 'a refused number does not say that it is refused',
    file: 'src/islands/form/NumberInput.tsx',
    find: 'aria-invalid={notes.error ? true : undefined}',
    replace: '',
    caughtBy: [forms],
  },
  {
    fault: 'the unit is no part of a field’s name',
    file: 'src/islands/form/NumberInput.tsx',
    find: 'aria-labelledby={hasUnit ? `${id}-label ${id}-unit` : `${id}-label`}',
    replace: 'aria-labelledby={`${id}-label`}',
    caughtBy: [forms],
  },
  {
    fault: 'a number has no label',
    file: 'src/islands/form/NumberInput.tsx',
    find: 'aria-labelledby={hasUnit ? `${id}-label ${id}-unit` : `${id}-label`}',
    replace: '',
    caughtBy: [forms],
  },
  {
    fault: 'an example does not say that it is one',
    file: 'src/islands/form/FieldNotes.tsx',
    find: '{words.form.example}',
    replace: '',
    caughtBy: [forms, 'tests/e2e/examples.spec.ts'],
  },
  {
    fault: 'the first refused field does not take the focus',
    file: 'src/islands/form/use-calculator.ts',
    find: "(field ?? form?.querySelector<HTMLElement>('[role=alert] a'))?.focus();",
    replace: 'void field;',
    caughtBy: [calculator],
  },
  {
    fault: 'the arrow keys of tabs move the choice and lose the focus',
    file: 'src/islands/shared/Tabs.tsx',
    find: 'list.current?.querySelector<HTMLElement>(`[data-tab="${target.id}"]`)?.focus();',
    replace: '',
    caughtBy: ['tests/e2e/tokens.spec.ts', 'tests/e2e/key-presses.spec.ts'],
  },
  {
    fault: 'the arrow keys of tabs do not follow the writing',
    file: 'src/islands/shared/Tabs.tsx',
    find: "direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'",
    replace: "direction === 'rtl' ? 'ArrowRight' : 'ArrowRight'",
    caughtBy: ['tests/e2e/tokens.spec.ts', places],
  },
  {
    fault: 'a secret shown once does not take the focus',
    file: 'src/islands/account/ShownOnce.tsx',
    find: 'useEffect(() => heading.current?.focus(), []);',
    replace: 'useEffect(() => undefined, []);',
    caughtBy: ['tests/e2e/tokens.spec.ts', 'tests/e2e/passkey.spec.ts'],
  },
  {
    fault: 'words of the third rank are too faint to read',
    file: 'src/components/styles/tokens.css',
    find: '--ink-5: #566a70;',
    replace: '--ink-5: #a9b5b8;',
    caughtBy: [places, answers, forms],
  },
  {
    fault: 'what is pressed is smaller than a finger',
    file: 'src/components/styles/tokens.css',
    find: '--target: 2.75rem;',
    replace: '--target: 2.25rem;',
    caughtBy: [places, answers, forms],
  },
  {
    fault: 'another site is told which page led there',
    file: 'server/headers.ts',
    find: "['Referrer-Policy', 'same-origin'],",
    replace: '',
    caughtBy: ['tests/api/listener.test.ts'],
  },
  {
    fault: 'an Arabic word is English',
    file: 'src/content/ui/ar/workbench.ts',
    find: "history: 'السجل',",
    replace: "history: 'History',",
    caughtBy: [answers],
  },
  {
    fault: 'the way to “What if” is gone from its button',
    file: 'src/islands/answer/UnderPicture.tsx',
    find: 'onClick={() => setWhatIf(!whatIf)}',
    replace: '',
    caughtBy: [answers, 'tests/e2e/what-if.spec.ts'],
  },
  {
    fault: '“What if” goes to paper',
    file: 'src/islands/what-if/WhatIf.tsx',
    find: '${styles.panel} no-print',
    replace: '${styles.panel}',
    caughtBy: ['tests/e2e/what-if.spec.ts'],
  },
  {
    fault: 'a chosen chip does not say that it is chosen',
    file: 'src/islands/what-if/Chips.tsx',
    find: 'aria-pressed={moved[change.path] === value}',
    replace: '',
    caughtBy: ['tests/e2e/what-if.spec.ts'],
  },
  {
    fault: 'a chip’s two lines are heard as one word',
    file: 'src/islands/what-if/Chips.tsx',
    find: '{effect && <span className="visually-hidden">: </span>}',
    replace: '',
    caughtBy: ['tests/e2e/visit-heard.spec.ts'],
  },
  {
    fault: 'a missing name is not gone to',
    file: 'src/islands/Workbench.tsx',
    find: 'nameRef.current?.focus();',
    replace: '',
    caughtBy: ['tests/e2e/differences.spec.ts'],
  },
  {
    fault: 'signing out leaves what was typed',
    file: 'src/islands/stores/session-memory.ts',
    find: 'if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);',
    replace: "if (key === 'nothing') sessionStorage.removeItem(key);",
    caughtBy: [calculator, 'tests/e2e/visit.spec.ts'],
  },
  {
    fault: 'empty notes are not Arabic',
    file: 'src/islands/answer/Notes.tsx',
    find: "({ dir: 'rtl', lang: 'ar' } as const)",
    replace: "({ dir: 'auto', lang: '' } as const)",
    caughtBy: ['tests/e2e/access.spec.ts'],
  },
  {
    fault: 'the record on paper begins at the second heading',
    file: 'src/islands/paper/SheetHead.tsx',
    find: '<h1>{title}</h1>',
    replace: '<p>{title}</p>',
    caughtBy: [answers, calculator],
  },
  {
    fault: 'a mark that goes pulls the row up',
    file: 'src/islands/form/FieldNotes.tsx',
    find: 'if (!shown && !had) return null;',
    replace: 'if (!shown) return null;',
    caughtBy: ['tests/e2e/layout-shift.spec.ts'],
  },
  {
    fault: 'a refused sign-in does not take the focus to its field',
    file: 'src/islands/auth/AuthForm.tsx',
    find: 'element.current?.querySelector<HTMLElement>(\'[aria-invalid="true"]\')?.focus();',
    replace: '',
    caughtBy: ['tests/e2e/auth.spec.ts'],
  },
  {
    fault: 'a deleted record takes the focus with it',
    file: 'src/islands/history/HistoryList.tsx',
    find: '(beside?.isConnected ? beside : search)?.focus();',
    replace: 'void search;',
    caughtBy: ['tests/e2e/records.spec.ts'],
  },
  {
    fault: 'a visit without a name does not say where it is missing',
    file: 'src/islands/visit/VisitDesk.tsx',
    find: 'onNameMissing={() => nameField.current?.focus()}',
    replace: 'onNameMissing={() => undefined}',
    caughtBy: ['tests/e2e/visit-save.spec.ts'],
  },
  {
    fault: 'an earlier visit is deleted unasked',
    file: 'src/islands/visit/PastEntry.tsx',
    find: 'if (!window.confirm(await question())) return;',
    replace: 'await question();',
    caughtBy: ['tests/e2e/visit-save.spec.ts'],
  },
  {
    // Without a word of ours the browser focuses the same button.
    fault: 'the welcome gives the focus to “Read the story”',
    file: 'src/components/story/welcome.ts',
    find: 'setTimeout(() => enter?.focus(), storyNumbers.welcomeFocus);',
    replace:
      "setTimeout(() => dialog.querySelector<HTMLElement>('[data-welcome-stay]')?.focus(), storyNumbers.welcomeFocus);",
    caughtBy: [welcome],
  },
  {
    fault: 'the welcome is remembered only once its dialog tells that it closed',
    file: 'src/components/story/welcome.ts',
    find: '      remember();\n      location.assign',
    replace: '      location.assign',
    caughtBy: [welcome],
  },
  {
    fault: 'the welcome comes again on every page',
    file: 'src/components/story/welcome.ts',
    find: "sessionStorage.setItem(flags.welcome, 'true');",
    replace: '',
    caughtBy: [welcome],
  },
  {
    fault: 'the tour’s arrows do not follow the writing',
    file: 'src/components/tour/tour.ts',
    find: "document.documentElement.dir === 'rtl';",
    replace: 'false;',
    caughtBy: [welcome, 'tests/e2e/story-products.spec.ts'],
  },
  {
    fault: 'the tour forgets that it was seen',
    file: 'src/components/tour/tour.ts',
    find: "write(local, flags.tourSeen, 'true');",
    replace: '',
    caughtBy: [welcome],
  },
  {
    fault: 'what opens in the story does not say that it is open',
    file: 'src/components/story/story.ts',
    find: "button.setAttribute('aria-expanded', String(open));",
    replace: '',
    caughtBy: ['tests/e2e/story-products.spec.ts'],
  },
  {
    fault: 'nothing marks the first stop of the story',
    file: 'src/components/story/Progress.astro',
    find: "aria-current={at === 0 ? 'step' : undefined} title={name}",
    replace: '',
    caughtBy: ['tests/e2e/story.spec.ts', 'tests/e2e/story-settings.spec.ts', 'tests/e2e/story-axe.spec.ts'],
  },
  {
    fault: 'a dialog of the welcome has no name',
    file: 'src/components/story/Welcome.astro',
    find: 'aria-labelledby="welcome-title" ',
    replace: '',
    caughtBy: [places, welcome],
  },
  {
    fault: 'a page does not name itself in the other language',
    file: 'src/components/layout/Layout.astro',
    find: `<link rel="alternate" hreflang="ar" href={address('ar')} />`,
    replace: '',
    caughtBy: ['tests/e2e/found.spec.ts'],
  },
  {
    fault: 'the menu of a phone has no name',
    file: 'src/components/layout/WorkbenchLayout.astro',
    find: 'popovertarget="bar-menu" aria-label={t.menu}',
    replace: 'popovertarget="bar-menu"',
    caughtBy: [forms, answers],
  },
  {
    fault: 'a browser may guess what a file is',
    file: 'server/headers.ts',
    find: "['X-Content-Type-Options', 'nosniff'],",
    replace: '',
    caughtBy: ['tests/api/listener.test.ts'],
  },
  {
    fault: 'the site may be framed',
    file: 'server/headers.ts',
    find: "['X-Frame-Options', 'DENY'],",
    replace: '',
    caughtBy: ['tests/api/listener.test.ts'],
  },
  {
    fault: 'an answer for one person may be kept on its way',
    file: 'src/middleware.ts',
    find: "answer.headers.set('cache-control', 'no-store');",
    replace: '',
    caughtBy: ['tests/e2e/tls.spec.ts', 'tests/e2e/assets.spec.ts', 'tests/e2e/hostile.spec.ts'],
  },
  {
    fault: 'a record list is read without a trace',
    file: 'src/api/records/listed.ts',
    find: "auditReading({ action: 'list', userId: user.id, target: collection.name, address });",
    replace: '',
    caughtBy: ['tests/api/audit.test.ts', 'tests/api/every-collection.test.ts'],
  },
  {
    fault: 'metformin is stopped too late',
    file: 'src/engine/clinical/renal.ts',
    find: 'metforminStop = cited(30, ',
    replace: 'metforminStop = cited(20, ',
    caughtBy: [calculator, 'tests/engine/clinical-logic/plans.test.ts', 'tests/engine/plan-doses.test.ts'],
  },
];
