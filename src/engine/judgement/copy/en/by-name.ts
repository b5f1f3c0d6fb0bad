import type { NamedWords } from '../../rule.ts';

// The verbs of a patient’s actions, of any medicine; `{when}` is when the action is due. “We” are those who hand the sheet over: it is read with
// them, and at home. That the doctor decides stands once, at its end; the dose is written by hand.
export const stop = (it: string) => `Stop ${it} {when}: do not take what is left at home.`;
export const hold = (it: string) => `Pause ${it} {when}: take it again only when we tell you.`;
export const less = (it: string) => `Take a lower dose of ${it} {when}: we write it down for you.`;
export const more = (it: string) => `Take a higher dose of ${it} {when}: we write it down for you.`;
export const change = (it: string) => `Change ${it} for another of its kind {when}: we prescribe it.`;
export const keep = (it: string) => `Keep taking ${it} as you do now.`;

/** What is done with a medicine whose name is known: as actions, by its name, and by its box to the patient. */
const named = (of: NamedWords['of'], name: string, medicine: string, it: string): NamedWords => ({
  of,
  medicine,
  actions: {
    [`stop:${of}`]: { record: `<b>Stop ${name}</b>`, patient: stop(it) },
    [`hold:${of}`]: { record: `<b>Pause ${name}</b>`, patient: hold(it) },
    [`reduce:${of}`]: { record: `<b>Reduce ${name}</b>`, amount: `<b>Reduce ${name} to {to} a day</b>`, patient: less(it) },
    [`raise:${of}`]: { record: `<b>Increase ${name}</b>`, patient: more(it) },
    [`keep:${of}`]: { record: `<b>Continue ${name}</b>`, patient: keep(it) },
  },
});
const sulfonylurea = (name: string, box: string): NamedWords =>
  named('sulfonylurea', name, `${name} (${box})`, `${name} (box: ${box})`);
function glp1(name: string, box: string): NamedWords {
  const it = `the ${name} injection (box: ${box})`;
  const words = named('glp1RA', name, `${name} injection (${box})`, it);
  const changed = { record: `<b>Switch ${name} to another GLP-1 receptor agonist</b>`, patient: change(it) };
  return { ...words, actions: { ...words.actions, 'switch:glp1RA': changed } };
}

const insulin = (name: string, it: string, up: string, down: string, lessOfIt: string, moreOfIt: string): NamedWords => ({
  of: 'basalInsulin',
  medicine: name,
  actions: {
    'stop:basalInsulin': { record: `<b>Stop ${name}</b>`, patient: stop(it) },
    'reduce:basalInsulin': { record: down, patient: lessOfIt },
    'raise:basalInsulin': { record: up, patient: moreOfIt },
    'keep:basalInsulin': { record: `<b>Continue ${name}</b>`, patient: keep(it) },
  },
});

/** By the medicine the chart names: `medicine` is its row in the patient's day. */
export const byName = {
  gliclazide: sulfonylurea('gliclazide', 'Diamicron'),
  glimepiride: sulfonylurea('glimepiride', 'Amaryl'),
  glibenclamide: sulfonylurea('glibenclamide', 'Daonil'),
  semaglutide: glp1('semaglutide', 'Ozempic'),
  dulaglutide: glp1('dulaglutide', 'Trulicity'),
  tirzepatide: {
    ...glp1('tirzepatide', 'Mounjaro'),
    rules: { 'targets.raise-glp1': { why: 'above target, first increase the current dose' } },
  },
  'exenatide-weekly': {
    ...glp1('weekly exenatide', 'Bydureon'),
    rules: { 'targets.raise-glp1': { why: 'above target, and this one has no higher dose' } },
  },
  liraglutide: glp1('liraglutide', 'Victoza'),
  lixisenatide: glp1('lixisenatide', 'Lyxumia'),
  exenatide: glp1('exenatide', 'Byetta'),
  premixed: insulin(
    'premixed insulin',
    'your mixed insulin (box: NovoMix or Humalog Mix)',
    '<b>Increase premixed insulin</b> before the evening meal by 10 to 15 %',
    '<b>Reduce premixed insulin</b>, the injection before the low',
    'Take a lower dose of your mixed insulin (box: NovoMix or Humalog Mix) {when}: we write down which injection, and how much.',
    'Take a higher dose of your mixed insulin (box: NovoMix or Humalog Mix) {when}: we write down which injection, and how much.',
  ),
  weekly: insulin(
    'once-weekly insulin',
    'your weekly insulin (box: Awiqli)',
    '<b>Increase the next dose of once-weekly insulin</b> by 20 units',
    '<b>Reduce the next dose of once-weekly insulin</b> by 20 %, and by no less than 20 units',
    'Take a lower dose of your weekly insulin (box: Awiqli) next time, or none: we tell you {when}. Until then watch your sugar each day; a low can come back.',
    'Take a higher dose of your weekly insulin (box: Awiqli) next time: we tell you {when} how much.',
  ),
  // Beside a morning steroid, where no weight gives a dose.
  morning: {
    of: 'basalInsulin',
    medicine: 'long-acting insulin',
    actions: {
      'start:basalInsulin': {
        record: '<b>Start NPH insulin, in the morning</b>',
        patient: 'Start insulin in the morning {when}: your nurse will show you how to inject it.',
      },
    },
  },
  'oral-semaglutide': {
    ...named('glp1RA', 'oral semaglutide', 'semaglutide tablet (Rybelsus)', 'the semaglutide tablet (box: Rybelsus)'),
    rules: {
      'sick-days.glp1-surgery': { },
      'targets.raise-glp1': {
        ask: 'Can I have more of the tablet I already take?',
      },
      'targets.little-above': { ask: 'Can I have more of the tablet I already take?' },
    },
  },
} satisfies Readonly<Record<string, NamedWords>>;
