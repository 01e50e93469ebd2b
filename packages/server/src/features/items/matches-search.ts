/** Returns true if every word of the search occurs in one of the texts, regardless of capitals and accents. */
export function matchesSearch(texts: readonly string[], sought: string): boolean {
  const plain = plainOf(texts.join(' '));
  return plainOf(sought)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

/** Removes accents and capitals, because people search without them. */
function plainOf(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
