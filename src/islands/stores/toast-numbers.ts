/** How notifications behave, as specified. */
export const toastNumbers = {
  /** Shown at once; a new one replaces the one before. */
  limit: 1,
  /** Milliseconds on screen. */
  duration: 5_000,
  /** Milliseconds a dismissed one is still kept in the store. */
  removeDelay: 1_000_000,
  /** Pixels of swipe that dismiss. */
  swipeThreshold: 50,
  hotkey: ['F8'],
} as const;

/** Milliseconds, as specified. */
export const tooltipNumbers = { openDelay: 700, skipDelay: 300 } as const;
