// npm run operate -- set-password EMAIL: a new password for someone who lost theirs. It is read from standard input, never from the command line,
// where other people of the machine could see it.
import { refuseMissing } from '../db/backup.ts';
import { openDatabase } from '../db/open.ts';
import { waysInOf } from '../db/passkeys.ts';
import { findAccount, setPassword } from '../db/users.ts';
import { readEnvironment } from '../src/api/environment.mjs';
import { hashPassword, passwordProblem } from '../src/api/password.ts';
import { ask } from '../tools/lib/ask.ts';
import { operate, Usage } from '../tools/lib/operate.ts';

await operate(async () => {
  const [email, ...more] = process.argv.slice(2);
  if (!email || more.length > 0)
    throw new Usage('npm run operate -- set-password EMAIL   (the password on standard input)');
  const settings = readEnvironment(process.env);
  refuseMissing(settings);
  const store = await openDatabase(settings);
  try {
    const account = await findAccount(email);
    if (!account) throw new Usage(`There is no account with the email ${email}.`);
    const password = await ask('New password');
    const problem = passwordProblem(password, account);
    if (problem)
      throw new Usage(
        {
          tooShort: 'The password needs at least 8 characters.',
          tooLong: 'The password may have at most 128 characters.',
          common:
            'That is one of the commonest passwords, digits and signs around it apart, a run or a repetition; choose another.',
          own: 'Without the words of the name, of the address and of the product it needs at least 8 characters still.',
        }[problem],
      );
    await setPassword(account.id, await hashPassword(password));
    const { passkeys, apps, codes } = await waysInOf(account.id);
    // Whoever got in before may have added them.
    const others =
      passkeys + apps + codes === 0
        ? ''
        : ` What signs in beside it stays (passkeys: ${passkeys}, recovery codes: ${codes}, authenticator apps: ${apps}): if somebody else knew the old password, npm run operate -- accounts remove-passkeys ${email}`;
    return `The password of ${email} is set, and every session and access token of this account has ended.${others}`;
  } finally {
    await store.close();
  }
});
