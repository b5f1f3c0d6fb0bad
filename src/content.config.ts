/**
 * The editors' manual: what each text is for and how long it may be.
 * A text that is missing or too long stops the build with a sentence that says so. See docs/edit-content.md.
 */
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { day, list, names, oneArrow, text } from './content/fields.ts';

// What is said where a line has no sentence of its own.
z.config({
  customError: (issue) => {
    if (issue.code === 'invalid_value') return `Write one of these words: ${issue.values.join(', ')}.`;
    if (issue.code === 'invalid_type')
      return issue.input === undefined
        ? 'This line is missing.'
        : `This is not the right kind of text. Write: ${issue.expected}.`;
    if (issue.code === 'too_small') return `The least allowed is ${issue.minimum}.`;
    if (issue.code === 'too_big') return `The most allowed is ${issue.maximum}.`;
    return undefined;
  },
});

function yaml(name: string) {
  return glob({ pattern: '**/*.yaml', base: `./src/content/${name}` });
}

const site = defineCollection({
  loader: yaml('site'),
  schema: names({
    company: text(60, 'The company’s name, shown in the footer.'),
    subtitle: text(40, 'The company’s line under “Diabetes Journey” in the header.'),
    about: text(600, 'About Us, in the footer.'),
    disclaimer: text(160, 'The sentence that says this is education, not medical advice.'),
  }),
});

const settings = defineCollection({
  loader: yaml('settings'),
  schema: names({
    portfolioPublic: z
      .boolean({ error: 'Write true or false.' })
      .describe(
        'true shows the company’s products to every visitor; false hides them, where a regulator forbids promoting prescription medicines to the public.',
      ),
    painAssessmentUrl: z
      .url({ error: 'Write a whole web address that begins with https://.', protocol: /^https$/ })
      .describe('Where the “Pain Assessment Tool” button of Act 6 leads.'),
    adviceAddress: z
      .email({ error: 'Write an e-mail address, or leave the line out.' })
      .optional()
      .describe('Where reports of wrong advice and of barriers to access are sent; without it: whoever runs the site.'),
  }),
});

const tools = defineCollection({
  loader: yaml('tools'),
  schema: names({
    order: z
      .int({ error: 'Write a whole number: the place of the card on the page.' })
      .min(1)
      .describe('The place of the card on the page, 1 is first.'),
    path: z
      .string()
      .startsWith('/', { error: 'Write the address of the tool, such as /calculator.' })
      .describe('The address the card leads to, the same in both languages.'),
    title: text(60, 'The tool’s name.'),
    subtitle: text(90, 'One line under the name.'),
    description: text(320, 'What the tool does, in one or two sentences.'),
    features: list(3, 6, 110, 'One key feature, a short phrase without a full stop.'),
    whenToUse: list(2, 5, 120, 'One situation in which this tool is the right one.'),
    intro: z
      .strictObject({
        lead: text(300, 'What the tool does, for somebody who is not signed in.'),
        cards: z
          .array(
            z.strictObject({
              title: text(50, 'The heading of a short point.'),
              text: text(200, 'The point in one or two sentences.'),
            }),
          )
          .min(2)
          .max(4)
          .describe('Two to four short points.'),
      })
      .optional()
      .describe('Only for a tool that introduces itself before the sign-in.'),
    links: z
      .array(
        z.strictObject({
          label: text(40, 'The words of a link in the bar of the tool’s own page.'),
          to: z
            .string()
            .startsWith('/', { error: 'Write an address of this site, such as /tools.' })
            .describe('Where the link leads, without the language.'),
        }),
        { error: 'This list is missing. It holds the links in the bar of the tool’s own page.' },
      )
      .min(1)
      .max(4)
      .describe('The links in the bar of the tool’s own page.'),
  }),
});

const legal = defineCollection({
  loader: glob({ pattern: '**/*.md', base: './src/content/legal' }),
  schema: names({
    title: text(80, 'The title of the dialog.'),
    updated: day('The date of the last change.'),
  }),
});

const hero = defineCollection({
  loader: glob({ pattern: '*/hero.yaml', base: './src/content/story' }),
  schema: names({
    headline: text(70, 'The headline of the first screen. The arrow is drawn in the brand’s colour.', oneArrow),
    text: text(120, 'The sentence under the headline.'),
    summary: text(180, 'What a search engine or a shared link says about the story, in one or two sentences.'),
    start: text(30, 'The button that scrolls to Act 1.'),
    clinicians: text(40, 'The link beside it, to the tools.'),
    before: text(40, 'Under the first HbA1c figure.'),
    after: text(60, 'Under the last HbA1c figure.'),
    target: text(30, 'The name of the target band.'),
    act: text(12, 'The word “Act” above each name along the line.'),
  }),
});

/** One drawing with its words. The drawing follows the id. */
const item = names({
  id: text(20, 'Which drawing. Do not change it.').meta({ readOnly: true }),
  title: text(40, 'The name under the drawing.'),
  text: text(110, 'One or two short sentences under the name.').optional(),
});
/** A drawing of a medicine, which may be one of the company's products. */
const dose = item.extend({
  product: text(
    40,
    'The id of the product whose pack is drawn here, from src/content/products. Without it, or where products are hidden, a plain tablet is drawn.',
  )
    .meta({ of: 'products' })
    .optional(),
});
/** The drawings of an act, always the same ones in the same order. */
const items = <T extends typeof item>(each: T, ...drawings: readonly string[]) =>
  z
    .array(each)
    .length(drawings.length, {
      error: `This act has ${drawings.length} drawings, so it needs ${drawings.length} items.`,
    })
    .refine((list) => list.every(({ id }, at) => id === drawings[at]), {
      error: `The ids choose the drawings. They must be, in this order: ${drawings.join(', ')}.`,
    });
const ids = (of: 'products' | 'explainers', what: string) =>
  z.array(z.string().meta({ of })).describe(what).default([]);

const act = names({
  act: z.int().min(1).max(7).describe('The act’s number, 1 to 7.'),
  hba1c: z
    .number()
    .min(6)
    .max(10)
    .multipleOf(0.1, { error: 'Write one figure after the point, such as 8.2.' })
    .describe('The HbA1c figure beside the line, in percent, from 6 to 10. It decides the line’s height and colour.'),
  title: text(40, 'The act’s title.'),
  subtitle: text(60, 'The line that goes with the act’s title: under it, and in a wide window beside the badge.'),
  badge: text(24, 'The short name beside “Act 1 of 7”.'),
  icon: z
    .enum(['drop', 'tube', 'tablet', 'steps', 'plus', 'nerve', 'calendar'])
    .describe('The small sign beside the badge.'),
  tone: z
    .enum(['paper', 'bright', 'sand', 'night'])
    .describe('The act’s ground: paper as the other pages, bright, sand a shade darker, or night.')
    .default('paper'),
  text: text(240, 'The paragraph that tells the act.'),
  reading: text(30, 'Under the large HbA1c figure.'),
  readingNote: text(40, 'Below that, in grey.'),
  note: text(130, 'The educational note at the foot of the act.'),
  tool: text(
    40,
    'The id of the tool that belongs to this act, from src/content/tools. Only the clinicians’ presentation shows it.',
  ).meta({ of: 'tools' }),
  toolText: text(90, 'What that tool answers at this point, for a clinician.'),
  products: ids('products', 'Ids of the products shown under “DISCOVER OUR PORTFOLIO”, from src/content/products.'),
  explainers: ids('explainers', 'Ids of further explanations offered beside them, from src/content/explainers.'),
});

const ending = defineCollection({
  loader: glob({ pattern: '*/ending.yaml', base: './src/content/story' }),
  schema: names({
    title: text(40, 'The first line of the last page.'),
    second: text(40, 'The second line, in the brand’s colour.'),
    sheet: text(40, 'The small line above the card’s title.'),
    ask: text(30, 'The title of the card, which is also printed.'),
    questions: z
      .array(
        names({
          question: text(70, 'A question to ask at the next visit.'),
          why: text(80, 'Why it is worth asking, in one short sentence.'),
        }),
      )
      .min(3)
      .max(6)
      .describe('Three to six questions. On paper each has a line to write on.'),
    warning: text(110, 'What does not wait for the next visit.'),
    print: text(24, 'The button that prints the card.'),
    keep: text(24, 'The button that hands the card to the phone, to keep or send.'),
    kept: text(90, 'What is said once the card has been copied.'),
    name: text(24, 'On paper: before the line for the name.'),
    visit: text(24, 'On paper: before the line for the date of the visit.'),
    clinicians: text(30, 'The title above the tools.'),
    tools: text(60, 'The sentence under it.'),
    again: text(30, 'The link back to the first act.'),
    note: text(130, 'The educational note.'),
    arrived: text(40, 'The title above the five questions after the card.'),
    arrivedText: text(150, 'The sentence under it: that the answers are for the reader alone.'),
    arrivedRight: text(20, 'What begins the explanation of the right answer.'),
    arrivedWrong: text(20, 'What begins the explanation of the other answer, kindly.'),
    checks: z
      .array(
        names({
          question: text(90, 'A question about what the story told.'),
          right: text(80, 'The right answer.'),
          rightWhy: text(170, 'Why it is right, in the story’s words.'),
          wrong: text(80, 'Another answer that somebody could believe.'),
          wrongWhy: text(170, 'What is meant instead, without blame.'),
        }),
      )
      .length(5)
      .describe('Five questions. Which answer stands first changes from one to the next.'),
  }),
});

const story = defineCollection({
  loader: glob({ pattern: ['*/*.yaml', '!*/{hero,ending}.yaml'], base: './src/content/story' }),
  schema: z.discriminatedUnion(
    'visual',
    [
      act.extend({ visual: z.literal('symptoms'), items: items(item, 'thirst', 'fatigue', 'urination', 'vision') }),
      act.extend({
        visual: z.literal('tests'),
        groups: z
          .array(
            z.strictObject({
              id: z.enum(['primary', 'kidney', 'nutrients']),
              title: text(30, 'The group’s name.'),
              tests: list(3, 3, 40, 'The group’s three tests.'),
            }),
          )
          .length(3),
      }),
      act.extend({ visual: z.literal('medication'), items: items(dose, 'liver', 'pack', 'muscle') }),
      act.extend({ visual: z.literal('titration'), items: items(dose, '500', '750', '1000') }),
      act.extend({
        visual: z.literal('addon'),
        items: items(dose, 'base', 'added'),
        chart: text(40, 'The title of the illustration.'),
        before: text(16, 'Beside the first figure, at its mark on the scale.'),
        after: text(16, 'Beside the figure after this step, at its mark on the scale.'),
        progress: text(40, 'What the bar says, before its figure.'),
        share: z
          .int({ error: 'Write a whole number from 1 to 100.' })
          .min(1)
          .max(100)
          .describe('How far the bar goes: the share of the full effect, in percent.'),
      }),
      act.extend({
        visual: z.literal('neuropathy'),
        items: items(item, 'tingling', 'numbness', 'burning'),
        b12Title: text(30, 'The title of the B12 note.'),
        b12: text(180, 'The B12 monitoring note.'),
        pain: text(30, 'The button to the pain assessment; its address is in src/content/settings.'),
      }),
      act.extend({
        visual: z.literal('followup'),
        items: items(item, 'calendar', 'you', 'physician', 'pharmacist', 'dietitian'),
        action: text(20, 'The button to the tools.'),
        actionText: text(60, 'What the button does.'),
      }),
    ],
    {
      error: 'The line “visual” chooses the drawings and belongs to the file. Write it as it is in the other language.',
    },
  ),
});

const products = defineCollection({
  loader: yaml('products'),
  schema: ({ image }) =>
    names({
      name: text(50, 'The product’s name with its strength.'),
      drugClass: text(50, 'The drug class, shown beside the company’s mark.'),
      description: text(160, 'One sentence: what it is.'),
      dosage: text(50, 'The pack size.'),
      pack: z
        .enum(['small', 'medium', 'large', 'round', 'amber', 'film', 'amber-film'])
        .describe(
          'Which pack is drawn: small, medium or large with oval tablets, round with a round tablet, amber with an amber tablet, film or amber-film with a film.',
        ),
      label: z
        .strictObject({
          figure: text(4, 'The large figure on the pack, such as 500.'),
          unit: text(4, 'The unit beside it, such as mg.').optional(),
          words: list(1, 2, 20, 'A line of words on the pack.'),
        })
        .describe('What is printed on the drawn pack.'),
      alt: text(160, 'The picture of the pack in words, for people who do not see it.'),
      picture: names({
        file: image().describe(
          'A picture in src/content/products/pictures, such as ../pictures/pack.webp: WebP, AVIF, PNG or JPEG, 640 to 2400 pixels wide, at most 200 KiB.',
        ),
        alt: text(160, 'That picture in words, for people who do not see it.'),
      })
        .describe('A picture of the product’s own, shown on its card instead of the drawn pack.')
        .optional(),
      mechanisms: list(
        1,
        3,
        32,
        'Short labels that appear after “Mechanism” is pressed, such as “Hepatic Glucose down”.',
      ).optional(),
      rationale: text(320, 'Clinical rationale.'),
      benefits: list(2, 5, 110, 'A key benefit.'),
      disclaimer: text(200, 'Educational disclaimer.'),
    }),
});

const explainers = defineCollection({
  loader: yaml('explainers'),
  schema: names({
    title: text(60, 'The title.'),
    organs: z
      .array(z.enum(['liver', 'pancreas', 'gut', 'muscle', 'kidney', 'heart', 'nerve', 'blood']))
      .min(1)
      .max(3)
      .describe('The organs drawn, one to three.'),
    simple: text(260, 'Simple View: how it works, in plain words.'),
    rationale: text(520, 'Deep Dive: how it works and why it is chosen.'),
    benefits: list(2, 5, 170, 'A benefit. A figure names the drug, the people studied and the source.'),
    onset: text(140, 'When the effect begins.'),
    dosing: text(220, 'How it is taken.'),
    caution: text(260, 'What to be careful about.').optional(),
    source: text(180, 'Where the figures come from.'),
  }),
});

const tour = defineCollection({
  loader: yaml('tour'),
  schema: names({
    step: z.int().min(1).describe('The place of the step: 1 is first. There may be any number of steps.'),
    kind: z
      .enum(['read', 'ways', 'leave'])
      .describe(
        'Its buttons: read has Next, ways has Quick Use and Sign In, leave has also Go to Home and ends the tour.',
      )
      .default('read'),
    picture: z
      .enum(['team', 'course', 'tools', 'guideline', 'papers', 'records', 'doors', 'shield'])
      .describe('Which drawing stands under the text. Without the line there is none.')
      .optional(),
    title: text(60, 'The title of the step.'),
    text: text(320, 'One or two sentences.'),
    points: list(0, 6, 110, 'A short point.').default([]),
    chips: list(0, 5, 30, 'A word or two in a frame.').default([]),
  }),
});

export const collections = { site, settings, tools, legal, hero, ending, story, products, explainers, tour };
