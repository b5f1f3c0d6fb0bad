/** The story's numbers, as specified. Milliseconds, pixels and fractions of a window. */
export const storyNumbers = {
  /** Visible share at which an act counts as the one being read, in a window without its outer fifths. */
  current: 0.5,
  margin: '-20% 0px',
  resize: 250,
  /** Share of the window an act must fill to be snapped to. */
  fills: 0.8,
  welcomeExit: 300,
  welcomeFocus: 100,
  curtain: 2000,
  curtainStill: 100,
  /** Quiet time after which a wheel gesture has ended; inertia must not take a second step. */
  quiet: 160,
  /** A weaker turn within this time is still the inertia of the last. */
  tail: 700,
  /** From so many pixels a turn on, a gesture of the wheel is a step; below, it is slow scrolling. */
  strong: 24,
  /** A finger that leaves the glass at this speed (pixels a millisecond) has flicked, unless it was held still for so long before. */
  flick: 0.3,
  held: 100,
  /** So much of a window in one frame is no scrolling by hand. */
  leap: 0.4,
  stepSeconds: 0.9,
  longestStep: 2,
  /** Share of a step’s time that one window of way takes. */
  pace: 0.85,
  /** Share of the whole way that is inked on the first screen, and how much more until the first act. */
  coverInk: 0.258,
  coverMore: 0.212,
  /** The sun begins to come up so much of a window before its stage stands. */
  dawn: 0.4,
  /** On a page without a stage the line is inked down to this share of the window. */
  inked: 0.62,
  /** There a picture begins to fill when it enters at this share of the window, and is whole after so much of it. */
  enters: 0.92,
  fillsWithin: 0.6,
} as const;

/** How far a line runs beyond its stage of 1440 units on both sides, so that a wider window still shows it from edge to edge. */
export const lineBeyond = 700;

export const gauge = { from: 9.2, to: 6.8 } as const;
