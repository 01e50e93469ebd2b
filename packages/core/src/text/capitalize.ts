/** A sentence or label that begins with a capital letter. The rest is as it was. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
