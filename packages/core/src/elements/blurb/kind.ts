import type { Back } from '../../design/back.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import { blurbFaceUses } from '../../richtext/layout-blurb.ts';
import { parseRichText } from '../../richtext/parse-rich-text.ts';
import { remember } from '../../scene/remember.ts';
import type { FaceId } from '../../scene/scene.ts';
import type { TextEngine } from '../../text/text-engine.ts';
import { PLAIN_TRAITS } from '../element-traits.ts';
import { FIXED_WORDS_Z } from '../fixed-words-z.ts';
import type { ElementKindDefinition } from '../kind-definition.ts';
import { compileBlurb } from './compile-blurb.ts';

// The face is part of the cache key, because an uploaded font may load after the text that uses it.
const blurbLayer = remember((back: Back, geometry: CoverGeometry, engine: TextEngine, _face: FaceId) =>
  compileBlurb(back, geometry, engine),
);

export const blurbKind: ElementKindDefinition = {
  traits: { ...PLAIN_TRAITS, words: 'blurb', keepsOffBarcode: true },
  compile: ({ design: { back }, geometry, engine }) => {
    const { face } = engine.resolve({ family: back.text.font, bold: false, italic: false });
    const layer = blurbLayer(back, geometry, engine, face);
    return layer ? [{ z: FIXED_WORDS_Z, layer }] : [];
  },
  faces: ({ back }) => blurbFaceUses(parseRichText(back.text.text), back.text.font),
  pictures: () => [],
  placed: null,
};
