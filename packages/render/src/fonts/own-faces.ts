import type { UserFont } from '@coverwright/core/design/user-font.ts';
import type { FaceId } from '@coverwright/core/scene/scene.ts';
import type { FaceRequest, ResolvedFace } from '@coverwright/core/text/text-engine.ts';
import { FAKED_BOLD, FAKED_SLANT } from './faked-cuts.ts';

/** A font that an author uploaded. An engine has it in addition to the catalogue. */
export type OwnFace = Pick<UserFont, 'family' | 'bold' | 'italic' | 'assetId'>;

const PREFIX = 'own/';

export function ownFaceId({ assetId }: Pick<OwnFace, 'assetId'>): FaceId {
  return `${PREFIX}${assetId}`;
}

export function isOwnFace(face: FaceId): boolean {
  return face.startsWith(PREFIX);
}

/** Returns true if a face belongs to the family with this name, in any case, as in the catalogue. */
export function isOfFamily({ family }: Pick<OwnFace, 'family'>, name: string): boolean {
  return family.toLowerCase() === name.trim().toLowerCase();
}

/** Returns the uploaded face that best matches a request; null if the family was not uploaded. A missing bold or italic is synthesized. */
export function resolveOwnFace(faces: readonly OwnFace[], { family, bold, italic }: FaceRequest): ResolvedFace | null {
  const cuts = faces.filter((face) => isOfFamily(face, family));
  // The slant decides first, then the weight, as in CSS.
  const distance = (face: OwnFace) => (face.italic === italic ? 0 : 2) + (face.bold === bold ? 0 : 1);
  const [best] = cuts.toSorted((a, b) => distance(a) - distance(b));
  if (!best) return null;
  return {
    face: ownFaceId(best),
    slant: italic && !best.italic ? FAKED_SLANT : 0,
    embolden: bold && !best.bold ? FAKED_BOLD : 0,
  };
}
