const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Ids of what is saved are UUIDs, made by whoever saves. */
export function isRecordId(id: string | undefined): id is string {
  return id !== undefined && uuid.test(id);
}
