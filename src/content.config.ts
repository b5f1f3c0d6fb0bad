/**
 * The editors' manual: what each text is for and how long it may be.
 * A text that is missing or too long stops the build with a sentence that says so. See docs/edit-content.md.
 */
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** A text of at most `max` characters, spaces included. */
function text(max: number, what: string) {
  return z.string({ error: () => `This text is missing. It is: ${what}` })
    .trim()
    .min(1, { error: `This text is empty. It is: ${what}` })
    .max(max, { error: (issue) => `This text has ${String(issue.input).length} characters; at most ${max} fit. It is: ${what}` })
    .describe(what);
}

/** A list of short texts. */
function list(min: number, max: number, each: number, what: string) {
  return z.array(text(each, what), { error: () => `This list is missing. It holds: ${what}` })
    .min(min, { error: `This list needs at least ${min}. It holds: ${what}` })
    .max(max, { error: `This list takes at most ${max}. It holds: ${what}` })
    .describe(what);
}

function yaml(name: string) {
  return glob({ pattern: '**/*.yaml', base: `./src/content/${name}` });
}

const site = defineCollection({
  loader: yaml('site'),
  schema: z.strictObject({
    company: text(60, 'The company’s name, shown in the footer.'),
    subtitle: text(40, 'The company’s line under “Diabetes Journey” in the header.'),
    about: text(600, 'About Us, in the footer.'),
    disclaimer: text(160, 'The sentence that says this is education, not medical advice.'),
  }),
});

const settings = defineCollection({
  loader: yaml('settings'),
  schema: z.strictObject({
    portfolioPublic: z.boolean({ error: 'Write true or false.' }).describe('true shows the company’s products to every visitor; false hides them, where a regulator forbids promoting prescription medicines to the public.'),
    painAssessmentUrl: z.url({ error: 'Write a whole web address that begins with https://.', protocol: /^https$/ }).describe('Where the “Pain Assessment Tool” button of Act 6 leads.'),
  }),
});

const tools = defineCollection({
  loader: yaml('tools'),
  schema: z.strictObject({
    order: z.int({ error: 'Write a whole number: the place of the card on the page.' }).min(1).max(9).describe('The place of the card on the page, 1 is first.'),
    path: z.string().startsWith('/', { error: 'Write the address of the tool, such as /calculator.' }).describe('The address the card leads to, the same in both languages.'),
    title: text(60, 'The tool’s name.'),
    subtitle: text(90, 'One line under the name.'),
    description: text(320, 'What the tool does, in one or two sentences.'),
    features: list(3, 6, 110, 'One key feature, a short phrase without a full stop.'),
    whenToUse: list(2, 5, 120, 'One situation in which this tool is the right one.'),
    intro: z.strictObject({
      lead: text(300, 'What the tool does, for somebody who is not signed in.'),
      cards: z.array(z.strictObject({ title: text(50, 'The heading of a short point.'), text: text(200, 'The point in one or two sentences.') })).min(2).max(4).describe('Two to four short points.'),
    }).optional().describe('Only for a tool that introduces itself before the sign-in.'),
    links: z.array(z.strictObject({
      label: text(40, 'The words of a link in the bar of the tool’s own page.'),
      to: z.string().startsWith('/', { error: 'Write an address of this site, such as /tools.' }).describe('Where the link leads, without the language.'),
    }), { error: 'This list is missing. It holds the links in the bar of the tool’s own page.' }).min(1).max(4).describe('The links in the bar of the tool’s own page.'),
  }),
});

const legal = defineCollection({
  loader: glob({ pattern: '**/*.md', base: './src/content/legal' }),
  schema: z.strictObject({
    title: text(80, 'The title of the dialog.'),
    updated: z.coerce.date({ error: 'Write the date of the last change as YYYY-MM-DD.' }).describe('The date of the last change.'),
  }),
});

const hero = defineCollection({
  loader: glob({ pattern: '*/hero.yaml', base: './src/content/story' }),
  schema: z.strictObject({
    headline: text(70, 'The headline of the first screen. The arrow is drawn in the brand’s colour.'),
    text: text(120, 'The sentence under the headline.'),
    start: text(30, 'The button that scrolls to Act 1.'),
    clinicians: text(40, 'The link beside it, to the tools.'),
    before: text(40, 'Under the first HbA1c figure.'),
    after: text(60, 'Under the last HbA1c figure.'),
    target: text(30, 'The name of the target band.'),
    act: text(12, 'The word “Act” above each name along the line.'),
  }),
});

const story = defineCollection({
  loader: glob({ pattern: ['*/*.yaml', '!*/hero.yaml'], base: './src/content/story' }),
  schema: z.strictObject({
    act: z.int().min(1).max(7).describe('The act’s number, 1 to 7.'),
    hba1c: z.number().min(5).max(12).describe('The HbA1c figure beside the line, in percent.'),
    title: text(40, 'The act’s title.'),
  }),
});

export const collections = { site, settings, tools, legal, hero, story };
