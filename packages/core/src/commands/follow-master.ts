import type { Design } from '../design/design.ts';
import { specificationOf } from '../design/specification-of.ts';
import { type Result, succeed } from '../result/result.ts';
import { applyCommand } from './apply-command.ts';
import type { CommandFault } from './command-definition.ts';
import { deriveFormat } from './derive-format.ts';
import { fingerprint, fingerprintsOf, partsOf } from './design-parts.ts';

/**
 * A format brought up to the one that it follows: every part that nobody has touched since it was taken over is taken over anew,
 * what is new in the master comes, what it lost goes. What was changed by hand stays as it is; so do the ISBN and a typed spine.
 */
export function followMaster(master: Design, own: Design): Result<Design, CommandFault> {
  const { follows } = own;
  if (!follows || follows.format !== master.format) return succeed(own);
  const isUntouched = (part: string, value: unknown) => follows.parts[part] === fingerprint(value);
  const ownParts = partsOf(own);
  const derived = deriveFormat(master, own.format);
  if (!derived.ok) return derived;
  const fitted = isUntouched('book', ownParts.get('book')) ? derived : fitTo(derived.value, own);
  if (!fitted.ok) return fitted;
  const next = fitted.value;
  const kept = <Value>(part: string, mine: Value, theirs: Value): Value => (isUntouched(part, ownParts.get(part)) ? theirs : mine);
  const merged = <Item>(kind: string, idOf: (item: Item) => string, mine: readonly Item[], theirs: readonly Item[]): Item[] => {
    const partOf = (item: Item) => `${kind} ${idOf(item)}`;
    const touched = new Map(mine.filter((item) => !isUntouched(partOf(item), item)).map((item) => [idOf(item), item]));
    const coming = theirs.filter((item) => mine.some((other) => idOf(other) === idOf(item)) || follows.parts[partOf(item)] === undefined);
    const result = coming.map((item) => touched.get(idOf(item)) ?? item);
    const isIn = new Set(result.map(idOf));
    return [...result, ...[...touched.values()].filter((item) => !isIn.has(idOf(item)))];
  };
  const spine = kept('spine', own.spine, next.spine);
  const back = kept('back', own.back, next.back);
  const design: Design = {
    ...next,
    frontBoard: {
      panel: kept('front panel', own.frontBoard.panel, next.frontBoard.panel),
      textBoxes: merged('text', ({ designMode }) => designMode.uniqueId, own.frontBoard.textBoxes, next.frontBoard.textBoxes),
    },
    spine: { ...spine, typedWidth: own.spine.typedWidth },
    back: { ...back, barcode: own.back.barcode },
    coverImage: kept('picture', own.coverImage, next.coverImage),
    coverShapes: merged('shape', ({ uniqueObjectId }) => uniqueObjectId, own.coverShapes, next.coverShapes),
    coverObjectImages: merged('object', ({ uniqueObjectId }) => uniqueObjectId, own.coverObjectImages, next.coverObjectImages),
    showGuidelines: own.showGuidelines,
  };
  return succeed({ ...design, follows: { format: master.format, parts: nextFingerprints(follows.parts, own, next) } });
}

/** The master's cover on the book that this format's author has chosen. */
function fitTo(derived: Design, own: Design): Result<Design, CommandFault> {
  const { platform, trim, paper, extent, readingDirection } = specificationOf(own);
  return applyCommand(derived, { name: 'change-specification', publisher: platform, trim, paper, extent, readingDirection });
}

/** What was touched keeps its old fingerprint, so that it stays touched; the rest is noted as it comes. */
function nextFingerprints(before: Readonly<Record<string, string>>, own: Design, next: Design): Record<string, string> {
  const ownParts = partsOf(own);
  const touched = Object.entries(before).filter(([part, print]) => fingerprint(ownParts.get(part) ?? null) !== print);
  return { ...fingerprintsOf(next), ...Object.fromEntries(touched) };
}
