import { createContext } from 'react-router';

/** The nonce of this answer's Content-Security-Policy, for whoever renders it. */
export const nonceContext = createContext<string>('');
