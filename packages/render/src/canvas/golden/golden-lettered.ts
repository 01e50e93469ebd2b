import { fromHex } from '@coverwright/core/design/colour.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { swashesOf } from '@coverwright/core/ideas/swashes.ts';
import { goldenPicture } from './golden-pictures.ts';
import { DAWN, box } from './golden-parts.ts';

/**
 * Returns a cover with a lettered title: runs, features and justified lines, text along paths, a picture in letters, and the blend and
 * opacity of text.
 */
export function letteredCover(): Design {
  const design = createDesign({ format: 'paperback', extent: 320 });
  const ground = fromHex('#efe6d2');
  const lines = [
    { runs: [{ text: 'The Office', font: 'Abril Fatface' }], spacing: 0.9 },
    {
      runs: [
        { text: 'of ', font: 'Great Vibes', size: 0.5 },
        { text: 'Fine', italic: true, fill: DAWN },
      ],
      spacing: 0.8,
    },
    {
      runs: [
        { text: 'Affairs ', features: { liga: 0 } },
        { text: '1948', font: 'EB Garamond', features: { onum: 1, smcp: 1 } },
      ],
    },
    { runs: [{ text: 'first', baselineShift: 0.2, tracking: 80 }], alignment: 'left' as const, leading: 0.95 },
  ];
  return {
    ...design,
    frontBoard: {
      panel: { colour: ground },
      textBoxes: [
        box(
          'Title',
          { top: 120, height: 1250 },
          { text: '', fontSize: 200, font: 'Playfair Display', colour: fromHex('#1d2b4f'), lines, fit: 'justify' },
        ),
        box(
          'Subtitle',
          { top: 1420, height: 360 },
          { text: 'MILK', fontSize: 420, font: 'Anton', fill: { kind: 'picture', image: goldenPicture('singapore-at-dusk') } },
          { blend: 'multiply' },
        ),
        box(
          'Author',
          { top: 1850, height: 260 },
          {
            text: 'Along a wave of words',
            fontSize: 90,
            font: 'Montserrat',
            colour: fromHex('#7a2020'),
            path: { kind: 'wave', height: 0.9, waves: 1.5 },
          },
          { opacity: 0.7 },
        ),
        box(
          'Subtitle 2',
          { top: 2200, height: 420 },
          {
            text: 'ROUND AND ROUND THE SEAL GOES · ',
            fontSize: 60,
            font: 'Montserrat',
            colour: fromHex('#1d2b4f'),
            path: { kind: 'circle', diameter: 0.3 },
          },
        ),
      ],
    },
    spine: { ...design.spine, panel: { ...design.spine.panel, colour: ground } },
    back: { ...design.back, panel: { ...design.back.panel, colour: ground }, text: { ...design.back.text, colour: fromHex('#1d2b4f') } },
  };
}

/** Returns a cover with a title in each face whose first or last letters get swashes on the covers that we compose. */
export function swashedCover(): Design {
  const design = createDesign({ format: 'audiobook' });
  const titles = [
    { text: 'Quiet Queens', font: 'EB Garamond', italic: true },
    { text: 'REIGN OF STARS', font: 'Cinzel', italic: false },
    { text: 'After the Winds', font: 'Great Vibes', italic: false },
    { text: 'Black Oak', font: 'IM Fell English', italic: true },
  ];
  const textBoxes = titles.map(({ text, font, italic }, index) =>
    box(
      index === 0 ? 'Title' : `Subtitle ${index}`,
      { top: 90 + index * 370, height: 310 },
      { text, fontSize: 150, font, italic, colour: fromHex('#f3ead2'), lettering: swashesOf({ font, italic }) },
    ),
  );
  return { ...design, frontBoard: { panel: { colour: fromHex('#241a2e') }, textBoxes } };
}
