import type { Access } from './access.ts';
import { makeStore, type Store, useStore } from './client.ts';
import { openFile } from './local.ts';
import { migrate } from './migrate.ts';
import { filePath } from './place.ts';
import { openRemote } from './remote.ts';
import { openReplica } from './replica.ts';

export interface DatabaseSettings {
  readonly databaseUrl: string;
  readonly databaseAuthToken?: string;
  readonly databaseEncryptionKey?: string;
  /** The file is a replica of the database at this address. */
  readonly databaseSyncUrl?: string;
  readonly databaseSyncSeconds?: number;
}

async function upToDate(access: Access): Promise<Access> {
  try {
    await migrate(access);
    return access;
  } catch (error) {
    await access.close();
    throw error;
  }
}

async function openAccess(settings: DatabaseSettings): Promise<Access> {
  const {
    databaseUrl: url,
    databaseAuthToken: authToken,
    databaseEncryptionKey: encryptionKey,
    databaseSyncUrl: syncUrl,
    databaseSyncSeconds: syncSeconds = 2,
  } = settings;
  if (syncUrl === undefined)
    return upToDate(url.startsWith('file:') ? await openFile(url, encryptionKey) : openRemote(url, authToken));
  const primary = await upToDate(openRemote(syncUrl, authToken));
  try {
    return await openReplica(primary, { file: filePath(url), syncUrl, authToken, encryptionKey, syncSeconds });
  } catch (error) {
    await primary.close();
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
