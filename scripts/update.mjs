// npm run update: builds beside the running site, and hands over to the new build without a pause.
import { ensureBuilt } from '../tools/build/build.mjs';
import { ensureInstalled } from '../tools/lib/install.mjs';
import { environment, root } from '../tools/lib/run.mjs';
import { askKeeper } from '../tools/lib/running.mjs';
import { say, stop } from '../tools/lib/say.mjs';
import { checkedSettings } from '../tools/lib/settings.mjs';

process.chdir(root);
const port = String(checkedSettings().port);
const before = await askKeeper(port, 'state');
if (!before) stop(`Nothing that could be updated runs on port ${port}: npm start starts the site.`);
const untouched = '\nThe running site was not touched.';
await ensureInstalled(untouched);
// With what the running site has built in: it keeps its settings until it is started anew.
const { siteUrl, fieldMeasurements = '' } = before;
await ensureBuilt(environment({ SITE_URL: String(siteUrl), FIELD_MEASUREMENTS: String(fieldMeasurements) }), untouched);
const outcome = await askKeeper(port, 'swap');
if (outcome?.['done'] !== true)
  stop(
    `The new build could not take over: ${outcome?.['why'] ?? 'the running site does not answer'}\nThe build before goes on serving.`,
  );
say(`Build ${outcome['build']} serves now; requests waited ${outcome['milliseconds']} ms at most.`);
