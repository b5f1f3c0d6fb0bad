import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Chart } from '../../src/engine/chart/chart.ts';
import { factOf } from '../../src/engine/chart/form.ts';
import { filled, lentBy } from '../../src/engine/chart/lens.ts';
import { readPath, writePath } from '../../src/engine/kit/fields/fields.ts';
import type { ToolForm } from '../../src/engine/kit/tool-form.ts';
import { loadForm, type ToolId } from '../../src/engine/registry.ts';
import {
  after,
  type CalculatorState,
  draftOf,
  isSomebody,
  untouched,
} from '../../src/islands/form/calculator-state.ts';
import { formName, writtenIn } from '../../src/islands/form/form-values.ts';
import { chartInHand } from '../../src/islands/patient/in-hand.ts';
import { dayOf } from '../../src/islands/shared/day-of.ts';
import { carry, takeCarried } from '../../src/islands/stores/carry.ts';
import { leave, readDraft, writeDraft } from '../../src/islands/stores/draft.ts';
import { adoptDrafts, markExit, wipeIfExited } from '../../src/islands/stores/session-memory.ts';
import { withMedicines } from '../../src/islands/typed-line/noted-medicines.ts';
import * as visits from '../../src/islands/visit/visit-store.ts';
import { fakeStorage, fakeTab } from './fake-browser.ts';
import { reached, tries } from '../fixtures/tries.ts';

/*
 * Two patients in two tabs, in any order of what a clinician does and of what goes wrong. Whatever stands in a visit, in a form or in a save
 * is one person's. Each fact of the two has values of its own, so that a value tells whose it is.
 */
const people = ['Huda', 'Omar'] as const;
type Name = (typeof people)[number];
const facts: Record<Name, Readonly<Record<string, number | string>>> = {
  Huda: { age: 61, sex: 'female', height: 160, weight: 71, a1c: 8.1, egfr: 41, metformin: 1500, fpg: 181 },
  Omar: { age: 34, sex: 'male', height: 185, weight: 104, a1c: 6.3, egfr: 92, metformin: 750, fpg: 121 },
};
const told = Object.keys(facts.Huda);
const today = dayOf();
const chartOf = (name: Name, some: readonly string[]): Chart =>
  Object.fromEntries(
    some.map((fact) => [fact, { value: facts[name][fact] ?? 0, on: today, from: 'entered' as const }]),
  );
const idOf = (name: Name): string => `patient ${name}`;

/** What notes name, one medicine a person. */
const medicineOf = (name: Name): string => `medicine of ${name}`;

/** Everybody who is meant by what stands there: by a value, by the name, by the patient's id, by a medicine in the notes. */
const whose = (chart: Chart, name = '', patientId = '', notes = ''): Name[] =>
  people.filter(
    (one) =>
      notes.includes(medicineOf(one)) ||
      name.trim() === one ||
      patientId === idOf(one) ||
      told.some((fact) => chart[fact] !== undefined && chart[fact].value === facts[one][fact]),
  );

const toolIds = ['a1c-forecast', 'insulin-cgm', 'clinical-logic'] as const satisfies readonly ToolId[];
const forms = await Promise.all(toolIds.map((id) => loadForm(id)));

/** One tab: its storage, and the page that is open in it. */
class Tab {
  owner = 'dr-a';
  full = false;
  visit: visits.VisitState | null = null;
  form: { readonly tool: ToolForm; state: CalculatorState } | null = null;
  readonly session = fakeStorage();

  /** From here on the stores see this tab's storage. */
  enter(): void {
    vi.stubGlobal(
      'sessionStorage',
      new Proxy(this.session, {
        get: (session, key) => {
          if (key === 'setItem' && this.full)
            return () => {
              throw new DOMException('full', 'QuotaExceededError');
            };
          const found: unknown = Reflect.get(session, key);
          return typeof found === 'function' ? found.bind(session) : found;
        },
      }),
    );
  }

  /** What stands in the form as somebody's own. */
  formShows(): Chart {
    if (!this.form) return {};
    const { tool, state } = this.form;
    const inputs = writtenIn(tool, state.content);
    return Object.fromEntries(
      Object.entries(tool.fields).flatMap(([path, field]) => {
        const fact = factOf(field);
        const value = readPath(inputs, path) as Chart[string]['value'] | undefined;
        const isOwn = fact !== undefined && value !== undefined && !state.content.examples.includes(path);
        return isOwn ? [[fact, { value, from: 'entered' as const }]] : [];
      }),
    );
  }
  /** Whose plan the form's screen shows, and whom the strip above it names. */
  inHand(): Chart {
    if (!this.form) return {};
    const { tool, state } = this.form;
    return state.recorded?.chart ?? chartInHand(this.owner, tool, state) ?? {};
  }
  present(): Name[] {
    const { visit, form } = this;
    if (visit) return whose(visit.chart, visit.name, visit.patientId, visit.notes);
    return form ? whose({ ...this.inHand(), ...this.formShows() }, form.state.patientName, '', form.state.notes) : [];
  }

  change(next: Partial<visits.VisitState>): void {
    if (!this.visit) return;
    this.visit = { ...this.visit, ...next };
    visits.keepVisit(this.visit);
  }

  /** A form goes away with its page, which keeps what is in it first. */
  leaveForm(): void {
    if (!this.form) return;
    const { tool, state } = this.form;
    writeDraft(tool.id, draftOf(state, this.owner, 'hcp'));
    if (isSomebody(state)) leave(tool.id);
    this.form = null;
  }

  openForm(tool: ToolForm): void {
    this.leaveForm();
    this.visit = null;
    const carried = takeCarried(tool.id, this.owner, tool.fields, tool.defaults);
    const state = carried
      ? after(tool, untouched(tool), { type: 'patientArrived', ...carried, units: {}, at: new Date() }, today)
      : after(tool, untouched(tool), { type: 'draftFound', draft: readDraft(tool.id, this.owner), units: {} }, today);
    this.form = { tool, state };
  }

  /** Whether somebody brought along is the same one, the clinician who is asked answers rightly. */
  async openVisit(): Promise<void> {
    this.leaveForm();
    const kept = visits.readVisit(this.owner);
    const found = await visits.broughtAlong(this.owner, 'en');
    this.visit = kept;
    if (!found) return;
    const both = new Set([
      ...whose(kept.chart, kept.name, kept.patientId, kept.notes),
      ...whose(found.chart, found.name, '', found.medicines.join()),
    ]);
    if (!visits.isDoubtful(kept, found) || both.size < 2) this.change(visits.joined(kept, found));
  }
}

interface Step {
  readonly tab: number;
  readonly do: Deed;
  readonly who: Name;
  readonly what: number;
  readonly tool: number;
}
const deeds = [
  'tell',
  'name',
  'open',
  'link',
  'type',
  'note',
  'back',
  'clear',
  'load',
  'new',
  'begin',
  'reload',
  'signOut',
  'otherUser',
  'full',
  'half',
  'version',
] as const;
type Deed = (typeof deeds)[number];
const does: Record<Deed, (tab: Tab, step: Step) => Promise<void>> = {
  async tell(tab: Tab, { who, what }: Step): Promise<void> {
    const [one = who] = tab.present();
    if (tab.visit) tab.change({ chart: { ...tab.visit.chart, ...chartOf(one, told.slice(what, what + 2)) } });
  },
  async name(tab: Tab, { who }: Step): Promise<void> {
    const [one = who] = tab.present();
    if (tab.form)
      tab.form.state = after(tab.form.tool, tab.form.state, { type: 'patientNamed', patientName: one }, today);
    tab.change({ name: one });
  },
  /** All facts are taken out again, one by one; whose visit it is stands. */
  async clear(tab: Tab): Promise<void> {
    tab.change({ chart: {} });
  },
  async open(tab: Tab, { tool }: Step): Promise<void> {
    const form = forms[tool];
    // A calculator is opened from its row, which stands under an answer.
    if (!tab.visit || !form || Object.keys(tab.visit.chart).length === 0) return;
    const { chart, name } = tab.visit;
    tab.change({ opened: [...new Set([...tab.visit.opened, form.id])] });
    carry({
      tool: form.id,
      owner: tab.owner,
      patientName: name,
      ...lentBy(form.fields, chart, today),
      inHand: { chart, on: today },
    });
    tab.openForm(form);
  },
  async link(tab: Tab, { tool }: Step): Promise<void> {
    const form = forms[tool];
    if (form) tab.openForm(form);
  },
  async type(tab: Tab, { who, what }: Step): Promise<void> {
    if (!tab.form) return;
    const [one = who] = tab.present();
    const fact = told[what] ?? '';
    const [path] =
      Object.entries(tab.form.tool.fields).find(([, field]) => factOf(field) === fact && field.kind === 'number') ?? [];
    const value = String(facts[one][fact]);
    if (path)
      tab.form.state = after(tab.form.tool, tab.form.state, { type: 'typed', name: formName(path), value }, today);
  },
  /** The line above a form, or that of the visit, names a medicine. */
  async note(tab: Tab, { who }: Step): Promise<void> {
    const [one = who] = tab.present();
    const named = (notes: string): string => withMedicines(notes, [medicineOf(one)], 'en');
    tab.change({ notes: named(tab.visit?.notes ?? '') });
    if (!tab.form) return;
    const { tool, state } = tab.form;
    tab.form.state = after(tool, state, { type: 'notesWritten', notes: named(state.notes) }, today);
  },
  /** A record with all that its form asks of this person, and of nobody else. */
  async load(tab: Tab, { who }: Step): Promise<void> {
    if (!tab.form) return;
    const { fields, defaults } = tab.form.tool;
    const own = filled(fields, chartOf(who, told));
    const inputs = structuredClone(defaults) as Record<string, unknown>;
    const examples = Object.keys(fields).filter((path) => readPath(own, path) === undefined);
    for (const path of Object.keys(fields)) if (!examples.includes(path)) writePath(inputs, path, readPath(own, path));
    const event = { type: 'recordLoaded', inputs, examples, patientName: who, units: {}, at: new Date() } as const;
    tab.form.state = after(tab.form.tool, tab.form.state, event, today);
  },
  back: (tab: Tab): Promise<void> => tab.openVisit(),
  async new(tab: Tab): Promise<void> {
    if (!tab.visit) return;
    tab.visit = visits.emptyVisit(tab.owner);
    visits.keepVisit(tab.visit);
  },
  async begin(tab: Tab, { who, what }: Step): Promise<void> {
    if (!tab.visit) return;
    const saved = {
      id: `visit of ${who}`,
      patientName: who,
      patientId: idOf(who),
      on: today,
      chart: chartOf(who, told.slice(what)),
    };
    tab.visit = visits.begunFrom(tab.owner, saved);
    visits.keepVisit(tab.visit);
  },
  async reload(tab: Tab): Promise<void> {
    if (tab.form) {
      const { tool } = tab.form;
      tab.openForm(tool);
    } else await tab.openVisit();
  },
  /** In every tab: the others find out as the page does, with the next question to the server. */
  async signOut(tab: Tab): Promise<void> {
    markExit();
    tab.form = null;
    tab.visit = null;
    wipeIfExited();
  },
  async otherUser(tab: Tab): Promise<void> {
    tab.leaveForm();
    tab.visit = null;
    tab.owner = tab.owner === 'dr-a' ? 'dr-b' : 'dr-a';
    adoptDrafts(tab.owner);
  },
  async full(tab: Tab): Promise<void> {
    tab.full = !tab.full;
  },
  /** Half an entry, as a tab that was killed leaves it. */
  async half(tab: Tab, { what }: Step): Promise<void> {
    const keys = Object.keys(tab.session);
    const key = keys[what % Math.max(1, keys.length)];
    if (key) Reflect.set(tab.session, key, String(Reflect.get(tab.session, key)).slice(0, -20));
  },
  /** An entry of an older or a newer product: something is missing in it, and something is there that nobody knows. */
  async version(tab: Tab, { what }: Step): Promise<void> {
    const key = Object.keys(tab.session)[what];
    const entry: unknown =
      key === undefined ? null : JSON.parse(String(Reflect.get(tab.session, key)).match(/^\{.*\}$/)?.[0] ?? 'null');
    if (key === undefined || typeof entry !== 'object' || entry === null) return;
    const [gone] = Object.keys(entry).slice(what);
    const rest = Object.fromEntries(Object.entries(entry).filter(([name]) => name !== gone));
    Reflect.set(tab.session, key, JSON.stringify({ ...rest, ofTomorrow: { what: true } }));
  },
};

const usual = deeds.slice(0, 7);
const step: fc.Arbitrary<Step> = fc.record({
  tab: fc.nat(1),
  do: fc.constantFrom(...usual, ...usual, ...deeds),
  who: fc.constantFrom(...people),
  what: fc.nat(told.length - 1),
  tool: fc.nat(toolIds.length - 1),
});
beforeAll(() => fakeTab());
afterAll(() => vi.unstubAllGlobals());

/** Nobody is mixed with anybody in what a tab shows, keeps and would save. */
function expectOnePerson(tab: Tab): void {
  const { visit, form, owner } = tab;
  if (visit) {
    expect(visit.owner).toBe(owner);
    expect(whose(visit.chart, visit.name, visit.patientId, visit.notes).length).toBeLessThan(2);
  }
  const kept = visits.readVisit(owner);
  expect(whose(kept.chart, kept.name, kept.patientId, kept.notes).length).toBeLessThan(2);
  // What a calculator would be opened with is who stands on the visit's page, or nobody.
  if (visit)
    expect(whose({ ...kept.chart, ...visit.chart }, visit.name, kept.patientId ?? visit.patientId).length).toBeLessThan(
      2,
    );
  if (!form) return;
  const shows = tab.formShows();
  expect(whose(shows, form.state.patientName, '', form.state.notes).length).toBeLessThan(2);
  // The plan on a calculator's screen is of its own patient.
  expect(whose({ ...tab.inHand(), ...shows }, form.state.patientName).length).toBeLessThan(2);
}

describe('two patients in two tabs', () => {
  test('are never mixed, in 500 random orders of what is done and of what goes wrong', async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 60 }), async (steps) => {
        vi.stubGlobal('localStorage', fakeStorage());
        const tabs = [new Tab(), new Tab()] as const;
        for (const tab of tabs) {
          tab.enter();
          adoptDrafts(tab.owner);
          await tab.openVisit();
        }
        for (const one of steps) {
          const tab = tabs[one.tab as 0 | 1];
          tab.enter();
          if (wipeIfExited()) {
            tab.form = null;
            tab.visit = null;
          }
          if (!tab.form && !tab.visit) {
            adoptDrafts(tab.owner);
            await tab.openVisit();
          }
          await does[one.do](tab, one);
          expectOnePerson(tab);
          if (tab.present().length > 0) compared += 1;
        }
      }),
      { numRuns: tries(500), seed: 34 },
    );
    // Most of it was about somebody.
    expect(compared).toBeGreaterThan(reached(3000));
  });
});
