import { noStrongInhibitors, strongInhibitors } from '../clinical/strong-cyp3a4-inhibitors.ts';

/** The list shared with charts, as a list of names (names/medicines.ts). */
export const strongInhibitorNames = `
= strongCyp3a4Inhibitor class
strong 3A4 inhibitor | strong 3A4 inhibitors | strong CYP3A inhibitor | strong CYP3A inhibitors | strong CYP3A4 inhibitor | strong CYP3A4 inhibitors | مثبط قوي CYP3A4 | مثبط قوي لإنزيم CYP3A4 | مثبطات قوية CYP3A4
= strongCyp3a4Inhibitor
${strongInhibitors.map(({ substance, names }) => [substance, names].filter(Boolean).join(' | ')).join('\n')}
= -
${noStrongInhibitors}
`;
