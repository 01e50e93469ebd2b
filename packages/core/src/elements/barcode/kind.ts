import { remember } from '../../scene/remember.ts';
import { PLAIN_TRAITS } from '../element-traits.ts';
import type { ElementKindDefinition } from '../kind-definition.ts';
import { barcodeFaceUses } from './barcode-words.ts';
import { compileBarcode } from './compile-barcode.ts';

/** The z of the barcode, above everything that an author can place. */
const BARCODE_Z = 900;

const barcodeLayer = remember(compileBarcode);

export const barcodeKind: ElementKindDefinition = {
  traits: { ...PLAIN_TRAITS, words: 'code', isSelectable: false },
  compile: ({ design, geometry, engine }) => {
    const layer = barcodeLayer(design.back.barcode, geometry, engine);
    return layer ? [{ z: BARCODE_Z, layer }] : [];
  },
  faces: ({ back }) => barcodeFaceUses(back.barcode),
  pictures: () => [],
  placed: null,
};
