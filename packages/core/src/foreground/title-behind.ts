import type { SingleCommand } from '../commands/apply-command.ts';
import { COVER_PICTURE } from '../design/cover-image.ts';
import type { DesignImage } from '../design/design-image.ts';
import type { Design } from '../design/design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { type CoverShape, coverShapeSchema } from '../design/shape.ts';
import { namePart } from '../elements/name-part.ts';
import { parentOf } from '../elements/group/element-tree.ts';
import { isLocked } from '../elements/placed-elements.ts';
import { frontTexts } from '../elements/text-box/text-board.ts';
import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import type { Rect } from '../geometry/shapes.ts';
import { type PictureFacts, TRUSTED_HORIZON } from '../pictures/readings/picture-facts.ts';
import type { Scene } from '../scene/scene.ts';
import type { TextEngine } from '../text/text-engine.ts';
import type { CutOut } from './cut-out-skyline.ts';
import { edgeOfRidge, foregroundShape, heightAt, hiddenShare, ridgeUnder } from './foreground-ridge.ts';
import { inkOfOthers, lettersOfTitle, orderBehind } from './front-words.ts';
import type { BoardHorizon } from './horizon-on-board.ts';
import { isReadBehind } from './letters-behind.ts';
import { type PictureInPlace, pictureInPlace } from './picture-in-place.ts';
import { type TitleShift, shiftOfTitle } from './title-shift.ts';

/** A cover with a picture on it, as it is compiled, and what is known about the picture. */
export interface TitleBehindRequest {
  readonly design: Design;
  /** The design's own scene. */
  readonly scene: Scene;
  readonly engine: Pick<TextEngine, 'inkBounds'>;
  /** The id of a picture object, or `COVER_PICTURE`. */
  readonly picture: string;
  readonly facts: Pick<PictureFacts, 'horizon'> | null;
  /** The picture's subject, which stands before the title instead of what is under the horizon; absent: the horizon. */
  readonly cutOut?: CutOut;
}

/** The settings of the mask that lays the foreground before the title. */
export interface ForegroundMask {
  /** The distance of the mask's edge from the horizon, downward, as a share of the front's height. */
  readonly shift: number;
  /** The softness of the mask's edge, as a share of the front's width; 0 for a sharp edge. */
  readonly softness: number;
}

export const SHARP_MASK: ForegroundMask = { shift: 0, softness: 0 };

/** The reason why a title cannot stand behind the foreground of a picture. */
export type BehindRefusal = 'noHorizon' | 'doubtful' | 'treated' | 'noTitle' | 'grouped' | 'locked' | 'tooDeep' | 'apart';

/** The position of a title relative to the foreground of a picture. */
export interface BehindReading {
  /** The quality of the picture's horizon; null without one. */
  readonly quality: number | null;
  /** The shape that covers the title's foot; null while the title stands before the whole picture. */
  readonly shape: CoverShape | null;
  readonly mask: ForegroundMask;
  /** The share of the most hidden letter that the foreground hides. */
  readonly deepest: number;
  /** True if every letter can still be read. */
  readonly isRead: boolean;
  /** True if the shape shows the picture's cut-out subject, which has no mask of its own. */
  readonly isCutOut: boolean;
}

export function readTitleBehind(request: TitleBehindRequest): BehindReading {
  const { design, facts } = request;
  const shape = findForeground(design, request.picture);
  const geometry = geometryOf(design);
  const place = pictureInPlace(design, geometry, request.picture, facts);
  const isCutOut = shape !== null && assetOfFill(shape) !== assetOf(design, request.picture);
  const mask = shape && place?.horizon && !isCutOut ? maskOf(shape, place.horizon, geometry) : SHARP_MASK;
  const title = shape && lettersOfTitle(design, request.scene, request.engine);
  const edge = isCutOut ? edgeOfRidge(shape, geometry.boards.front) : place?.horizon && lowered(place.horizon, mask, geometry);
  const covered = title && edge ? hiddenOf(title.letters, edge) : [];
  return {
    quality: facts?.horizon?.quality ?? null,
    shape,
    mask,
    deepest: Math.max(0, ...covered.flat()),
    isRead: isReadBehind(covered),
    isCutOut,
  };
}

/**
 * Returns the shape that shows a picture's foreground before the title; null without one. The cut-out of a picture is a picture of its own,
 * so it is known by its name and by being no other picture of the cover.
 */
export function findForeground(design: Design, picture: string): CoverShape | null {
  const asset = assetOf(design, picture);
  if (asset === null) return null;
  const others = [COVER_PICTURE, ...design.coverObjectImages.map(({ uniqueObjectId }) => uniqueObjectId)].map((id) => assetOf(design, id));
  const ridges = design.coverShapes.filter((shape) => shape.type === 'ridge' && assetOfFill(shape) !== null);
  const isCutOut = (shape: CoverShape) => shape.name === namePart('beforeTheTitle') && !others.includes(assetOfFill(shape));
  return ridges.find((shape) => assetOfFill(shape) === asset) ?? ridges.find(isCutOut) ?? null;
}

function assetOfFill({ box }: CoverShape): string | null {
  return box.fill?.kind === 'picture' ? box.fill.image.assetId : null;
}

/** The commands that lay a picture's foreground before the title, or the reason why they cannot. */
export type BehindPlan = { readonly refused: BehindRefusal } | { readonly commands: readonly SingleCommand[]; readonly moved: TitleShift };

/**
 * Plans the title behind the foreground of a picture. The title is moved up or down where it would be unreadable or would not touch the
 * horizon. Shades that do not lie under the title stay above the foreground, and so do the other texts.
 * @param id of the new shape
 */
export function planTitleBehind(request: TitleBehindRequest, id: string): BehindPlan {
  const { design, scene, picture, cutOut } = request;
  const geometry = geometryOf(design);
  const facts = cutOut ? { horizon: { quality: TRUSTED_HORIZON, line: [...cutOut.skyline] } } : request.facts;
  if (!facts?.horizon) return { refused: 'noHorizon' };
  if (facts.horizon.quality < TRUSTED_HORIZON) return { refused: 'doubtful' };
  const place = pictureInPlace(design, geometry, picture, facts);
  if (!place?.horizon) return { refused: 'treated' };
  const title = lettersOfTitle(design, scene, request.engine);
  if (!title) return { refused: 'noTitle' };
  if (parentOf(design, title.id) !== null) return { refused: 'grouped' };
  const moved = shiftOfTitle(title.letters, place.horizon, {
    front: geometry.boards.front,
    others: inkOfOthers(design, scene, title.id),
  });
  if (moved === 'tooDeep' || moved === 'apart') return { refused: moved };
  if (moved.down !== 0 && isLocked(design, title.id)) return { refused: 'locked' };
  const shape = shapeOf(place, place.horizon, SHARP_MASK, geometry, id, cutOut?.image);
  if (!shape) return { refused: 'treated' };
  const ink = { ...title.ink, y: title.ink.y + moved.down };
  const order = orderBehind(design, scene, { title: title.id, picture, ink, foreground: id });
  const box = frontTexts(design).find(({ designMode }) => designMode.uniqueId === title.id);
  return {
    moved,
    commands: [
      ...(moved.down !== 0 && box
        ? [{ name: 'edit-text-box', id: title.id, changes: { panel: { top: box.panel.top + moved.down } } } as const]
        : []),
      { name: 'add-shape', shape },
      { name: 'order-elements', below: [...order.below], above: [...order.above] },
    ],
  };
}

/** Returns the command that changes the mask of a foreground; null if the picture does not allow it. */
export function maskForegroundCommand({ design, picture, facts }: TitleBehindRequest, mask: ForegroundMask): SingleCommand | null {
  const shape = findForeground(design, picture);
  const geometry = geometryOf(design);
  const place = pictureInPlace(design, geometry, picture, facts);
  const isOwn = shape && assetOfFill(shape) === assetOf(design, picture);
  const next = isOwn && place?.horizon ? shapeOf(place, place.horizon, mask, geometry, shape.uniqueObjectId) : null;
  if (!shape || !next) return null;
  const { board, x, y, width, height, parameters, box } = next;
  return { name: 'replace-object', object: { ...shape, board, x, y, width, height, parameters, box } };
}

/** Returns the command that takes a foreground away. The title stays where it is. */
export function bareTitleCommand(design: Design, picture: string): SingleCommand | null {
  const shape = findForeground(design, picture);
  return shape && { name: 'remove-object', id: shape.uniqueObjectId };
}

function shapeOf(
  place: PictureInPlace,
  horizon: BoardHorizon,
  mask: ForegroundMask,
  geometry: CoverGeometry,
  id: string,
  cutOut?: DesignImage,
): CoverShape | null {
  const { boards } = geometry;
  const { seen } = place;
  const line = lowered(horizon, mask, geometry);
  const { box, heights } = ridgeUnder(line, { left: seen.x, right: seen.x + seen.width, bottom: seen.y + seen.height });
  const fill = place.fillOf(box, cutOut);
  if (!fill) return null;
  const onBoard = { ...box, x: box.x - boards.front.x, y: box.y - boards.front.y };
  const softness = mask.softness > 0 ? { softness: (mask.softness * boards.front.width) / box.width } : {};
  return coverShapeSchema.parse(foregroundShape(id, { box: onBoard, heights: { ...heights, ...softness } }, fill, 0));
}

/** Returns the edge of a mask: the horizon, moved as far as the mask says. */
function lowered({ quality, line }: BoardHorizon, { shift }: ForegroundMask, { boards }: CoverGeometry): BoardHorizon {
  return { quality, line: line.map(({ x, y }) => ({ x, y: y + shift * boards.front.height })) };
}

/** Reads the mask back from a shape: the height of its line above or below the horizon, and its softness. */
function maskOf({ x, y, width, height, parameters }: CoverShape, horizon: BoardHorizon, { boards }: CoverGeometry): ForegroundMask {
  const middle = parameters['y100'] ?? 0;
  const share = parameters['y199'] === undefined ? 0.5 : 100 / 199;
  const above = heightAt(horizon, boards.front.x + x + width * share);
  const shift = (boards.front.y + y + middle * height - above) / boards.front.height;
  return {
    shift: Math.round(shift * 1000) / 1000,
    softness: ((parameters['softness'] ?? 0) * width) / boards.front.width,
  };
}

function hiddenOf(letters: readonly (readonly Rect[])[], horizon: BoardHorizon): readonly (readonly number[])[] {
  return letters.map((line) => line.map((letter) => hiddenShare(letter, horizon)));
}

function assetOf({ coverImage, coverObjectImages }: Design, picture: string): string | null {
  if (picture === COVER_PICTURE) return coverImage.currentDesignImage?.assetId ?? null;
  return coverObjectImages.find(({ uniqueObjectId }) => uniqueObjectId === picture)?.image.assetId ?? null;
}
