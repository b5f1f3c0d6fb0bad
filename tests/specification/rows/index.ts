import type { Screen } from '../row.ts';
import { clinical } from './clinical.ts';
import { dosing } from './dosing.ts';
import { forecast } from './forecast.ts';
import { insulin } from './insulin.ts';
import { lifeDays, lifeDaysIntro } from './life-days.ts';
import { guard, hub, notFound, quickHub, signIn, tour } from './shell.ts';
import { clinicianStory, patientStory } from './story.ts';

/** Every screen of the three documents, in their order. */
export const screens: readonly Screen[] = [patientStory, clinicianStory, hub, quickHub, signIn, guard, tour, notFound, forecast, clinical, insulin, lifeDaysIntro, lifeDays, dosing];
