import { loadTool } from '../../src/engine/registry.ts';

/** A signed-in person as plain requests see one. */
export interface Person {
  readonly id: string;
  readonly cookie: string;
  readonly headers: Readonly<Record<string, string>>;
}

export const password = 'a quiet clinic at first light';

/** Registers a new person and keeps the cookie. */
export async function newPerson(url: string, email: string): Promise<Person> {
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ name: 'Dr. Load', email, password }),
  });
  if (answer.status !== 201) throw new Error(`register answered ${answer.status}: ${await answer.text()}`);
  const { user } = (await answer.json()) as { user: { id: string } };
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { id: user.id, cookie, headers: { cookie, origin: url } };
}

/** What a client sends to save a forecast of the example patient. */
export async function forecast(): Promise<{ patientData: object; results: object }> {
  const tool = await loadTool('a1c-forecast');
  return { patientData: tool.defaults, results: tool.calculate(tool.defaults).results };
}
