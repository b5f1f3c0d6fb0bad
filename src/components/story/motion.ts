/** Steps from act to act. The only file that knows the animation libraries; loaded after the first paint, on a stage, never with reduced motion. */
import { gsap } from 'gsap';
import Lenis from 'lenis';
import { storyNumbers } from './numbers.ts';
import { startSteps } from './steps.ts';

export function startMotion(): void {
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
