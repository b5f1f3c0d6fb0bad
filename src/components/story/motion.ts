/** Everything that moves. The only file that knows the animation libraries; loaded after the first paint and never with reduced motion. */
import { gsap } from 'gsap';
import Lenis from 'lenis';
import { storyNumbers } from './numbers.ts';
import { startScrub } from './scrub.ts';
import { startSteps } from './steps.ts';
import { still } from './story.ts';

/** The products and their stamps come one after the other. */
function revealPanels(): void {
  document.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element ? event.target.closest('[data-disclosure][aria-expanded="true"]') : null;
    const panel = button && document.getElementById(button.getAttribute('aria-controls') ?? '');
    if (!panel || still.matches) return;
    const cards = panel.querySelectorAll(':scope > .portfolio-cards > .product');
    if (cards.length > 0)
      gsap.fromTo(
        cards,
        { opacity: 0, y: 16 },
        { opacity: 1, y: 0, duration: 0.4, delay: storyNumbers.cardDelay, stagger: 0.15, clearProps: 'all' },
      );
    const stamps = panel.querySelectorAll('.stamp');
    if (stamps.length > 0)
      gsap.fromTo(
        stamps,
        { opacity: 0, scale: 1.25 },
        { opacity: 1, scale: 1, duration: 0.25, stagger: storyNumbers.stampGap, clearProps: 'all' },
      );
  });
}

function steps(): void {
  const lenis = new Lenis({ smoothWheel: false, autoRaf: false });
  const frame = (seconds: number) => lenis.raf(seconds * 1000);
  startSteps((y, done) => {
    gsap.ticker.add(frame);
    lenis.resize();
    lenis.scrollTo(y, {
      // One pace for every step: the way past the quiet moment is longer than the others.
      duration: Math.min(
        storyNumbers.longestStep,
        storyNumbers.stepSeconds * Math.max(1, (Math.abs(y - scrollY) / innerHeight) * storyNumbers.pace),
      ),
      easing: gsap.parseEase('power2.inOut'),
      force: true,
      lock: true,
      onComplete: () => {
        gsap.ticker.remove(frame);
        done();
      },
    });
  });
}

export function startMotion(): void {
  startScrub();
  revealPanels();
  steps();
}
