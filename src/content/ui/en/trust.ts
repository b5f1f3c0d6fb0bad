/** Words about trust in an answer: what other rules said of a record, and how to report advice that is wrong. */
export const trust = {
  earlier: {
    title: 'Saved with other rules', with: 'With rules {version}:',
    nothing: 'Nothing changes: rules {now} give the same figures and the same plan as rules {then}.',
    figures: 'Stored figures that rules {now} give otherwise', sameFigures: 'The figures are the same.', more: 'and {n} more',
    changed: '{name}: {then}, now {now}', differs: '{name}: differs', none: 'none',
    gone: 'Only in the plan of rules {then}', added: 'Only in the plan of rules {now}', moved: 'In both, otherwise', samePlan: 'The plan is the same.',
    noPlan: 'Rules {then} kept no plan to hold beside that of rules {now}.', notFollowed: 'Of this calculator’s own rule, which rules {then} gave as advice, rules {now} do not follow:', followed: 'Nothing of this calculator’s own rule is overruled.',
    unanswered: 'Rules {now} cannot answer these inputs as they were stored. Complete the form to see what they advise.',
  },
  wrong: {
    report: 'Report wrong advice', copied: 'Copied, without name and notes', failed: 'Copying is not allowed here',
    send: 'Paste it into a message to {address} and write what is wrong.', sendNoAddress: 'Paste it into a message to whoever runs this site and write what is wrong.',
    head: 'Report of wrong advice', what: 'What is wrong, and what would be right:', facts: 'Facts used', example: 'example value', asks: 'Rules and proposals', overruled: 'Overruled', review: 'Next visit', days: '{n} days', by: 'by {by}', of: 'Calculator', visit: 'Visit', rules: 'Rules', guards: 'Guards', none: 'none',
  },
};
export type TrustWords = typeof trust;
