import type { Standing } from '../../api/contract.ts';
import type { VisitState } from './visit-store.ts';

/** Whose a visit is, and the saved visit or record by which that is known: no longer than that one bears the patient's id. */
export interface KnownPatient {
  readonly patientId: string;
  readonly knownBy: string;
}

/** A visit of nobody who is saved. */
const ofNobody = ({ patientId: _, knownBy: __, ...state }: VisitState): VisitState => state;

/**
 * The visit after somebody said what is another patient's. Saved, it goes where its own save went. Known by something that was
 * parted, it is nobody's: whether it goes with that or stays behind, only the clinician can say, who is asked by the name.
 */
export function afterParting(state: VisitState, { visits, records }: Standing): VisitState {
  const own = visits.find(({ id }) => id === state.saved?.id);
  if (own) return { ...state, patientId: own.patientId, knownBy: own.id };
  const by = [...visits, ...records].find(({ id }) => id === state.knownBy);
  return by && by.patientId !== state.patientId ? ofNobody(state) : state;
}

/** The visit after something saved was deleted: it is not said to be saved, nor to be the patient of what nobody can look up. */
export function afterDeletion(state: VisitState, id: string): VisitState {
  const { saved, ...unsaved } = state;
  const left = saved?.id === id ? unsaved : state;
  return state.knownBy === id ? ofNobody(left) : left;
}
