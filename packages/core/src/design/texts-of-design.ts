import { KINDS_IN_ORDER } from '../elements/element-kinds.ts';
import type { FaceUse } from '../elements/kind-definition.ts';
import type { Design } from './design.ts';

/** Every face that a design asks for, with the words it is to set: what has to be loaded before the design is laid out. */
export function textsOfDesign(design: Design): readonly FaceUse[] {
  return KINDS_IN_ORDER.flatMap(([, { faces }]) => faces(design));
}
