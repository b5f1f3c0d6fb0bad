/** Words about trust in an answer: which rules a record was made with, and how to report advice that is wrong. */
export const trust = {
  earlier: {
    title: 'Saved with other rules', with: 'With rules {version}:',
    unanswered: 'Rules {now} cannot answer these inputs as they were stored. Complete the form to see what they advise.',
  },
  wrong: {
    report: 'Report wrong advice', copied: 'Copied, without name and notes', failed: 'Copying is not allowed here',
    send: 'Paste it into a message to {address} and write what is wrong.', sendNoAddress: 'Paste it into a message to whoever runs this site and write what is wrong.',
    head: 'Report of wrong advice', what: 'What is wrong, and what would be right:', facts: 'Facts used', example: 'example value', asks: 'Rules and proposals', overruled: 'Overruled', review: 'Next visit', days: '{n} days', by: 'by {by}', of: 'Calculator', visit: 'Visit', rules: 'Rules', guards: 'Guards', none: 'none',
  },
};
export type TrustWords = typeof trust;
