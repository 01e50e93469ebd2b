const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** Text as it stands between quotation marks in HTML. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => NAMES[sign] ?? sign);
}
