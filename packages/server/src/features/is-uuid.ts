const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns true if an id can be one of ours: PostgreSQL refuses to compare anything else with a UUID. */
export function isUuid(id: string): boolean {
  return UUID.test(id);
}
