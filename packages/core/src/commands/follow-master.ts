import { MAX_RECENT_COLOURS, MAX_TEXT_BOXES, MAX_OTHER_TEXTS } from '../design/bounds.ts';
import { sameColour } from '../design/colour.ts';
import { type Design, MAX_FILTERS, MAX_OBJECTS, MAX_PICTURES } from '../design/design.ts';
import { fingerprint } from '../design/fingerprint.ts';
import { specificationOf } from '../design/specification-of.ts';
import { textsOfDesign } from '../design/texts-of-design.ts';
import { MAX_USER_FONTS } from '../design/user-font.ts';
import { type Result, succeed } from '../result/result.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { applyCommand } from './apply-command.ts';
import type { CommandFault } from './command-definition.ts';
import { MAX_GROUPS } from '../design/group.ts';
import { boardOfText } from '../elements/text-box/text-board.ts';
import { deriveFormat } from './derive-format.ts';
import { type GroupedKind, OBJECT_GROUPS, SHAPE_GROUPS, TEXT_GROUPS } from './property-groups.ts';
import { fingerprintsOf, groupOfPart, groupsOfParts, partsOf } from './design-parts.ts';
import { pruneGroups } from './groups.ts';

/**
 * Brings a format up to date with the format that it follows. Every part that was not changed by hand since it was copied is copied again;
 * texts, shapes and pictures by property groups (words, type, fill, place and so on). New elements of the master are added, and deleted
 * ones removed. Parts that were changed by hand stay, as do the ISBN, a typed spine width, and the fonts, filters and pictures of this
 * format.
 * @param engine as for `adaptDesign`.
 */
export function followMaster(master: Design, own: Design, engine: TextEngine | null): Result<Design, CommandFault> {
  const { follows } = own;
  if (!follows || follows.format !== master.format) return succeed(own);
  const isUntouched = (part: string, value: unknown) => follows.parts[part] === fingerprint(value);
  const ownParts = partsOf(own);
  const derived = deriveFormat(master, own.format, engine);
  if (!derived.ok) return derived;
  const fitted = isUntouched('book', ownParts.get('book')) ? derived : fitTo(derived.value, own, engine);
  if (!fitted.ok) return fitted;
  const next = fitted.value;
  const kept = <Value>(part: string, mine: Value, theirs: Value): Value => (isUntouched(part, ownParts.get(part)) ? theirs : mine);
  const merged = <Item>({ kind, limits, idOf, mine, theirs, groups: grouped }: Lists<Item>): Item[] => {
    const partOf = (item: Item) => `${kind} ${idOf(item)}`;
    const touched = new Map(
      mine.filter((item) => !isUntouched(partOf(item), ownParts.get(partOf(item)))).map((item) => [idOf(item), item]),
    );
    const coming = theirs.filter((item) => mine.some((other) => idOf(other) === idOf(item)) || follows.parts[partOf(item)] === undefined);
    const result = coming.map((item) => {
      const own = touched.get(idOf(item));
      return own ? mergedGroups(partOf(item), own, item, grouped) : item;
    });
    const isIn = new Set(result.map(idOf));
    const all = [...result, ...[...touched.values()].filter((item) => !isIn.has(idOf(item)))];
    // A cover that has as many elements as the schema allows takes over no more.
    const fresh = all.filter((item) => !mine.some((other) => idOf(other) === idOf(item)));
    const surplus = new Set(limits.flatMap(({ most, counts }) => lastOf(fresh.filter(counts), all.filter(counts).length - most)));
    return all.filter((item) => !surplus.has(item));
  };
  /** Merges each property group of a touched element. An element that was copied before groups were stored stays as it is. */
  function mergedGroups<Item>(part: string, mine: Item, theirs: Item, kind: GroupedKind<Item> | undefined): Item {
    if (!kind) return mine;
    const [ownGroups, nextGroups] = [kind.split(mine), kind.split(theirs)];
    const isFollowing = (group: string) => isUntouched(groupOfPart(part, group), ownGroups[group]);
    if (!Object.keys(ownGroups).some(isFollowing)) return mine;
    return kind.join(
      Object.fromEntries(
        Object.entries(ownGroups).map(([group, value]) => [group, isFollowing(group) ? (nextGroups[group] ?? value) : value]),
      ),
    );
  }
  const spine = kept('spine', own.spine, next.spine);
  const back = kept('back', own.back, next.back);
  const { groups: derivedGroups = [], ...withoutGroups } = next;
  const groups = merged({ kind: 'group', limits: atMost(MAX_GROUPS), idOf: objectId, mine: own.groups ?? [], theirs: derivedGroups });
  const design: Design = {
    ...withoutGroups,
    frontBoard: {
      panel: kept('front panel', own.frontBoard.panel, next.frontBoard.panel),
      textBoxes: merged({
        kind: 'text',
        limits: [
          { most: MAX_TEXT_BOXES, counts: (box) => boardOfText(box) === 'front' },
          { most: MAX_OTHER_TEXTS, counts: (box) => boardOfText(box) !== 'front' },
        ],
        idOf: ({ designMode }) => designMode.uniqueId,
        groups: TEXT_GROUPS,
        mine: own.frontBoard.textBoxes,
        theirs: next.frontBoard.textBoxes,
      }),
    },
    spine: { ...spine, typedWidth: own.spine.typedWidth },
    back: { ...back, barcode: own.back.barcode },
    coverImage: kept('picture', own.coverImage, next.coverImage),
    ...memoryOf(own, next),
    coverShapes: merged({
      kind: 'shape',
      limits: atMost(MAX_OBJECTS),
      idOf: objectId,
      mine: own.coverShapes,
      theirs: next.coverShapes,
      groups: SHAPE_GROUPS,
    }),
    coverObjectImages: merged({
      kind: 'object',
      limits: atMost(MAX_OBJECTS),
      idOf: objectId,
      groups: OBJECT_GROUPS,
      mine: own.coverObjectImages,
      theirs: next.coverObjectImages,
    }),
    ...(groups.length > 0 ? { groups } : {}),
    showGuidelines: own.showGuidelines,
    coloursLocked: own.coloursLocked,
    ...mergeLibraries(own, next),
  };
  return succeed({
    ...pruneGroups(withFontsInUse(design, own)),
    follows: { format: master.format, parts: nextFingerprints(follows.parts, own, next) },
  });
}

/**
 * Returns the composition and the origin. The composition comes from the master, unless this format has an idea of its own; the origin is
 * dropped.
 */
function memoryOf(own: Design, next: Design): Pick<Design, 'composition' | 'origin'> {
  const isSameIdea = fingerprint(own.composition?.look ?? null) === fingerprint(next.composition?.look ?? null);
  return { composition: isSameIdea ? next.composition : own.composition, origin: undefined };
}

interface Lists<Item> {
  readonly kind: string;
  readonly limits: readonly { readonly most: number; readonly counts: (item: Item) => boolean }[];
  readonly idOf: (item: Item) => string;
  readonly mine: readonly Item[];
  readonly theirs: readonly Item[];
  /** The property groups of the elements. Without them, an element that was changed by hand stays entirely as it is. */
  readonly groups?: GroupedKind<Item>;
}

function atMost(most: number): readonly [{ readonly most: number; readonly counts: () => boolean }] {
  return [{ most, counts: () => true }];
}

function lastOf<Item>(items: readonly Item[], count: number): readonly Item[] {
  return count > 0 ? items.slice(-count) : [];
}

const objectId = ({ uniqueObjectId }: { readonly uniqueObjectId: string }) => uniqueObjectId;

/** Returns the stored filters, chosen pictures and recent colors of both formats, this format's own first. */
function mergeLibraries(own: Design, next: Design): Pick<Design, 'customFilters' | 'selectedImages' | 'recentColors'> {
  const both = <Item>(mine: readonly Item[], theirs: readonly Item[], isSame: (one: Item, other: Item) => boolean, most: number): Item[] =>
    [...mine, ...theirs.filter((item) => !mine.some((other) => isSame(item, other)))].slice(0, most);
  const sameAsset = (one: { readonly assetId: string }, other: { readonly assetId: string }) => one.assetId === other.assetId;
  return {
    customFilters: both(own.customFilters, next.customFilters, (one, other) => one.name === other.name, MAX_FILTERS),
    selectedImages: both(own.selectedImages, next.selectedImages, sameAsset, MAX_PICTURES),
    recentColors: both(own.recentColors, next.recentColors, sameColour, MAX_RECENT_COLOURS),
  };
}

/** Combines the fonts of both formats. If there are too many, fonts that are in use come first. */
function withFontsInUse(design: Design, own: Design): Design {
  const theirs = design.userFonts;
  const all = [...theirs, ...own.userFonts.filter(({ assetId }) => !theirs.some((font) => font.assetId === assetId))];
  const used = new Set(textsOfDesign(design).map(({ family }) => family));
  const [inUse, others] = [all.filter(({ family }) => used.has(family)), all.filter(({ family }) => !used.has(family))];
  return { ...design, userFonts: all.length > MAX_USER_FONTS ? [...inUse, ...others].slice(0, MAX_USER_FONTS) : all };
}

/** Returns the master's cover adapted to the book that the author has chosen for this format. */
function fitTo(derived: Design, own: Design, engine: TextEngine | null): Result<Design, CommandFault> {
  const { platform, trim, paper, extent, readingDirection } = specificationOf(own);
  return applyCommand(derived, { name: 'change-specification', publisher: platform, trim, paper, extent, readingDirection }, engine);
}

/** Returns the fingerprints to store. A touched part keeps its old one, so that it stays touched; all others get their new one. */
function nextFingerprints(before: Readonly<Record<string, string>>, own: Design, next: Design): Record<string, string> {
  const ownParts = new Map([...partsOf(own), ...groupsOfParts(own)]);
  const touched = Object.entries(before).filter(([part, print]) => fingerprint(ownParts.get(part) ?? null) !== print);
  return { ...fingerprintsOf(next), ...Object.fromEntries(touched) };
}
