import { createContext, useContext } from 'react';

const NonceContext = createContext('');

/** Gives the nonce of the Content-Security-Policy to what writes inline scripts and styles. */
export const NonceProvider = NonceContext.Provider;

/** The nonce: on the server from the answer being written, in the browser from the document that arrived. */
export function useNonce(): string {
  return useContext(NonceContext);
}

/** A browser hides the attribute from markup and keeps it as a property. */
export function nonceOfDocument(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}
