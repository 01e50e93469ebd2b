/** Returns true if every word of what is sought begins, ends or stands within one of the texts, whatever its capitals and accents. */
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
