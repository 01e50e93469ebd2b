import { parse, serialize } from 'hono/utils/cookie';

/** A cookie to set, which scripts cannot read and only this server receives. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
  /** Lifetime in seconds; 0 deletes the cookie. */
  readonly maxAge: number;
}

/** Returns the name with the `__Host-` prefix on HTTPS: browsers refuse such a cookie from another host or an insecure page. */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/** Returns the value of a `Set-Cookie` header. */
export function writeCookie({ name, value, maxAge }: Cookie, isSecure: boolean): string {
  return serialize(cookieName(name, isSecure), value, { httpOnly: true, sameSite: 'Lax', secure: isSecure, path: '/', maxAge });
}

/** Returns the value of a request's cookie. */
export function readCookie(request: Request, name: string, isSecure: boolean): string | undefined {
  const full = cookieName(name, isSecure);
  return parse(request.headers.get('cookie') ?? '', full)[full];
}
