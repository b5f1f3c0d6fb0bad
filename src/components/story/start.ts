/** The story's scripts in their order; what moves comes after the first paint, and not to somebody who saves data. */
import './welcome.ts';
import { startCard } from './card.ts';
import './clinician.ts';
import { holdStages } from './later.ts';
import { stage, still } from './story.ts';

const { saveData = false } = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection ?? {};
const moves = !still.matches && !saveData;

/** Only a stage is stepped through: a phone does without the animation libraries, four fifths of the story’s script. */
function stepWhereThereIsAStage(): void {
  if (stage.matches) void import('./motion.ts').then(({ startMotion }) => startMotion());
  else stage.addEventListener('change', stepWhereThereIsAStage, { once: true });
}

/** What draws the reader's line comes when its field is first come to. A press before that waits for it: else the form would shut its dialog, with nothing drawn. */
function startOwnLine(form: HTMLFormElement): void {
  let isPressed = false;
  const keep = (event: Event): void => {
    event.preventDefault();
    isPressed = true;
  };
  form.addEventListener('submit', keep);
  void import('./own-line.ts').then(({ startOwn }) => {
    form.removeEventListener('submit', keep);
    startOwn(form);
    if (isPressed) form.requestSubmit();
  });
}

startCard();
const own = document.querySelector<HTMLFormElement>('[data-own]');
own?.closest('dialog')?.addEventListener('focusin', () => startOwnLine(own), { once: true });
const drawStages = holdStages();
function later(): void {
  // What inks the line comes while the acts are drawn, and measures them once they are.
  const scrub = moves ? import('./scrub.ts') : undefined;
  if (moves) stepWhereThereIsAStage();
  drawStages(() => void scrub?.then(({ startScrub }) => startScrub()));
}
if (document.readyState === 'complete') setTimeout(later);
else addEventListener('load', () => setTimeout(later), { once: true });
