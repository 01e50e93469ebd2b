import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config.ts';

const TAG_MANAGER_ORIGINS = [
  'https://www.googletagmanager.com',
  'https://www.google-analytics.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/**
 * Sets the security headers of every response. Scripts and style sheets need this response's nonce or our own origin.
 * @param pictureOrigins origins of the stock sources' thumbnails
 */
export function setSecureHeaders(
  { mode, publicUrl, oidc, site }: Pick<Config, 'mode' | 'publicUrl' | 'oidc' | 'site'>,
  pictureOrigins: readonly string[],
): MiddlewareHandler {
  // Vite's hot reloading writes inline scripts and opens a WebSocket.
  const isDevelopment = mode === 'development';
  // The tag manager's container decides what else it loads; scripts need the nonce, which it passes on.
  const tagManager = site.tagManager ? [...TAG_MANAGER_ORIGINS, ...site.tagDestinations] : [];
  const headersWith = (nonce: readonly (typeof NONCE)[]) =>
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        // HarfBuzz is WebAssembly.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...(isDevelopment ? ["'unsafe-inline'"] : nonce), ...tagManager],
        styleSrc: ["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : nonce)],
        // React writes style attributes, which can load nothing that the other directives forbid.
        styleSrcAttr: ["'unsafe-inline'"],
        // The previews of the stock sources that the operator turned on: their terms require that they are shown from there.
        imgSrc: ["'self'", 'data:', 'blob:', ...pictureOrigins, ...tagManager],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", 'blob:', ...(isDevelopment ? ['ws:'] : []), ...tagManager],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        // The login form is answered with a redirect to the provider.
        formAction: ["'self'", ...(oidc ? [new URL(oidc.issuer).origin] : [])],
        frameAncestors: ["'none'"],
      },
      crossOriginOpenerPolicy: 'same-origin',
      crossOriginResourcePolicy: 'same-origin',
      referrerPolicy: 'strict-origin-when-cross-origin',
      xFrameOptions: 'DENY',
      strictTransportSecurity: publicUrl?.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : false,
      permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: ['self'] },
    });
  const [forPages, forCalls] = [headersWith([NONCE]), headersWith([])];
  // The answer to a call of the API is no page, and a random number for each save would be for nothing.
  return (context, next) => (context.req.path.startsWith('/api/') ? forCalls : forPages)(context, next);
}
