// Opens the database that the settings name: a file or a libSQL server.
import type { Access } from './access.ts';
import { makeStore, type Store, useStore } from './client.ts';
import { openFile } from './local.ts';
import { migrate } from './migrate.ts';
import { openRemote } from './remote.ts';

export interface DatabaseSettings {
  readonly databaseUrl: string;
  readonly databaseAuthToken?: string;
  readonly databaseEncryptionKey?: string;
}

async function openAccess({
  databaseUrl: url,
  databaseAuthToken: authToken,
  databaseEncryptionKey: encryptionKey,
}: DatabaseSettings): Promise<Access> {
  const access = url.startsWith('file:') ? await openFile(url, encryptionKey) : openRemote(url, authToken);
  try {
    await migrate(access);
    return access;
  } catch (error) {
    await access.close();
    throw error;
  }
}

/** Opens the database and brings it up to date, without making it the process's own. */
export async function openStore(settings: DatabaseSettings, report?: (error: unknown) => void): Promise<Store> {
  return makeStore(await openAccess(settings), report);
}

/** Opens the database for this process. Rejects with a DatabaseRefused whose message is one plain line. */
export async function openDatabase(settings: DatabaseSettings, report?: (error: unknown) => void): Promise<Store> {
  const opened = await openStore(settings, report);
  useStore(opened);
  return opened;
}
