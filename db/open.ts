import { makeStore, type Store, useStore } from './client.ts';
import { openFile } from './local.ts';
import { migrate } from './migrate.ts';
import { openRemote } from './remote.ts';

export interface DatabaseSettings {
  readonly databaseUrl: string;
  readonly databaseAuthToken?: string;
  readonly databaseEncryptionKey?: string;
}

/** Opens the database and brings it up to date, without making it the process's own. */
export async function openStore(settings: DatabaseSettings, report?: (error: unknown) => void): Promise<Store> {
  const { databaseUrl, databaseAuthToken, databaseEncryptionKey } = settings;
  const access = databaseUrl.startsWith('file:') ? await openFile(databaseUrl, databaseEncryptionKey) : openRemote(databaseUrl, databaseAuthToken);
  try {
    await migrate(access);
  } catch (error) {
    await access.close();
    throw error;
  }
  return makeStore(access, report);
}

/** Opens the database for this process. Rejects with a DatabaseRefused whose message is one plain line. */
export async function openDatabase(settings: DatabaseSettings, report?: (error: unknown) => void): Promise<Store> {
  const opened = await openStore(settings, report);
  useStore(opened);
  return opened;
}
