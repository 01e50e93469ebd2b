import { contrastRatio, relativeLuminance } from '../../design/contrast.ts';
import type { Design } from '../../design/design.ts';
import { spineBoxes } from '../../elements/spine/spine-words.ts';

const STANDS_OUT = 3;

/** Returns true for text with a contrasting outline, which can be read on any background. */
export function isOutlined(design: Design, id: string): boolean {
  const text = [...design.frontBoard.textBoxes, ...spineBoxes(design)].find(({ designMode }) => designMode.uniqueId === id)?.text;
  if (text?.textEffect?.name !== 'outline') return false;
  return contrastRatio(relativeLuminance(text.colour), relativeLuminance(text.textEffect.style.colour)) >= STANDS_OUT;
}
