import type { StockPhoto } from '@coverwright/contracts/calls/stock.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { composeCover } from '@coverwright/core/ideas/compose-cover.ts';
import type { BriefPicture, CoverBrief } from '@coverwright/core/ideas/cover-brief.ts';
import { textsOfBrief } from '@coverwright/core/ideas/texts-of-brief.ts';
import type { Genre } from '@coverwright/core/genres/genre.ts';
import { stockImage } from '@coverwright/core/pictures/library-image.ts';
import { browserSurface, decodeInBrowser } from '@coverwright/render/canvas/browser-surface.ts';
import type { DrawablePicture } from '@coverwright/render/canvas/painting.ts';
import { contextOf } from '@coverwright/render/canvas/pixel-layer.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { fetchFont } from '@coverwright/render/fonts/fetch-font.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import type { EditorResources } from '../resources/editor-resources.ts';
import { type Inquiry, specificationOfInquiry } from './inquiry.ts';

/** A picture as setup knows it: from the library, or the author's own. */
export interface ChosenPicture {
  readonly image: DesignImage;
  readonly focus: { readonly x: number; readonly y: number } | null;
}

/** A picture small enough to try, with the pixels that tell where type can stand. */
export interface TriedPicture extends BriefPicture {
  readonly drawable: DrawablePicture;
}

export function chosenPhoto(photo: StockPhoto): ChosenPicture {
  return { image: stockImage(photo), focus: photo.focus };
}

/** Wide enough to tell a calm sky from a crowd. */
const MAP_WIDTH = 240;

/** @throws when the picture cannot be fetched or decoded. */
export async function tryPicture({ image, focus }: ChosenPicture): Promise<TriedPicture> {
  const response = await fetch(image.urls.regular ?? image.urls.full);
  if (!response.ok) throw new Error(`The picture answered ${response.status}`);
  const drawable = await decodeInBrowser(await response.blob(), image);
  const { canvas } = drawable;
  const width = Math.min(MAP_WIDTH, canvas.width);
  const height = Math.max(1, Math.round((width * canvas.height) / canvas.width));
  const context = contextOf(browserSurface.createCanvas(width, height));
  context.drawImage(canvas, 0, 0, canvas.width, canvas.height, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return { image, focus, pixels: { width, height, data }, drawable };
}

/**
 * The first cover for what was answered; words that are still missing are stood in for.
 * @throws when a font cannot be fetched.
 */
export async function composeFirstCover(
  inquiry: Inquiry,
  genre: Genre,
  picture: BriefPicture | null,
  { engine }: Pick<EditorResources, 'engine'>,
): Promise<Design> {
  const brief: CoverBrief = {
    title: inquiry.title.trim() || 'Your Title',
    author: inquiry.author.trim() || 'Author Name',
    subtitle: null,
    genre,
    specification: specificationOfInquiry(inquiry),
    picture,
    blurb: null,
  };
  await loadFaces(engine, facesForText(textsOfBrief(brief)), fetchFont);
  return composeCover(brief, engine);
}
