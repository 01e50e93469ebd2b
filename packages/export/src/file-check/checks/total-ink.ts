import { PLATFORMS } from '@coverwright/core/platforms/platforms.ts';
import type { FileCheck } from '../file-check.ts';
import { say } from '../say.ts';

/** Half a level of each ink is rounding. */
const TOLERANCE = 1;

/** Too much ink on one spot does not dry: it sets off on the next sheet. */
export const totalInk: FileCheck = ({ maxInk, specification }) => {
  const { name, colour } = PLATFORMS[specification.platform];
  if (colour.inkLimit === null || maxInk <= colour.inkLimit + TOLERANCE) return [];
  return [
    {
      severity: 'error',
      message: say('tooMuchInk', { ink: Math.ceil(maxInk), printer: name, limit: colour.inkLimit }),
    },
  ];
};
