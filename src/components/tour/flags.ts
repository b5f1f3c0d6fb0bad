/** What a browser remembers of the welcome and the tour, by the name it is kept under. */
export const flags = { welcome: 'diabetes-welcome-shown', tourSeen: 'intro_seen_v1', tourStep: 'tour_step' } as const;
