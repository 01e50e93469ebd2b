/** Returns true for a host name of this machine. */
export function isLocalHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}

/** Returns true for a network address of this machine. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address);
}

/**
 * Returns true for a request from this machine: by its address, under its own name (a foreign name may resolve to this machine), and not
 * through a proxy, behind which every visitor looks local.
 */
export function isLocalRequest(request: Request, address: string): boolean {
  const isForwarded = [...request.headers.keys()].some((name) => /^(x-)?forwarded|^via$|^x-real-ip$/.test(name));
  return isLoopback(address) && isLocalHost(new URL(request.url).hostname) && !isForwarded;
}
