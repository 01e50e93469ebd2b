import type { FileCheck } from '../file-check.ts';

/** A printer's software stops at data that ends early: it prints the rest of the picture blank, or refuses the file. */
export const damagedStreams: FileCheck = ({ damagedStreams, hasEndMarker }) => [
  ...(hasEndMarker ? [] : [{ severity: 'error' as const, message: 'The file ends before its last line. Download or export it again.' }]),
  ...damagedStreams.map(({ picture, objectNumber, unpacked, expected }) => {
    const subject = picture ? `A picture of ${picture.width} × ${picture.height} px` : `Object ${objectNumber} of the file`;
    const share = expected ? `: ${count(unpacked)} of ${count(expected)} bytes are there` : '';
    return { severity: 'error' as const, message: `${subject} is cut short${share}. Export the file again.` };
  }),
];

function count(bytes: number): string {
  return bytes.toLocaleString('en-US');
}
