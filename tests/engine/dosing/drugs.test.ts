import { describe, expect, test } from 'vitest';
import { sources } from '../../../src/engine/clinical/sources.ts';
import { drugPatterns, drugs } from '../../../src/engine/dosing/drugs/index.ts';
import { type Citation, type DrugRecord, medicationClasses } from '../../../src/engine/dosing/drugs/record.ts';
import { isolateLatin, textsIn } from '../../../src/engine/dosing/drugs/text.ts';

const records = medicationClasses.map((id) => [id, drugs[id] as DrugRecord] as const);

const isBlock = (at: unknown): at is { readonly cite: readonly Citation[]; readonly content: unknown } =>
  typeof at === 'object' && at !== null && 'cite' in at && 'content' in at;

describe('the drug reference', () => {
  test('holds the eleven classes', () => {
    expect(Object.keys(drugs).sort()).toEqual([...medicationClasses].sort());
  });

  test.each(records)('%s: bands join from 0 to no end, without gap or overlap', (_, record) => {
    const all = record.renal_adjust.content;
    expect(all[0]?.min).toBe(0);
    expect(all.at(-1)?.max).toBeNull();
    all.forEach((band, at) => {
      if (band.max !== null) expect(band.min).toBeLessThan(band.max);
      if (at > 0) expect(band.min).toBe(all[at - 1]?.max);
    });
  });

  test.each(records)('%s: every block has a known source and a review date', (_, record) => {
    const blocks = Object.entries(record).filter(([, value]) => isBlock(value));
    expect(blocks.length).toBeGreaterThanOrEqual(21);
    for (const [name, block] of blocks) {
      if (!isBlock(block)) continue;
      expect(block.cite.length, name).toBeGreaterThan(0);
      for (const { source, mark, reviewedOn } of block.cite) {
        expect(sources, name).toHaveProperty([source]);
        expect(['V', 'S', 'R', 'spec', 'design']).toContain(mark);
        expect(reviewedOn, name).toMatch(/^20\d\d-\d\d-\d\d$/);
      }
    }
  });

  test.each(records)(
    '%s: every text stands in both languages, the Arabic in Arabic and with the same figures',
    (id, record) => {
      const holes = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
      // Doses, shares and limits must be the same; counts of weeks may be a word in Arabic.
      const arabicUnits = [
        [/وحدتين/g, '2 units'],
        [/وحد(?:ة|ات)/g, 'units'],
        [/ملغم/g, 'mg'],
        [/(?<= )مل(?!\p{L})/gu, 'mL'],
        [/(?<= )غ(?!\p{L})/gu, 'g'],
      ] as const;
      const doses = (text: string) =>
        [
          ...new Set(
            arabicUnits
              .reduce((latin, [word, unit]) => latin.replace(word, unit), text)
              .match(/\d+(?:\.\d+)?(?= ?(?:mg|units|%|mL|g\b|°C))/g) ?? [],
          ),
        ].sort();
      for (const { text, path } of textsIn(record, id)) {
        expect(text.en.trim(), path).not.toBe('');
        expect(text.ar.trim(), path).not.toBe('');
        expect(text.en, path).not.toMatch(/\p{Script=Arabic}/u);
        expect(text.ar, path).not.toMatch(/[٠-٩۰-۹]/);
        expect(holes(text.ar), path).toEqual(holes(text.en));
        if (text.en !== text.ar) expect(text.ar, path).toMatch(/\p{Script=Arabic}/u);
        expect(doses(text.ar), `${path}: ${text.en}`).toEqual(doses(text.en));
      }
    },
  );

  test.each(records)('%s: nothing of the specification is missing', (_, record) => {
    for (const list of [
      record.brands_examples,
      record.formulations,
      record.contraindications,
      record.ddis_major,
      record.ddis_moderate,
      record.ddzis,
      record.monitoring,
      record.patient_tips,
      record.labels_notes,
    ])
      expect(list.content.length).toBeGreaterThan(0);
    expect(record.hepatic_adjust).toBeDefined();
    expect(record.max_dose === undefined).toBe(record.family === 'basal' || record.family === 'mealtime');
    expect(record.indications.content.T2DM).toBe(true);
    expect(record.indications.content.T1DM).toBe(record.id.startsWith('insulin'));
    expect(record.region_availability.content.en).toMatch(/SFDA\/MOH/);
  });

  test('the maximum doses are the specification’s', () => {
    const most = Object.fromEntries(records.map(([id, record]) => [id, record.max_dose?.content.en]));
    expect(most['metformin']).toMatch(/^2550 mg\/day immediate release.*2000 mg\/day extended release/);
    expect(most['semaglutide_inj']).toMatch(/^2 mg weekly/);
    expect(most['liraglutide']).toMatch(/^1\.8 mg daily/);
    expect(most['dulaglutide']).toMatch(/^4\.5 mg weekly/);
    expect(most['tirzepatide']).toMatch(/^15 mg weekly/);
    expect(textsIn(drugs.liraglutide, '').some(({ text }) => /\b3 mg\b/.test(text.en + text.ar))).toBe(false);
  });

  test('a ladder climbs, starts at the start and ends at the maximum', () => {
    for (const [id, { ladder, max_dose }] of records) {
      if (!ladder) continue;
      const values = ladder.content.steps.map(({ value }) => value);
      expect(values, id).toEqual([...values].sort((a, b) => a - b));
      if (max_dose) expect(max_dose.content.en, id).toContain(`${values.at(-1)} mg`);
    }
  });

  test('semaglutide is always named as the injection', () => {
    for (const { text } of textsIn(drugs.semaglutide_inj.brands_examples, '')) expect(text.en).toMatch(/injection/);
  });

  test('an insulin goes by its own label, not by another one’s', () => {
    const own = {
      insulin_lispro: 'labelLispro',
      insulin_aspart: 'labelAspart',
      insulin_glargine: 'labelGlargine',
      insulin_degludec: 'labelDegludec',
      insulin_detemir: 'labelDetemir',
    } as const;
    const labels: readonly string[] = Object.values(own);
    for (const [id, record] of records) {
      const cited = Object.values(record).flatMap((block) =>
        isBlock(block) ? block.cite.map(({ source }) => source) : [],
      );
      const label = (own as Partial<Record<string, string>>)[id];
      expect([...new Set(cited.filter((source) => labels.includes(source)))], id).toEqual(label ? [label] : []);
      if (label === undefined) continue;
      for (const block of [record.indications, record.contraindications, record.ddis_major, record.renal_adjust])
        expect(
          block.cite.map(({ source }) => source),
          id,
        ).toContain(label);
      const conditions = record.ddzis.content.map(({ disease }) => disease.en);
      expect(conditions, id).toContain('Pregnancy and breastfeeding');
    }
  });

  test('a mealtime insulin has no line about starting a basal one, and one range for type 1', () => {
    for (const record of [drugs.insulin_lispro, drugs.insulin_aspart]) {
      const said = textsIn(record, '').map(({ text }) => text.en);
      expect(said.filter((text) => /0\.1 units\/kg|basal insulin is not/i.test(text))).toEqual([]);
      expect(said.filter((text) => /Type 1.*units\/kg/.test(text))).toEqual([record.starting_dose.content.en]);
      expect(record.starting_dose.content.en).toMatch(/0\.4 to 1\.0 units\/kg/);
    }
  });

  test('a pen for one injection asks for no new needle', () => {
    const tips = (id: (typeof medicationClasses)[number]) =>
      drugs[id].patient_tips.content.map(({ en }) => en).join(' ');
    for (const id of ['dulaglutide', 'tirzepatide'] as const) expect(tips(id)).not.toMatch(/new needle each time/);
    for (const id of ['semaglutide_inj', 'liraglutide'] as const) expect(tips(id)).toMatch(/new needle each time/);
  });

  test('the interval before conception is each label’s own', () => {
    const conceptionLine = (id: (typeof medicationClasses)[number]) =>
      (drugs[id] as DrugRecord).ddzis.content.find(({ disease }) => disease.en === 'Pregnancy')?.action.en;
    expect(conceptionLine('semaglutide_inj')).toMatch(/2 months/);
    expect(conceptionLine('tirzepatide')).toMatch(/1 month before.*EU/);
    for (const id of ['liraglutide', 'dulaglutide'] as const) expect(conceptionLine(id)).not.toMatch(/month/);
  });

  test('a withdrawn insulin is no recommendation to start', () => {
    expect(drugs.insulin_detemir.legacy.en).toMatch(/Do not start/);
    for (const { dose } of drugs.insulin_detemir.renal_adjust.content) expect(dose.en).toMatch(/^Do not start/);
  });
});

describe('Arabic texts', () => {
  test('figures and Latin words are isolated as one run', () => {
    expect(isolateLatin('الجرعة 1000 mg مرتين')).toBe('الجرعة \u20661000\u00a0mg\u2069 مرتين');
    expect(isolateLatin('تحت eGFR 30: 25 mg مرة')).toBe('تحت \u2066eGFR\u00a030\u2069: \u206625\u00a0mg\u2069 مرة');
    expect(isolateLatin('عند 30–44، ثم 0.1 وحدة/كغ.')).toBe('عند \u206630–44\u2069، ثم \u20660.1\u2069 وحدة/كغ.');
    expect(isolateLatin('eGFR أقل من 30 mL/min/1.73 m²')).toBe(
      '\u2066eGFR\u2069 أقل من \u206630\u00a0mL/min/1.73\u00a0m²\u2069',
    );
    expect(isolateLatin('البدء بـ {units} (0.1 وحدة/كغ).')).toBe('البدء بـ {units} (\u20660.1\u2069 وحدة/كغ).');
    expect(isolateLatin('Glucophage XR')).toBe('\u2066Glucophage\u00a0XR\u2069');
    expect(isolateLatin('من النوع 2 (MEN 2)')).toBe('من النوع \u20662\u2069 (\u2066MEN\u00a02\u2069)');
    expect(isolateLatin('1.41 (0.98–2.04)')).toBe('\u20661.41\u2069 (\u20660.98–2.04\u2069)');
  });
  test('every pattern has the same key in both languages', () => {
    expect(Object.keys(drugPatterns('ar'))).toEqual(Object.keys(drugPatterns('en')));
  });
});
