import { contrastRatio, relativeLuminance } from '../../design/contrast.ts';
import type { Design } from '../../design/design.ts';
import { spineBoxes } from '../../elements/spine/spine-words.ts';

const STANDS_OUT = 3;

/** True for words with an outline that they stand out from: they read on any ground. */
export function isOutlined(design: Design, id: string): boolean {
  const text = [...design.frontBoard.textBoxes, ...spineBoxes(design)].find(({ designMode }) => designMode.uniqueId === id)?.text;
  if (text?.textEffect?.name !== 'outline') return false;
  return contrastRatio(relativeLuminance(text.colour), relativeLuminance(text.textEffect.style.colour)) >= STANDS_OUT;
}
