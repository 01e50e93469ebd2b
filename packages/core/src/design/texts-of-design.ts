import { KINDS_IN_ORDER } from '../elements/element-kinds.ts';
import type { FaceUse } from '../elements/kind-definition.ts';
import type { Design } from './design.ts';

/** Returns every face that a design uses, with its words. These faces have to be loaded before the design is laid out. */
export function textsOfDesign(design: Design): readonly FaceUse[] {
  return KINDS_IN_ORDER.flatMap(([, { faces }]) => faces(design));
}
