import { setConsoleFunction } from 'three';

/**
 * Keeps one warning of three.js out of every reader's console: @react-three/fiber 9.8.2 creates a `Clock`, which three.js deprecated in 0.183.
 * Everything else that three.js reports is written as before.
 */
export function ignoreClockWarning(): void {
  setConsoleFunction((type, message, ...parameters) => {
    if (message.startsWith('THREE.Clock:')) return;
    // oxlint-disable-next-line eslint/no-console -- three.js writes its own warnings and errors here.
    console[type](message, ...parameters);
  });
}
