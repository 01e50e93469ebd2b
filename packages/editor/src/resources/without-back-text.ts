import type { Design } from '@coverwright/core/design/design.ts';

/** Returns the design without the text of its back, for painting the front alone: the back's text would need more fonts. */
export function withoutBackText(design: Design): Design {
  return { ...design, back: { ...design.back, text: { ...design.back.text, text: '' } } };
}
