import { PDFDict, PDFName, PDFStream } from '@cantoo/pdf-lib';
import type { FileCheck } from '../file-check.ts';
import { dictionaryAt, elementsAt, nameAt, numberAt, objectAt } from '../reading/read-object.ts';

const OPAQUE_BLENDS = new Set(['Normal', 'Compatible']);

/** Checks transparency that is drawn. A transparency group without any changes nothing, but still alarms old workflows. */
export const transparency: FileCheck = ({ page, contents }) => {
  const faults = new Set([
    ...contents.states.flatMap(faultsOfState),
    ...(contents.pictures.some(({ dictionary }) => dictionary && objectAt(dictionary, 'SMask') instanceof PDFStream)
      ? ['pictures with soft edges']
      : []),
  ]);
  if (faults.size > 0) {
    return [{ severity: 'error', message: `The page has transparency (${[...faults].join(', ')}); flatten it when you save.` }];
  }
  const isGroup = nameAt(dictionaryAt(page.node, 'Group'), 'S') === 'Transparency';
  return isGroup || contents.groups > 0
    ? [{ severity: 'warning', message: 'The page is marked as a transparency group, though nothing on it is see-through; flatten it.' }]
    : [];
};

function faultsOfState(state: PDFDict): readonly string[] {
  const blends = [nameAt(state, 'BM'), ...elementsAt(state, 'BM').slice(0, 1).map(textOf)].filter((name) => name !== null);
  return [
    ...((numberAt(state, 'ca') ?? 1) < 1 || (numberAt(state, 'CA') ?? 1) < 1 ? ['see-through color'] : []),
    ...(objectAt(state, 'SMask') instanceof PDFDict ? ['soft masks'] : []),
    ...blends.filter((name) => !OPAQUE_BLENDS.has(name)).map((name) => `blend mode ${name}`),
  ];
}

function textOf(object: unknown): string | null {
  return object instanceof PDFName ? object.decodeText() : null;
}
