import { getCaptcha } from '@coverwright/contracts/calls/site.ts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Loads a challenge and solves it. Resolves to the proof for the form. @throws Error if either fails */
export async function solveCaptcha(): Promise<string> {
  const response = await fetch(getCaptcha.path);
  if (!response.ok) throw new Error(`The challenge answered ${response.status}`);
  const challenge = getCaptcha.answer.parse(await response.json());
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge took too long');
  return btoa(JSON.stringify({ challenge, solution }));
}
