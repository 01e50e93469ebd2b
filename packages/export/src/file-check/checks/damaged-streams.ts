import type { FileCheck } from '../file-check.ts';
import { say } from '../say.ts';

/** Reports data that ends early. A printer's software prints the rest of the picture blank, or refuses the file. */
export const damagedStreams: FileCheck = ({ damagedStreams, hasEndMarker }) => [
  ...(hasEndMarker ? [] : [{ severity: 'error' as const, message: say('endsEarly') }]),
  ...damagedStreams.map(({ picture, objectNumber, unpacked, expected }) => {
    const subject = picture
      ? say('pictureOf', { width: picture.width, height: picture.height })
      : say('objectOf', { number: objectNumber });
    const message = expected ? say('partThere', { subject, unpacked, expected }) : say('cutShort', { subject });
    return { severity: 'error' as const, message };
  }),
];
