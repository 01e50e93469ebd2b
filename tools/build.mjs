// @ts-check
// `npm run build`: everything that `npm start` would build.
import { orExplain } from './prepare/or-explain.mjs';
import { prepare } from './prepare/prepare.mjs';

orExplain(() => {
  prepare({ build: true });
});
