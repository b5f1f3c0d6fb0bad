import { test } from 'vitest';
import { expectABundle, expectAnAnswer } from '../engine/fhir/never-throws.ts';

test('a hundred thousand broken FHIR files are answered', async () => expectAnAnswer(100_000));
test('thousands of broken results still make a bundle', async () => expectABundle(3_000));
