import { EXPORT_KINDS, holdsWholeTitle } from '@coverwright/contracts/calls/exports.ts';
import { EXPORTERS } from '@coverwright/export/exporters/exporters.ts';
import { expect, test } from 'vitest';
import { EXPORT_FILES } from './export-files.ts';

test('[B15] the server names and sends files as the exporters make them', () => {
  // A proof is not for sale, so it has no exporter of its own.
  const ofOneDesign = EXPORT_KINDS.filter((kind) => !holdsWholeTitle(kind) && kind !== 'proof');
  for (const [kind, { extension, mediaType }] of Object.entries(EXPORTERS)) {
    expect(EXPORT_FILES[kind as keyof typeof EXPORTERS]).toEqual({ extension, mediaType });
  }
  expect(Object.keys(EXPORTERS)).toEqual(ofOneDesign);
});
