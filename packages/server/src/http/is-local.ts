/** Returns true if a host name is this machine's own. */
export function isLocalHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}

/** Returns true if a network address is this machine's own. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address);
}

/**
 * Returns true if somebody at this very machine asks: by its own address, under its own name (a page elsewhere may point a name of its
 * own here), and not through a proxy, whose visitors all look like that.
 */
export function isLocalRequest(request: Request, address: string): boolean {
  const isForwarded = [...request.headers.keys()].some((name) => /^(x-)?forwarded|^via$|^x-real-ip$/.test(name));
  return isLoopback(address) && isLocalHost(new URL(request.url).hostname) && !isForwarded;
}
