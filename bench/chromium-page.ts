import { readFile } from 'node:fs/promises';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { findFace } from '@coverwright/render/fonts/catalogue.ts';
import { textsOfDesign } from '@coverwright/core/design/texts-of-design.ts';
import { placeCoverImage } from '@coverwright/core/elements/cover-image/place-cover-image.ts';
import { fontFilePath } from '@coverwright/export/fonts/node-font-files.ts';
import type { ImageFilter } from '@coverwright/core/design/image-filter.ts';
import { BENCH_PICTURE, benchCover } from './bench-cover.ts';

/** CSS pixels per print pixel. */
const CSS = 96 / 300;

export interface ChromiumPage {
  readonly html: string;
  readonly widthIn: number;
  readonly heightIn: number;
}

/** Creates a web page like the benchmark's cover, as a print service would: with the same photo, fonts, filter and texts. */
export async function chromiumPage(): Promise<ChromiumPage> {
  const design = benchCover();
  const geometry = measureCover(specificationOf(design));
  const placed = placeCoverImage(design.coverImage, geometry);
  if (!placed) throw new Error('The measured cover has a picture');
  const { front, back, spine } = geometry.boards;
  const px = (value: number) => `${(value * CSS).toFixed(3)}px`;
  const at = (x: number, y: number, width: number, height: number) => `left:${px(x)};top:${px(y)};width:${px(width)};height:${px(height)};`;
  const boxes = design.frontBoard.textBoxes.map(({ panel, text }) => {
    const place = at(front.x + panel.marginLeft, front.y + panel.top, front.width - panel.marginLeft - panel.marginRight, panel.height);
    const style = [
      `font:${text.italic ? 'italic' : 'normal'} ${text.bold ? 700 : 400} ${px(text.fontSize)}/${text.lineSpacing} '${text.font}'`,
      `letter-spacing:${text.letterSpacing / 1000}em;text-transform:${text.case}`,
      text.textEffect ? 'text-shadow:0.01em 0.03em 0.08em rgba(0,0,0,.45)' : '',
    ].join(';');
    return `<div class="box" style="${place}"><p style="${style}">${text.text.replace('\n', '<br>')}</p></div>`;
  });
  const blurb =
    back && `<div class="blurb" style="${at(back.x + 112, back.y + 300, back.width - 225, 1600)}">${design.back.text.text}</div>`;
  const spineText =
    spine &&
    `<div class="spine" style="${at(spine.x, spine.y, spine.width, spine.height)}"><span>MIRIAM OKONKWO</span><span>A Season of Saffron</span></div>`;
  const { x: zoneX, y: zoneY, width: zoneWidth, height: zoneHeight } = geometry.barcode ?? { x: 0, y: 0, width: 0, height: 0 };
  const barcode = `<div style="${at(zoneX, zoneY, zoneWidth, zoneHeight)}background:#fff"></div>`;
  const { widthInches: widthIn, heightInches: heightIn } = geometry;
  const { x, y, width, height } = placed.destination;
  const html = `<!doctype html><meta charset="utf-8"><style>
${await fontRules()}
@page{size:${widthIn}in ${heightIn}in;margin:0}
html,body{margin:0;background:#fff}body{position:relative;width:${widthIn}in;height:${heightIn}in;overflow:hidden;color:#fff}
body>*{position:absolute}p{margin:0}.box{display:flex;align-items:center;justify-content:center;text-align:center}
.blurb{font:${px(50)}/1.3 Tinos}.spine{display:flex;justify-content:space-around;align-items:center;writing-mode:vertical-rl;font:700 ${px(100)} 'Playfair Display'}
</style>${filterMarkup(design.coverImage.imageFilter)}
<img src="${BENCH_PICTURE.url.href}" style="${at(x, y, width, height)}filter:url(#filter)">
<div style="${at(0, 1400, geometry.file.width, 1400)}background:linear-gradient(rgba(0,0,0,0),rgba(0,0,0,.75))"></div>
${barcode}${boxes.join('')}${blurb ?? ''}${spineText ?? ''}`;
  return { html, widthIn, heightIn };
}

async function fontRules(): Promise<string> {
  const rules = facesForText(textsOfDesign(benchCover())).map(async (id) => {
    const face = findFace(id);
    if (!face) throw new Error(`No face ${id}`);
    const bytes = await readFile(fontFilePath(face));
    const family = id.slice(0, id.indexOf('/'));
    const source = `url(data:font/ttf;base64,${bytes.toString('base64')})`;
    return `@font-face{font-family:'${family}';font-weight:${face.weight};font-style:${face.italic ? 'italic' : 'normal'};src:${source}}`;
  });
  return (await Promise.all(rules)).join('\n');
}

function filterMarkup(filter: ImageFilter | null): string {
  if (!filter) return '';
  const { feColorMatrix: matrix, feFuncR, feFuncG, feFuncB } = filter;
  const channel = (name: string, table: ImageFilter['feFuncR']) =>
    table ? `<feFunc${name} type="table" tableValues="${table.tableValues.join(' ')}"/>` : '';
  return `<svg width="0" height="0"><filter id="filter" color-interpolation-filters="sRGB" x="0" y="0" width="1" height="1">
${matrix ? `<feColorMatrix values="${matrix.values.join(' ')}"/>` : ''}
<feComponentTransfer>${channel('R', feFuncR)}${channel('G', feFuncG)}${channel('B', feFuncB)}</feComponentTransfer></filter></svg>`;
}
