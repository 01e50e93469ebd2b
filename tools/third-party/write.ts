import { writeFileSync } from 'node:fs';
import { composeThirdParty } from './compose-third-party.ts';

/** Writes THIRD-PARTY.md again: run it after a change of dependencies, fonts or pictures. */
const root = new URL('../../', import.meta.url);
writeFileSync(new URL('THIRD-PARTY.md', root), composeThirdParty(root));
