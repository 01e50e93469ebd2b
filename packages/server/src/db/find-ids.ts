const ASSET = '"assetId":"';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Numbers of characters of a UUID before its first hyphen, and from there on. */
const [HEAD, TAIL] = [8, 28];

/**
 * Finds the ids in the JSON text of a design, in their order and each once: everything called `assetId`, and every UUID, whatever it is
 * called. A search for single characters takes a tenth of the time of a regular expression that tries every quotation mark.
 */
export function findIds(text: string): readonly string[] {
  const found: (readonly [at: number, id: string])[] = [];
  for (let key = text.indexOf(ASSET); key >= 0; key = text.indexOf(ASSET, key + ASSET.length)) {
    const start = key + ASSET.length;
    const id = text.slice(start, text.indexOf('"', start));
    if (id !== '' && !id.includes('\\')) found.push([start, id]);
  }
  for (let hyphen = text.indexOf('-'); hyphen >= 0; hyphen = text.indexOf('-', hyphen + 1)) {
    const [start, end] = [hyphen - HEAD, hyphen + TAIL];
    if (text[start - 1] !== '"' || text[end] !== '"') continue;
    const id = text.slice(start, end);
    if (UUID.test(id)) found.push([start, id]);
  }
  return [...new Set(found.toSorted(([one], [other]) => one - other).map(([, id]) => id))];
}
