const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** Escapes text for a quoted attribute in HTML. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => NAMES[sign] ?? sign);
}
