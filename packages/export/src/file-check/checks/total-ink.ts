import { PLATFORMS } from '@coverwright/core/platforms/platforms.ts';
import type { FileCheck } from '../file-check.ts';
import { say } from '../say.ts';

/** The tolerance in percent, for rounding by half a level of each ink. */
const TOLERANCE = 1;

/** Reports too much ink on one spot, which does not dry and sets off on the next sheet. */
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
