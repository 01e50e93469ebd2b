import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { fingerprint } from '../fingerprint.ts';
import { isRecord } from '../is-record.ts';
import { geometryOfDocument } from './geometry-of-document.ts';
import type { Migration } from './migration.ts';

type Document = Record<string, unknown>;

/**
 * Before version 6 a picture in a window was the cover picture, under a mount of plain color with a hole, and a frame beside the hole's edge. These
 * came apart in every other format. A window is now one shape: filled with the picture, with its line around it. It looks as it did.
 */
export const windowsOfOneShape: Migration = {
  name: '0006-windows-of-one-shape',
  to: 6,
  raise: (document) => ({ ...(raised(document) ?? document), version: 6 }),
};

/** Returns null for a cover without a plain window, which stays as it is. */
function raised(document: Document): Document | null {
  const geometry = geometryOfDocument(document);
  const shapes = recordsIn(document['coverShapes']);
  const picture = isRecord(document['coverImage']) ? document['coverImage'] : null;
  const front = isRecord(document['frontBoard']) ? document['frontBoard'] : null;
  const panel = front && isRecord(front['panel']) ? front['panel'] : null;
  const mount = shapes.find(({ type }) => type === 'mat');
  if (!geometry || !picture || !front || !panel || !mount || !isClear(panel)) return null;
  const colour = plainColour(mount);
  const opening = openingOf(mount, geometry);
  const fill = opening && pictureFill(picture, opening, geometry);
  if (!colour || !opening || !fill || !isAlone(document, mount) || !coversFront(mount, geometry)) return null;
  const rim = shapes.find((shape) => lineAround(shape, opening) !== null && !isInGroup(document, shape));
  const pane: Document = {
    ...mount,
    uniqueObjectId: shapes.some(({ uniqueObjectId }) => uniqueObjectId === PANE) ? mount['uniqueObjectId'] : PANE,
    ...opening,
    type: opening.arched ? 'arch' : 'rectangle',
    box: { fill, cornerRadius: 0 },
    line: rim ? lineAround(rim, opening) : null,
    parameters: {},
  };
  delete pane['arched'];
  const next: Document = {
    ...document,
    frontBoard: { ...front, panel: { ...panel, colour } },
    coverImage: { ...picture, format: 'none' },
    coverShapes: shapes.flatMap((shape) => (shape === mount ? [pane] : shape === rim ? [] : [shape])),
  };
  return { ...next, ...withFreshFingerprints(document, next, { mount, rim, pane }) };
}

const PANE = 'pane';

function recordsIn(list: unknown): readonly Document[] {
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

function numberIn(record: unknown, key: string, fallback: number): number {
  const value = isRecord(record) ? record[key] : undefined;
  return typeof value === 'number' ? value : fallback;
}

/** Returns true for a transparent front, through which the picture below shows unchanged. */
function isClear(panel: Document): boolean {
  return numberIn(panel['colour'], 'a', 1) === 0 && panel['fill'] === undefined;
}

/** Returns the color of a shape with a plain opaque fill and no other styling; null for any other shape. */
function plainColour({ box, line, opacity = 1, rotation = 0, hidden, board = 'front', style, icon }: Document): Document | null {
  const fill = isRecord(box) ? box['fill'] : null;
  const isPlain = !line && opacity === 1 && rotation === 0 && hidden !== true && board === 'front' && !icon;
  const blend = isRecord(style) ? (style['blend'] ?? 'normal') : 'normal';
  if (!isPlain || blend !== 'normal' || !isRecord(fill) || fill['kind'] !== 'solid' || !isRecord(fill['colour'])) return null;
  return numberIn(fill['colour'], 'a', 1) === 1 ? fill['colour'] : null;
}

interface Opening extends Rect {
  readonly arched: boolean;
}

/** Returns the opening of a mat, measured from the front's corner; null if it is not inside the front. */
function openingOf({ x, y, parameters }: Document, { boards: { front } }: CoverGeometry): Opening | null {
  const [left, top, width, height] = ['left', 'top', 'windowWidth', 'windowHeight'].map((key) => numberIn(parameters, key, Number.NaN));
  if (typeof x !== 'number' || typeof y !== 'number') return null;
  if (left === undefined || top === undefined || !(width && width >= 1) || !(height && height >= 1)) return null;
  const opening = { x: x + left, y: y + top, width, height, arched: numberIn(parameters, 'arched', 1) > 0 };
  const isOnFront = opening.x >= 0 && opening.y >= 0 && opening.x + width <= front.width && opening.y + height <= front.height;
  return isOnFront ? opening : null;
}

function coversFront(mount: Document, { panels, boards }: CoverGeometry): boolean {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((key) => numberIn(mount, key, 0));
  const left = panels.front.x - boards.front.x;
  const top = panels.front.y - boards.front.y;
  if (x === undefined || y === undefined || width === undefined || height === undefined) return false;
  return x <= left + 1 && y <= top + 1 && x + width >= left + panels.front.width - 1 && y + height >= top + panels.front.height - 1;
}

/** Returns true if no element lies between the picture and the mat, and the mat is in no group. */
function isAlone(document: Document, mount: Document): boolean {
  const z = numberIn(mount, 'z', 5);
  const front = isRecord(document['frontBoard']) ? document['frontBoard'] : {};
  const shapes = recordsIn(document['coverShapes']);
  const under = [
    ...shapes.filter((shape, at) => numberIn(shape, 'z', 5) < z || (numberIn(shape, 'z', 5) === z && at < shapes.indexOf(mount))),
    ...recordsIn(document['coverObjectImages']).filter((object) => numberIn(object, 'z', 5) < z),
    ...recordsIn(front['textBoxes']).filter(({ panel }) => numberIn(panel, 'zIndex', 10) < z),
    ...recordsIn(document['groups']).filter((group) => numberIn(group, 'z', 5) <= z),
  ];
  return under.length === 0 && !isInGroup(document, mount);
}

function isInGroup(document: Document, { uniqueObjectId }: Document): boolean {
  return recordsIn(document['groups']).some(({ members }) => Array.isArray(members) && members.includes(uniqueObjectId));
}

/** The largest difference in print pixels that counts as rounding. */
const NEAR = 1;

/** Returns the line of a frame that runs evenly around the opening; null for any other shape. */
function lineAround(shape: Document, opening: Opening): Document | null {
  const colour = shape['type'] === (opening.arched ? 'arched-frame' : 'frame') ? plainColour(shape) : null;
  const width = numberIn(shape['parameters'], 'thickness', 0);
  if (!colour || width <= 0) return null;
  const [x, y, wide, high] = ['x', 'y', 'width', 'height'].map((key) => numberIn(shape, key, 0));
  if (x === undefined || y === undefined || wide === undefined || high === undefined) return null;
  const beyond = [opening.x - x, opening.y - y, x + wide - opening.x - opening.width, y + high - opening.y - opening.height];
  const distance = beyond.reduce((sum, side) => sum + side, 0) / beyond.length;
  const isEven = beyond.every((side) => Math.abs(side - distance) <= NEAR) && distance >= width;
  return isEven ? { colour, width, dash: 'solid', place: 'outside', distance: distance - width } : null;
}

/** Returns the fill that shows the same part of the cover picture in the opening at the same size; null if a fill cannot show it. */
function pictureFill(picture: Document, opening: Rect, { panels, boards }: CoverGeometry): Document | null {
  const {
    format,
    currentDesignImage: image,
    cropperState,
    backgroundPosition,
    backgroundSize,
    transformX,
    transformY,
    imageFilter,
  } = picture;
  if (format !== 'front' || !isRecord(image) || cropperState || transformY === -1) return null;
  const [width, height] = [numberIn(image, 'width', 0), numberIn(image, 'height', 0)];
  const laid = {
    x: numberIn(backgroundPosition, 'x', 0) + panels.front.x - boards.front.x,
    y: numberIn(backgroundPosition, 'y', 0) + panels.front.y - boards.front.y,
    width: numberIn(backgroundSize, 'width', 0),
  };
  if (width <= 0 || height <= 0 || laid.width <= 0) return null;
  const scale = laid.width / width;
  const across = (opening.x + opening.width / 2 - laid.x) / laid.width;
  const down = (opening.y + opening.height / 2 - laid.y) / (height * scale);
  const zoom = scale / Math.max(opening.width / width, opening.height / height);
  if (across < 0 || across > 1 || down < 0 || down > 1 || zoom < 1 - SMALL || zoom > MOST_ZOOM) return null;
  return {
    kind: 'picture',
    image,
    focus: { x: transformX === -1 ? 1 - across : across, y: down },
    zoom: Math.max(1, zoom),
    offset: { x: 0, y: 0 },
    mirrorX: transformX === -1 ? -1 : 1,
    filter: imageFilter ?? null,
  };
}

const SMALL = 1e-6;
const MOST_ZOOM = 20;

interface Parts {
  readonly mount: Document;
  readonly rim: Document | undefined;
  readonly pane: Document;
}

/** Keeps unchanged parts following the master; the new shape follows if its parts did. */
function withFreshFingerprints(before: Document, after: Document, { mount, rim, pane }: Parts): Document {
  const { follows } = before;
  const parts = isRecord(follows) ? follows['parts'] : undefined;
  if (!isRecord(follows) || !isRecord(parts)) return {};
  const nameOf = ({ uniqueObjectId }: Document) => `shape ${String(uniqueObjectId)}`;
  const isUntouched = (part: string, value: unknown) => parts[part] === fingerprint(value);
  const { [nameOf(mount)]: _, ...kept } = parts;
  if (rim) delete kept[nameOf(rim)];
  const wasWhole = isUntouched(nameOf(mount), mount) && (!rim || isUntouched(nameOf(rim), rim));
  const panelOf = ({ frontBoard }: Document) => (isRecord(frontBoard) ? frontBoard['panel'] : null);
  return {
    follows: {
      ...follows,
      parts: {
        ...kept,
        [nameOf(pane)]: wasWhole ? fingerprint(pane) : '',
        ...(isUntouched('picture', before['coverImage']) ? { picture: fingerprint(after['coverImage']) } : {}),
        ...(isUntouched('front panel', panelOf(before)) ? { 'front panel': fingerprint(panelOf(after)) } : {}),
      },
    },
  };
}
