import { effectiveDpi, centredCover, placeCoverImage } from '../../elements/cover-image/place-cover-image.ts';
import { FORMATS } from '../../formats/format.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import { elementBox } from '../../interaction/element-box.ts';
import type { Check, Concern, Fix } from '../check.ts';
import type { PreflightSubject } from '../preflight-subject.ts';

/** The printer's own floor, and what it still lets through with a warning. */
const WANTED_DPI = 300;
const REJECTED_DPI = 200;
/** Print pixels: an object smaller than this is no picture any more. */
const LEAST_SIDE = 60;

/** How many source pixels each printed inch of a picture gets. A screen cover is judged by its own pixels. */
export const effectiveDpiCheck: Check = (subject) => {
  const { design, geometry } = subject;
  const scale = deliveredScale(geometry);
  const isPrinted = FORMATS[geometry.format].designType === 'full';
  const judge = isPrinted ? judgePrinted : judgeShown;
  const cover = placeCoverImage(design.coverImage, geometry);
  return [
    ...(cover ? judge('The cover picture', 'coverImage', effectiveDpi(cover) / scale, () => zoomedOut(subject, scale)) : []),
    ...design.coverObjectImages.flatMap(({ uniqueObjectId, width, height, image, hidden }) => {
      const dpi = (Math.min(image.width / width, image.height / height) * WANTED_DPI) / scale;
      return hidden ? [] : judge('A picture object', uniqueObjectId, dpi, () => shrunk(subject, uniqueObjectId, dpi));
    }),
  ];
};

/** Delivered pixels for each print pixel of the layout: 1 for a wrap. */
function deliveredScale({ format, file }: CoverGeometry): number {
  const pixels = FORMATS[format].filePixels;
  return pixels ? pixels.width / file.width : 1;
}

type Judge = (subject: string, element: string, dpi: number, fix: () => Fix | null) => readonly Concern[];

const judgePrinted: Judge = (subject, element, dpi, fix) => {
  const rounded = Math.floor(dpi + 0.01);
  if (rounded >= WANTED_DPI) return [];
  return [
    {
      severity: rounded < REJECTED_DPI ? 'error' : 'warning',
      message: `${subject} prints at ${rounded} dpi; ${WANTED_DPI} are asked. Use a larger picture, or let it cover less.`,
      element,
      fix: fix(),
    },
  ];
};

/** Shops count the pixels of the file, which are always those that they ask for: a small picture looks soft, and is not sent back. */
const judgeShown: Judge = (subject, element, dpi, fix) => {
  const share = Math.floor((dpi / WANTED_DPI) * 100 + 0.01);
  if (share >= 100) return [];
  return [
    {
      severity: 'warning',
      message: `${subject} has ${share} % of the pixels that this cover shows, and looks soft. Use a larger picture, or let it cover less.`,
      element,
      fix: fix(),
    },
  ];
};

/** A picture that was drawn larger than it has to be can be drawn smaller again; offered where that is enough. */
function zoomedOut({ design, geometry }: PreflightSubject, scale: number): Fix | null {
  const placed = placeCoverImage(design.coverImage, geometry);
  if (!placed) return null;
  const least = effectiveDpi({ source: placed.source, destination: centredCover(placed.source, placed.area) });
  if (least / scale < WANTED_DPI) return null;
  return { label: 'Zoom out', command: { name: 'place-cover-image', backgroundSize: null, backgroundPosition: { x: 0, y: 0 } } };
}

function shrunk({ design }: PreflightSubject, id: string, dpi: number): Fix | null {
  const box = elementBox(design, id);
  if (!box) return null;
  const { x, y } = box.rect;
  const width = (box.rect.width * dpi) / WANTED_DPI;
  const height = (box.rect.height * dpi) / WANTED_DPI;
  if (Math.min(width, height) < LEAST_SIDE) return null;
  const rect = { x: x + (box.rect.width - width) / 2, y: y + (box.rect.height - height) / 2, width, height };
  return { label: 'Make it smaller', command: box.commandFor({ rect, rotation: box.rotation, scaled: 1 }) };
}
