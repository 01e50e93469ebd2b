import type { Design } from '../design/design.ts';
import { fingerprint } from '../design/fingerprint.ts';
import { type GroupedKind, OBJECT_GROUPS, SHAPE_GROUPS, TEXT_GROUPS } from './property-groups.ts';

/** The parts of a cover whose changes by hand are tracked as one: a text box, a shape, the spine, or the data of the book. */
export type DesignParts = ReadonlyMap<string, unknown>;

export function partsOf(design: Design): DesignParts {
  const { frontBoard, spine, back, coverImage, coverShapes, coverObjectImages } = design;
  const { typedWidth: _, ...spineLook } = spine;
  return new Map<string, unknown>([
    ['book', bookOf(design)],
    ['front panel', frontBoard.panel],
    ['spine', spineLook],
    // Every format has an ISBN of its own, so ISBN and add-on stay out.
    ['back', { panel: back.panel, text: back.text }],
    ['picture', coverImage],
    ...frontBoard.textBoxes.map((box) => [`text ${box.designMode.uniqueId}`, box] as const),
    ...coverShapes.map((shape) => [`shape ${shape.uniqueObjectId}`, shape] as const),
    ...coverObjectImages.map((object) => [`object ${object.uniqueObjectId}`, object] as const),
    ...(design.groups ?? []).map((group) => [`group ${group.uniqueObjectId}`, group] as const),
  ]);
}

export function fingerprintsOf(design: Design): Record<string, string> {
  return Object.fromEntries([...partsOf(design), ...groupsOfParts(design)].map(([part, value]) => [part, fingerprint(value)]));
}

/** Returns the key of a property group of a part. */
export function groupOfPart(part: string, group: string): string {
  return `${part} ${group}`;
}

/**
 * Returns the property groups of texts, shapes and pictures. They are tracked by themselves, so that an author who moves a text still gets
 * the master's new words.
 */
export function groupsOfParts({ frontBoard, coverShapes, coverObjectImages }: Design): DesignParts {
  const of = <Element>(part: string, kind: GroupedKind<Element>, element: Element) =>
    Object.entries(kind.split(element)).map(([group, value]) => [groupOfPart(part, group), value] as const);
  return new Map<string, unknown>([
    ...frontBoard.textBoxes.flatMap((box) => of(`text ${box.designMode.uniqueId}`, TEXT_GROUPS, box)),
    ...coverShapes.flatMap((shape) => of(`shape ${shape.uniqueObjectId}`, SHAPE_GROUPS, shape)),
    ...coverObjectImages.flatMap((object) => of(`object ${object.uniqueObjectId}`, OBJECT_GROUPS, object)),
  ]);
}

function bookOf({ publisher, measurements, paperType, extent, readingDirection }: Design) {
  return { publisher, trim: measurements.trimSize, paper: paperType.type, extent, readingDirection };
}
