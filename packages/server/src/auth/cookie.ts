import { parse, serialize } from 'hono/utils/cookie';

/** A cookie to be set: out of scripts' reach, and sent to us alone. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
  /** Seconds to keep it; 0 forgets it. */
  readonly maxAge: number;
}

/** Browsers refuse a `__Host-` cookie that another host, or a page without encryption, tries to set. */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/** The line of a `Set-Cookie` header. */
export function writeCookie({ name, value, maxAge }: Cookie, isSecure: boolean): string {
  return serialize(cookieName(name, isSecure), value, { httpOnly: true, sameSite: 'Lax', secure: isSecure, path: '/', maxAge });
}

/** Returns what the browser keeps under a name. */
export function readCookie(request: Request, name: string, isSecure: boolean): string | undefined {
  const full = cookieName(name, isSecure);
  return parse(request.headers.get('cookie') ?? '', full)[full];
}
