/** Pattern of keys, which only the product creates: letters, digits, dots and dashes between slashes, and no parent folders. */
const KEY = /^(?:[a-z0-9][a-z0-9.-]*\/)*[a-z0-9][a-z0-9.-]*$/i;

export function isFileKey(key: string): boolean {
  return KEY.test(key);
}

/** @throws Error for an invalid key, which cannot be one of the product's */
export function checkedKey(key: string): string {
  if (!isFileKey(key)) throw new Error(`Not a storage key: ${key}`);
  return key;
}
