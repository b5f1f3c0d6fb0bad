import fc from 'fast-check';

// `npm run quick` tries each property for a moment only: as many random patients as that gives. `npm test` tries them all.
if (process.env['QUICK']) fc.configureGlobal({ interruptAfterTimeLimit: 150, markInterruptAsFailure: false });
