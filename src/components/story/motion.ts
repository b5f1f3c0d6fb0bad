/** Everything that moves. The only file that knows the animation libraries; loaded after the first paint and never with reduced motion. */
import { gsap } from 'gsap';
import Lenis from 'lenis';
import { animateGauge, show } from './clinician.ts';
import { storyNumbers } from './numbers.ts';
import { startSteps } from './steps.ts';
import { still, story } from './story.ts';

const words = '.caption, .trend, .tests';
const lineOf = (act: Element) => act.querySelectorAll('.cell .line');

/** Draws an act's line from start to end, once, when enough of the act is in sight. */
function drawActs(): void {
  // What the reader already sees stays as it is; only acts still to come are held back.
  const ahead = story.sections
    .slice(1)
    .filter((section) => section.getBoundingClientRect().top > innerHeight * (1 - storyNumbers.reveal));
  for (const act of ahead) {
    gsap.set(lineOf(act), { strokeDasharray: '1 1', strokeDashoffset: 1 });
    gsap.set(act.querySelectorAll(words), { opacity: 0 });
  }
  addEventListener('beforeprint', () => {
    for (const act of ahead) gsap.set([...lineOf(act), ...act.querySelectorAll(words)], { clearProps: 'all' });
  });
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        watcher.unobserve(target);
        const lines = lineOf(target);
        gsap.to(lines, {
          strokeDashoffset: 0,
          duration: 0.9,
          ease: 'power1.inOut',
          stagger: 0.32,
          onComplete: () => {
            gsap.set(lines, { clearProps: 'all' });
          },
        });
        gsap.fromTo(
          target.querySelectorAll(words),
          { opacity: 0, y: 10 },
          { opacity: 1, y: 0, duration: 0.5, stagger: 0.28, delay: 0.35, clearProps: 'all' },
        );
      }
    },
    { threshold: storyNumbers.reveal },
  );
  for (const act of ahead) watcher.observe(act);
}

function moveGauge(): void {
  const state = { reading: 0 };
  animateGauge((from, to) => {
    state.reading = from;
    gsap.to(state, {
      reading: to,
      duration: storyNumbers.stepSeconds,
      ease: 'power2.out',
      overwrite: true,
      onUpdate: () => show(state.reading),
    });
  });
}

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
      duration: storyNumbers.stepSeconds,
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

if (!still.matches) {
  drawActs();
  moveGauge();
  revealPanels();
  steps();
}
