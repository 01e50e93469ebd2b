import { fillPictures } from '../../design/fill.ts';
import { PLAIN_TRAITS } from '../element-traits.ts';
import type { ElementKindDefinition } from '../kind-definition.ts';
import { compilePanels, panelFills } from './compile-panels.ts';

/** The z of the panels, which lie above the cover picture and below everything that stacks. */
const PANELS_Z = -10_001;

export const panelKind: ElementKindDefinition = {
  traits: { ...PLAIN_TRAITS, isGround: true },
  compile: ({ design, geometry }) => compilePanels(design, geometry).map((layer) => ({ z: PANELS_Z, layer })),
  faces: () => [],
  pictures: (design) => panelFills(design).flatMap(([, fill]) => fillPictures(fill)),
  placed: null,
};
