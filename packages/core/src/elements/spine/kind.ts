import type { Spine } from '../../design/spine.ts';
import type { TextBox } from '../../design/text-box.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import { remember } from '../../scene/remember.ts';
import type { TextEngine } from '../../text/text-engine.ts';
import { PLAIN_TRAITS } from '../element-traits.ts';
import { FIXED_WORDS_Z } from '../fixed-words-z.ts';
import type { ElementKindDefinition } from '../kind-definition.ts';
import { faceKey, faceUses } from '../text-box/face-uses.ts';
import { textPictures } from '../text-box/text-pictures.ts';
import { compileSpineBox } from './compile-spine-box.ts';
import { spineBoxes } from './spine-words.ts';

// The faces are part of the cache key, because an uploaded font may load after the text that uses it.
const spineLayer = remember(
  (box: TextBox, boxes: readonly TextBox[], spine: Spine, geometry: CoverGeometry, engine: TextEngine, _faces: string) =>
    compileSpineBox(box, boxes, spine, geometry, engine),
);

export const spineTextKind: ElementKindDefinition = {
  traits: { ...PLAIN_TRAITS, words: 'spine' },
  compile: ({ design, geometry, engine }) => {
    const boxes = spineBoxes(design);
    return boxes
      .filter(({ designMode }) => !designMode.hidden)
      .flatMap((box) => {
        const layer = spineLayer(box, boxes, design.spine, geometry, engine, faceKey(box.text, engine));
        return layer ? [{ z: FIXED_WORDS_Z, layer }] : [];
      });
  },
  faces: (design) => spineBoxes(design).flatMap(({ text }) => faceUses(text)),
  pictures: (design) => spineBoxes(design).flatMap(({ text }) => textPictures(text)),
  placed: null,
};
