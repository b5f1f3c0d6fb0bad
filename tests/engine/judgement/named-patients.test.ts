import { describe, test } from 'vitest';
import { cardioRenalDoctor } from '../../../src/engine/judgement/cases/cardio-renal-doctor.ts';
import { eighthDoctor } from '../../../src/engine/judgement/cases/eighth-doctor.ts';
import { eventsAlcoholSurgery } from '../../../src/engine/judgement/cases/events-alcohol-surgery.ts';
import { eighteenthDoctor } from '../../../src/engine/judgement/cases/eighteenth-doctor.ts';
import { eleventhDoctor } from '../../../src/engine/judgement/cases/eleventh-doctor.ts';
import { eleventhDoctorAgain } from '../../../src/engine/judgement/cases/eleventh-doctor-again.ts';
import { fifthDoctor } from '../../../src/engine/judgement/cases/fifth-doctor.ts';
import { fifthDoctorAgain } from '../../../src/engine/judgement/cases/fifth-doctor-again.ts';
import { fourteenthDoctor } from '../../../src/engine/judgement/cases/fourteenth-doctor.ts';
import { fifteenthCheck } from '../../../src/engine/judgement/cases/fifteenth-check.ts';
import { fourteenthDoctorAgain } from '../../../src/engine/judgement/cases/fourteenth-doctor-again.ts';
import { fourthDoctor } from '../../../src/engine/judgement/cases/fourth-doctor.ts';
import { fourthDoctorAgain } from '../../../src/engine/judgement/cases/fourth-doctor-again.ts';
import { seventhDoctor } from '../../../src/engine/judgement/cases/seventh-doctor.ts';
import { nineteenthDoctor } from '../../../src/engine/judgement/cases/nineteenth-doctor.ts';
import { ninthDoctor } from '../../../src/engine/judgement/cases/ninth-doctor.ts';
import { seventhDoctorAgain } from '../../../src/engine/judgement/cases/seventh-doctor-again.ts';
import { seventeenthDoctor } from '../../../src/engine/judgement/cases/seventeenth-doctor.ts';
import { sixteenthDoctor } from '../../../src/engine/judgement/cases/sixteenth-doctor.ts';
import { sixteenthDoctorAgain } from '../../../src/engine/judgement/cases/sixteenth-doctor-again.ts';
import { sixthDoctor } from '../../../src/engine/judgement/cases/sixth-doctor.ts';
import { tenthDoctor } from '../../../src/engine/judgement/cases/tenth-doctor.ts';
import { tenthDoctorAgain } from '../../../src/engine/judgement/cases/tenth-doctor-again.ts';
import { thirteenthDoctor } from '../../../src/engine/judgement/cases/thirteenth-doctor.ts';
import { twelfthDoctor } from '../../../src/engine/judgement/cases/twelfth-doctor.ts';
import { vomiting } from '../../../src/engine/judgement/cases/vomiting.ts';
import { unseenPatients } from '../../../src/engine/judgement/cases/unseen-patients.ts';
import { expectCase } from './run-case.ts';

const readings = {
  cardioRenalDoctor,
  eighthDoctor,
  eighteenthDoctor,
  eleventhDoctor,
  eleventhDoctorAgain,
  eventsAlcoholSurgery,
  fifthDoctor,
  fifthDoctorAgain,
  fourteenthDoctor,
  fourteenthDoctorAgain,
  fifteenthCheck,
  fourthDoctor,
  fourthDoctorAgain,
  nineteenthDoctor,
  ninthDoctor,
  seventhDoctor,
  seventhDoctorAgain,
  seventeenthDoctor,
  sixteenthDoctor,
  sixteenthDoctorAgain,
  sixthDoctor,
  tenthDoctor,
  tenthDoctorAgain,
  thirteenthDoctor,
  twelfthDoctor,
  unseenPatients,
  vomiting,
};

/** Patients whom doctors brought, and whom other seeds found: each with its contrast. */
describe.each(Object.entries(readings))('named patients: %s', (_, patients) => {
  test.each(patients)('$id', (patient) => expectCase(patient));
});
