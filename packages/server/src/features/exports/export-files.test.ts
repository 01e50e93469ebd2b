import { EXPORT_KINDS } from '@coverwright/contracts/calls/exports.ts';
import { EXPORTERS } from '@coverwright/export/exporters/exporters.ts';
import { expect, test } from 'vitest';
import { EXPORT_FILES } from './export-files.ts';

test('[B15] the server names and sends files as the exporters make them', () => {
  // A package is no file of one design: it holds several.
  const ofOneDesign = EXPORT_KINDS.filter((kind) => kind !== 'package');
  for (const kind of ofOneDesign) {
    const { extension, mediaType } = EXPORTERS[kind];
    expect(EXPORT_FILES[kind]).toEqual({ extension, mediaType });
  }
  expect(Object.keys(EXPORTERS)).toEqual(ofOneDesign);
});
