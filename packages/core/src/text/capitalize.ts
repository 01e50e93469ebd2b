/** Returns a sentence or label with a capital first letter. The rest does not change. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
