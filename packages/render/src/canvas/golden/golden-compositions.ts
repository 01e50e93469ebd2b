import type { Artwork } from '@coverwright/core/design/artwork.ts';
import type { BlendMode } from '@coverwright/core/design/blend.ts';
import { type Rgba, fromHex } from '@coverwright/core/design/colour.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { coverObjectImageSchema } from '@coverwright/core/design/cover-object-image.ts';
import { type Group, groupSchema } from '@coverwright/core/design/group.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { type Fill, type PictureFill, pictureFillSchema } from '@coverwright/core/design/fill.ts';
import { pictureScreenSchema } from '@coverwright/core/design/picture-treatment.ts';
import { type CoverShapeInput, coverShapeSchema } from '@coverwright/core/design/shape.ts';
import { type TextBoxInput, textBoxSchema } from '@coverwright/core/design/text-box.ts';
import { colourMapFilter } from '@coverwright/core/filters/colour-map.ts';
import { FILTER_PRESETS } from '@coverwright/core/filters/filter-presets.ts';
import { goldenPicture } from './golden-pictures.ts';

const NIGHT: Fill = {
  kind: 'linear',
  angle: 90,
  stops: [
    { offset: 0, colour: fromHex('#0e1a38') },
    { offset: 0.7, colour: fromHex('#59407a') },
    { offset: 1, colour: fromHex('#f08a5d') },
  ],
};
const DAWN: Fill = {
  kind: 'radial',
  stops: [
    { offset: 0, colour: fromHex('#fff1cf') },
    { offset: 1, colour: fromHex('#d9772e') },
  ],
};

/** A window: one shape with a picture fill and a line outside it, on panels with gradients, under words with a fill. */
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

/** A lettered title: runs, features and justified lines; words along paths, a picture in letters, blend and opacity of words. */
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

/** Groups: cut by words and by a picture's alpha, faded and blended as a whole, one in another. */
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

function shape(uniqueObjectId: string, rest: Omit<CoverShapeInput, 'uniqueObjectId'>) {
  return coverShapeSchema.parse({ uniqueObjectId, ...rest });
}

function box(
  id: string,
  place: { readonly top: number; readonly height: number },
  text: Partial<TextBoxInput['text']> & Pick<TextBoxInput['text'], 'text' | 'fontSize'>,
  mode: Partial<TextBoxInput['designMode']> = {},
) {
  const panelName = id === 'Title' || id === 'Author' ? id : 'Subtitle';
  const words = text.lines ? { ...text, text: text.lines.map(({ runs }) => runs.map((run) => run.text).join('')).join('\n') } : text;
  return textBoxSchema.parse({
    panelName,
    designMode: { uniqueId: id, ...mode },
    panel: { ...place, marginLeft: 130, marginRight: 130 },
    text: words,
  });
}

/** Light and surface: a ground of three colors, paper, cloth on the spine, a band of fog, a shade, scuffs and grain, all made by rule. */
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

/** Pictures treated: lines and dots, a map of colors, a fade, an extension, torn paper under tape. */
export function picturesCover(): Design {
  const design = createDesign({ format: 'audiobook' });
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
