import { PDFDict, PDFName, PDFStream } from '@cantoo/pdf-lib';
import type { FileCheck } from '../file-check.ts';
import { dictionaryAt, elementsAt, nameAt, numberAt, objectAt } from '../reading/read-object.ts';
import { say } from '../say.ts';

const OPAQUE_BLENDS = new Set(['Normal', 'Compatible']);

/**
 * Reports transparency that is drawn. A transparency group that contains none has no effect, but still triggers warnings in old workflows.
 */
export const transparency: FileCheck = ({ page, contents }) => {
  const faults = new Set([
    ...contents.states.flatMap(faultsOfState),
    ...(contents.pictures.some(({ dictionary }) => dictionary && objectAt(dictionary, 'SMask') instanceof PDFStream)
      ? [say('softEdges')]
      : []),
  ]);
  if (faults.size > 0) {
    return [{ severity: 'error', message: say('transparency', { kinds: [...faults].join(', ') }) }];
  }
  const isGroup = nameAt(dictionaryAt(page.node, 'Group'), 'S') === 'Transparency';
  return isGroup || contents.groups > 0 ? [{ severity: 'warning', message: say('transparencyGroup') }] : [];
};

function faultsOfState(state: PDFDict): readonly string[] {
  const blends = [nameAt(state, 'BM'), ...elementsAt(state, 'BM').slice(0, 1).map(textOf)].filter((name) => name !== null);
  return [
    ...((numberAt(state, 'ca') ?? 1) < 1 || (numberAt(state, 'CA') ?? 1) < 1 ? [say('seeThrough')] : []),
    ...(objectAt(state, 'SMask') instanceof PDFDict ? [say('softMasks')] : []),
    ...blends.filter((name) => !OPAQUE_BLENDS.has(name)).map((name) => say('blendMode', { name })),
  ];
}

function textOf(object: unknown): string | null {
  return object instanceof PDFName ? object.decodeText() : null;
}
