/** Returns the address after a login or logout: a path of ours. Anything else becomes `fallback`. */
export function safeCallbackUrl(given: string | null | undefined, origin: string, fallback: string): string {
  if (!given) return fallback;
  const url = URL.parse(given, origin);
  // A path such as `//elsewhere` would be read as a host when it is put into an address.
  if (!url || url.origin !== origin || url.pathname.startsWith('//')) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}
