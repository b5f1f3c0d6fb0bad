/** The story's scripts in their order; what moves comes after the first paint. */
import './welcome.ts';
import './clinician.ts';
import { still } from './story.ts';

function later(): void {
  if (!still.matches) void import('./motion.ts');
}
if (document.readyState === 'complete') setTimeout(later);
else addEventListener('load', () => setTimeout(later), { once: true });
