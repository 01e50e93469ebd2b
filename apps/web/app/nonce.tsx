import { createContext, useContext } from 'react';

const NonceContext = createContext('');

/** Provides the nonce of the Content-Security-Policy for inline scripts and styles. */
export const NonceProvider = NonceContext.Provider;

/** Returns the nonce: on the server that of the response, in the browser that of the document. */
export function useNonce(): string {
  return useContext(NonceContext);
}

/** Reads the nonce from the property, because browsers hide the attribute. */
export function nonceOfDocument(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}
