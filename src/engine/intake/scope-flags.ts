/** What the words around a token say of it. */
export const scope = {
  no: 1,
  uncertain: 2,
  other: 4,
  planned: 8,
  stopped: 16,
  refused: 32,
  allergy: 64,
  pause: 128,
  /** Planned in this very clause: what is planned of medicines goes on behind commas, of findings not. */
  plannedHere: 256,
} as const;
/** Those that are said of medicines. */
export const medicineScopes =
  scope.planned | scope.plannedHere | scope.stopped | scope.refused | scope.allergy | scope.pause;

/** What a cue says, by its name in names/cues.ts. */
export const cueScope: Readonly<Record<string, number>> = {
  no: scope.no,
  uncertain: scope.uncertain,
  other: scope.other,
  planned: scope.planned | scope.plannedHere,
  stopplan: scope.pause,
  stopped: scope.stopped,
  pause: scope.pause,
  refused: scope.refused,
  allergy: scope.allergy,
};
