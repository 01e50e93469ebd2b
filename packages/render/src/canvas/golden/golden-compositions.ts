import { fromHex } from '@coverwright/core/design/colour.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { coverObjectImageSchema } from '@coverwright/core/design/cover-object-image.ts';
import { type Group, groupSchema } from '@coverwright/core/design/group.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { Fill } from '@coverwright/core/design/fill.ts';
import { parseDesign } from '@coverwright/core/design/parse-design.ts';
import { FILTER_PRESETS } from '@coverwright/core/filters/filter-presets.ts';
import { goldenPicture } from './golden-pictures.ts';
import { DAWN, NIGHT, box, shape } from './golden-parts.ts';
import composed from './woven-cover.json' with { type: 'json' };

/** Returns a cover with a window: a shape with a picture fill and a line outside it, on panels with gradients, below text with a fill. */
export function windowCover(): Design {
  const design = createDesign({ format: 'paperback', extent: 280 });
  const image = goldenPicture('milky-way');
  const rose = goldenPicture('pale-rose-in-the-dark');
  const filter = FILTER_PRESETS.find(({ name }) => name === 'Violet hour') ?? null;
  const arch = shape('arch', {
    type: 'arch',
    x: 300,
    y: 380,
    width: 1200,
    height: 1500,
    box: { fill: { kind: 'picture', image: rose, focus: { x: 0.3, y: 0.4 }, zoom: 1.4, offset: { x: 0.05, y: 0 }, filter: null } },
    line: { colour: fromHex('#f3dfb2'), width: 14, place: 'outside', distance: 26 },
  });
  const star = shape('star', {
    type: 'star',
    board: 'back',
    x: 500,
    y: 700,
    width: 700,
    height: 700,
    rotation: 12,
    box: { fill: DAWN },
    line: { colour: fromHex('#3a1a0c'), width: 10, place: 'inside', distance: 12, dash: 'dashed' },
  });
  const ring = shape('ring', {
    type: 'frame',
    board: 'back',
    x: 300,
    y: 1600,
    width: 900,
    height: 600,
    parameters: { thickness: 90 },
    box: { fill: { kind: 'picture', image, focus: { x: 0.5, y: 0.5 }, zoom: 1, filter, mirrorX: -1 } },
  });
  return {
    ...design,
    frontBoard: {
      panel: { colour: fromHex('#0e1a38'), fill: NIGHT },
      textBoxes: [
        box('Title', { top: 1980, height: 300 }, { text: 'Night Window', fontSize: 210, font: 'Playfair Display', bold: true, fill: DAWN }),
        box('Author', { top: 150, height: 140 }, { text: 'Ines Okafor', fontSize: 80, font: 'Montserrat', letterSpacing: 160 }),
      ],
    },
    spine: { ...design.spine, panel: { ...design.spine.panel, colour: fromHex('#2a1c3f'), fill: NIGHT } },
    back: { ...design.back, panel: { ...design.back.panel, colour: fromHex('#1b1630') } },
    coverShapes: [arch, star, ring],
  };
}

/** Returns a cover with groups: clipped by text and by a picture's alpha, faded and blended as a whole, and nested. */
export function groupedCover(): Design {
  const design = createDesign({ format: 'audiobook' });
  const dusk: Fill = {
    kind: 'picture',
    image: goldenPicture('singapore-at-dusk'),
    focus: { x: 0.5, y: 0.6 },
    zoom: 1,
    offset: { x: 0, y: 0 },
    mirrorX: 1,
    filter: null,
  };
  const square = (id: string, x: number, y: number, size: number, fill: Fill, z = 5) =>
    shape(id, { type: 'rectangle', x, y, width: size, height: size, z, box: { fill } });
  const moon = (id: string, x: number, y: number) =>
    coverObjectImageSchema.parse({ uniqueObjectId: id, x, y, width: 420, height: 420, image: goldenPicture('moon-full') });
  const group = (uniqueObjectId: string, members: string[], rest: Partial<Group> = {}): Group =>
    groupSchema.parse({ uniqueObjectId, members, ...rest });
  return {
    ...design,
    frontBoard: {
      panel: { colour: fromHex('#22333b'), fill: NIGHT },
      textBoxes: [
        box('Title', { top: 60, height: 420 }, { text: 'CUT', fontSize: 420, font: 'Anton' }),
        box('Author', { top: 1500, height: 120 }, { text: 'In two groups', fontSize: 90, font: 'Montserrat' }),
      ],
    },
    coverShapes: [
      square('dusk', 0, -100, 1700, dusk),
      square('warm', 150, 600, 420, DAWN),
      square('rest', 1000, 600, 420, DAWN),
      square('pale', 560, 1100, 300, DAWN),
      square('third', 480, 1230, 180, DAWN),
      square('over', 700, 1180, 300, { kind: 'solid', colour: fromHex('#2a9d8f') }),
    ],
    coverObjectImages: [moon('mask', 150, 600), moon('hole', 1000, 600)],
    groups: [
      group('letters', ['Title', 'dusk'], { clip: 'inside' }),
      group('alpha', ['mask', 'warm'], { clip: 'inside' }),
      group('bitten', ['hole', 'rest'], { clip: 'outside' }),
      group('pair', ['pale', 'over'], { opacity: 0.6 }),
      group('outer', ['pair', 'third'], { blend: 'screen' }),
    ],
  };
}

/**
 * Returns a cover as the family `overgrown` composed it: a vine goes over and under foiled letters, and the flowers around them run on over
 * the spine to the back, below shades. It is stored, because composing it needs its faces.
 */
export function wovenCover(): Design {
  const parsed = parseDesign(composed);
  if (!parsed.ok) throw new Error(`The stored cover is no design: ${JSON.stringify(parsed.fault)}`);
  return parsed.value;
}
