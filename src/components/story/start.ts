/** The story's scripts in their order; what moves comes after the first paint, and not to somebody who saves data. */
import './welcome.ts';
import { startCard } from './card.ts';
import './clinician.ts';
import { still } from './story.ts';

const { saveData = false } = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection ?? {};
startCard();
function later(): void {
  if (!still.matches && !saveData) void import('./motion.ts');
}
if (document.readyState === 'complete') setTimeout(later);
else addEventListener('load', () => setTimeout(later), { once: true });
