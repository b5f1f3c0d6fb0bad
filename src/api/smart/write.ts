// One document beside the patient's record: what the clinician has read on the screen and sent by a press.
import { bounds } from '../bounds.ts';
import { OutwardProblem, outwardFetch } from '../outward-fetch.ts';
import type { Granted } from './held.ts';
import { ReadProblem } from './read.ts';

interface Written {
  /** Plain text, as it is copied for the record. */
  readonly text: string;
  readonly locale: 'en' | 'ar';
  /** Who sends it, as this site knows them. */
  readonly author: string;
}

/** FHIR R4, DocumentReference; LOINC 11506-3 is a progress note. Preliminary: whoever sends it signs it there. */
function documentOf({ patient }: Granted, { text, locale, author }: Written, at: string): object {
  return {
    resourceType: 'DocumentReference',
    status: 'current',
    docStatus: 'preliminary',
    type: { coding: [{ system: 'http://loinc.org', code: '11506-3', display: 'Progress note' }] },
    category: [
      {
        coding: [
          {
            system: 'http://hl7.org/fhir/us/core/CodeSystem/us-core-documentreference-category',
            code: 'clinical-note',
            display: 'Clinical Note',
          },
        ],
      },
    ],
    subject: { reference: `Patient/${patient}` },
    date: at,
    author: [{ display: author }],
    content: [
      {
        attachment: {
          contentType: 'text/plain; charset=utf-8',
          language: locale,
          data: Buffer.from(text, 'utf8').toString('base64'),
          creation: at,
        },
      },
    ],
  };
}

const largestAnswer = 64 * 1024;

/** Sends the document. Rejects with a ReadProblem: `away` says that nobody knows whether it arrived. */
export async function writeDocument(grant: Granted, written: Written): Promise<void> {
  const { issuer } = grant.system;
  const within = { milliseconds: bounds.providerMilliseconds, bytes: largestAnswer };
  try {
    const { status } = await outwardFetch(new URL(issuer).origin, within)(`${issuer}/DocumentReference`, {
      method: 'POST',
      headers: {
        accept: 'application/fhir+json',
        'content-type': 'application/fhir+json',
        authorization: `Bearer ${grant.accessToken}`,
      },
      body: JSON.stringify(documentOf(grant, written, new Date().toISOString())),
    });
    if (status === 401) throw new ReadProblem('expired', 'the token is not taken any more');
    if (status >= 400 && status < 500) throw new ReadProblem('denied', `the document was answered with ${status}`);
    if (status !== 200 && status !== 201) throw new ReadProblem('away', `the document was answered with ${status}`);
  } catch (error) {
    if (error instanceof OutwardProblem)
      throw new ReadProblem(error.kind === 'away' || error.kind === 'too-large' ? 'away' : 'untrusted', error.message);
    throw error;
  }
}
