/** Keys are made by us, never by users: letters, digits, dots and dashes between slashes, and no way upwards. */
const KEY = /^(?:[a-z0-9][a-z0-9.-]*\/)*[a-z0-9][a-z0-9.-]*$/i;

export function isFileKey(key: string): boolean {
  return KEY.test(key);
}

/** @throws Error for what is no key: it never came from us */
export function checkedKey(key: string): string {
  if (!isFileKey(key)) throw new Error(`Not a storage key: ${key}`);
  return key;
}
