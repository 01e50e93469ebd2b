import type { Artwork } from '@coverwright/core/design/artwork.ts';
import type { BlendMode } from '@coverwright/core/design/blend.ts';
import { type Rgba, fromHex } from '@coverwright/core/design/colour.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { coverObjectImageSchema } from '@coverwright/core/design/cover-object-image.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { type Fill, type PictureFill, pictureFillSchema } from '@coverwright/core/design/fill.ts';
import { pictureScreenSchema } from '@coverwright/core/design/picture-treatment.ts';
import type { CoverShapeInput } from '@coverwright/core/design/shape.ts';
import { colourMapFilter } from '@coverwright/core/filters/colour-map.ts';
import { goldenPicture } from './golden-pictures.ts';
import { box, shape } from './golden-parts.ts';

/**
 * Returns a cover with generated light and textures: a background of three colors, paper, cloth on the spine, a band of fog, a shade,
 * scuffs and grain.
 */
export function texturedCover(): Design {
  const design = createDesign({ format: 'paperback', extent: 260 });
  const colours = {
    darkest: fromHex('#12263a'),
    dark: fromHex('#1f5a66'),
    main: fromHex('#e4572e'),
    light: fromHex('#f2b5a7'),
    paper: fromHex('#fdf3df'),
    accent: fromHex('#f3a712'),
    second: fromHex('#2a9d8f'),
  };
  const art = (
    uniqueObjectId: string,
    z: number,
    drawing: Pick<Artwork, 'generator'> & Partial<Artwork>,
    style: { readonly blend?: BlendMode; readonly opacity?: number } = {},
    place: Partial<CoverShapeInput> = {},
  ) =>
    shape(uniqueObjectId, {
      type: 'rectangle',
      x: -40,
      y: -40,
      width: 1880,
      height: 2780,
      z,
      opacity: style.opacity ?? 1,
      style: { blend: style.blend ?? 'normal' },
      art: { seed: 5, colours, ...drawing },
      ...place,
    });
  return {
    ...design,
    frontBoard: {
      panel: { colour: colours.dark },
      textBoxes: [
        box('Title', { top: 700, height: 700 }, { text: 'Paper\nand Fog', fontSize: 330, font: 'Playfair Display', colour: colours.paper }),
        box('Author', { top: 2350, height: 160 }, { text: 'Ines Okafor', fontSize: 90, font: 'Montserrat', letterSpacing: 160 }),
      ],
    },
    spine: { ...design.spine, panel: { ...design.spine.panel, colour: colours.dark } },
    back: { ...design.back, panel: { ...design.back.panel, colour: colours.dark } },
    coverShapes: [
      art('ground', -40, { generator: 'light', motif: 'round', parameters: { first: 3.4, second: 2, third: 0.6, down: 500 } }),
      art('fog', -39, { generator: 'texture', motif: 'fog', parameters: { from: 0.55, until: 0.85 } }, { opacity: 0.8 }),
      art('shade', -38, { generator: 'shade', motif: 'bottom' }, { blend: 'multiply' }),
      art('paper', -37, { generator: 'texture', motif: 'paper' }, { blend: 'multiply', opacity: 0.7 }),
      art('grain', -36, { generator: 'texture', motif: 'grain' }, { blend: 'soft-light', opacity: 0.45 }),
      art('scuffs', -35, { generator: 'texture', motif: 'wear', parameters: { colour: 4 } }, { opacity: 0.5 }),
      art('cloth', -30, { generator: 'texture', motif: 'cloth' }, { blend: 'multiply' }, { board: 'back', width: 1840, rotation: 4 }),
      art(
        'brush',
        -29,
        { generator: 'texture', motif: 'brush', parameters: { colour: 5, scale: 2.5 } },
        {},
        { board: 'back', x: 300, y: 1500, width: 900, height: 260 },
      ),
    ],
  };
}

/** Returns a cover with treated pictures: lines and dots, a color map, a fade, an extension, and torn paper under tape. */
export function picturesCover(format: 'audiobook' | 'paperback'): Design {
  const design = createDesign({ format });
  const [ink, spot, sand, paper] = ['#0d1b22', '#c8322f', '#d8c28e', '#f6ecd2'].map(fromHex) as [Rgba, Rgba, Rgba, Rgba];
  const dusk = goldenPicture('singapore-at-dusk');
  const mapped = colourMapFilter('Dusk in red', [ink, spot, sand, paper], { contrast: 0.2, high: 0.9 });
  const gray = colourMapFilter('Gray', [fromHex('#000000'), fromHex('#ffffff')], { contrast: 0.5, gamma: 0.9 });
  const picture = (treatment: Partial<PictureFill>): PictureFill =>
    pictureFillSchema.parse({ kind: 'picture', image: dusk, focus: { x: 0.6, y: 0.5 }, ...treatment });
  const square = (id: string, x: number, y: number, fill: Fill, rest: Partial<CoverShapeInput> = {}) =>
    shape(id, { type: 'rectangle', x, y, width: 680, height: 560, box: { fill }, ...rest });
  const lines = { kind: 'lines', pitch: 0.02, angle: 28, wave: 0.012, waveLength: 0.4, colour: ink, ground: spot } as const;
  return {
    ...design,
    coverImage: {
      ...design.coverImage,
      format: 'full',
      currentDesignImage: goldenPicture('pale-rose-in-the-dark'),
      imageFilter: mapped,
      fade: { colour: ink, top: 0.2, right: 0, bottom: 0.4, left: 0.1 },
    },
    frontBoard: {
      panel: { colour: { ...ink, a: 0 } },
      textBoxes: [
        box('Title', { top: 1290, height: 260 }, { text: 'Treated pictures', fontSize: 200, font: 'Playfair Display', colour: paper }),
      ],
    },
    coverShapes: [
      square('lines', 60, 60, picture({ filter: gray, screen: pictureScreenSchema.parse(lines) })),
      square('dots', 860, 60, picture({ filter: gray, screen: { ...lines, kind: 'dots', colour: paper, ground: ink } })),
      square('torn', 60, 680, picture({ filter: mapped }), { type: 'torn', parameters: { depth: 30, top: 0 } }),
      square('tall', 860, 680, picture({ extension: { edge: 'top', share: 0.6 } }), { width: 400 }),
      shape('tape', {
        type: 'tape',
        x: 260,
        y: 650,
        width: 260,
        height: 72,
        rotation: -5,
        opacity: 0.85,
        box: { fill: { kind: 'solid', colour: sand } },
      }),
    ],
    coverObjectImages: [
      coverObjectImageSchema.parse({
        uniqueObjectId: 'moon',
        x: 1250,
        y: 760,
        width: 420,
        height: 420,
        image: goldenPicture('moon-full'),
        filter: gray,
        screen: { kind: 'dots', pitch: 0.03, angle: 15, colour: sand, ground: null },
      }),
    ],
  };
}
