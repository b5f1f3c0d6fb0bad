/** The story's scripts in their order; what moves comes after the first paint, and not to somebody who saves data. */
import './welcome.ts';
import { startCard } from './card.ts';
import './clinician.ts';
import { holdStages } from './later.ts';
import { still } from './story.ts';

const { saveData = false } = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection ?? {};
startCard();
const drawStages = holdStages();
function later(): void {
  // What moves comes while the acts are drawn, and measures them once they are.
  const motion = still.matches || saveData ? undefined : import('./motion.ts');
  drawStages(() => void motion?.then(({ startMotion }) => startMotion()));
}
if (document.readyState === 'complete') setTimeout(later);
else addEventListener('load', () => setTimeout(later), { once: true });
