/** The story's numbers, as specified. Milliseconds, pixels and fractions of a window. */
export const storyNumbers = {
  /** Visible share at which an act is drawn. */
  reveal: 0.3,
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
  cardDelay: 0.8,
  stampGap: 0.3,
  detailsDelay: 300,
  /** Quiet time after which a wheel gesture has ended; inertia must not take a second step. */
  quiet: 160,
  /** A weaker turn within this time is still the inertia of the last. */
  tail: 700,
  stepSeconds: 0.9,
} as const;

export const gauge = { from: 9.2, to: 6.8 } as const;

export const flags = { welcome: 'diabetes-welcome-shown', tourSeen: 'intro_seen_v1', tourStep: 'tour_step' } as const;
