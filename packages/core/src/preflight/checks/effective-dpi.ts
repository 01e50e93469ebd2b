import { effectiveDpi, centredCover, placeCoverImage } from '../../elements/cover-image/place-cover-image.ts';
import { namesOf } from '../../elements/element-name.ts';
import { objectSource } from '../../elements/objects/object-picture.ts';
import { FORMATS } from '../../formats/format.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import { elementBox } from '../../interaction/element-box.ts';
import { FINE_DPI, RECOMMENDED_DPI, gradeResolution, gradeShown } from '../../pictures/resolution.ts';
import type { Check, Concern, Fix } from '../check.ts';
import { fillDpi, picturesInFills } from '../measuring/pictures-in-fills.ts';
import type { PreflightSubject } from '../preflight-subject.ts';
import { say } from '../say.ts';

/** The side in print pixels below which an object does not count as a picture. */
const LEAST_SIDE = 60;

/** Reports pictures of low resolution, in source pixels per printed inch. A cover for screens is checked by its own pixels. */
export const effectiveDpiCheck: Check = (subject) => {
  const { design, geometry, platform } = subject;
  const scale = deliveredScale(geometry);
  const isPrinted = FORMATS[geometry.format].designType === 'full';
  const judge = isPrinted ? judgePrinted : judgeShown;
  const cover = placeCoverImage(design.coverImage, geometry);
  return [
    ...(cover
      ? judge({
          subject: say('coverPicture'),
          element: 'coverImage',
          dpi: effectiveDpi(cover) / scale,
          printer: platform.name,
          fix: () => zoomedOut(subject, scale),
        })
      : []),
    ...picturesInFills(design, geometry).flatMap((filled) =>
      judge({
        subject: say('pictureIn', { element: namesOf(design, [filled.element]) }),
        element: filled.element,
        dpi: fillDpi(filled) / scale,
        printer: platform.name,
        fix: () => null,
      }),
    ),
    ...design.coverObjectImages.flatMap((object) => {
      const { uniqueObjectId, width, height, hidden } = object;
      const shown = objectSource(object);
      const dpi = (Math.min(shown.width / width, shown.height / height) * RECOMMENDED_DPI) / scale;
      const fix = () => shrunk(subject, uniqueObjectId, dpi);
      return hidden ? [] : judge({ subject: say('pictureObject'), element: uniqueObjectId, dpi, printer: platform.name, fix });
    }),
  ];
};

/** Returns the number of exported pixels per print pixel of the layout: 1 for a wrap. */
function deliveredScale({ format, file }: CoverGeometry): number {
  const pixels = FORMATS[format].filePixels;
  return pixels ? pixels.width / file.width : 1;
}

interface Judged {
  /** The name of the picture for the start of a sentence. */
  readonly subject: string;
  readonly element: string;
  readonly dpi: number;
  readonly printer: string;
  readonly fix: () => Fix | null;
}

type Judge = (judged: Judged) => readonly Concern[];

/** Low resolution is not an error, because a printer prints any picture. */
const judgePrinted: Judge = ({ subject, element, dpi, printer, fix }) => {
  const grade = gradeResolution(dpi);
  if (grade === 'fine') return [];
  return [
    {
      severity: grade === 'soft' ? 'hint' : 'warning',
      message: say(grade === 'soft' ? 'softInPrint' : 'blurredInPrint', {
        picture: subject,
        dpi: Math.floor(dpi + 0.01),
        printer,
        recommended: RECOMMENDED_DPI,
      }),
      element,
      fix: fix(),
    },
  ];
};

/**
 * Returns the finding for a cover that is only shown on screens. Shops count the pixels of the file, which always match their requirement;
 * a small picture only looks soft.
 */
const judgeShown: Judge = ({ subject, element, dpi, fix }) => {
  const share = dpi / RECOMMENDED_DPI;
  const grade = gradeShown(share);
  if (grade === 'fine') return [];
  return [
    {
      severity: grade === 'soft' ? 'hint' : 'warning',
      message: say(grade === 'soft' ? 'softOnScreen' : 'blurredOnScreen', { picture: subject, percent: Math.floor(share * 100 + 0.01) }),
      element,
      fix: fix(),
    },
  ];
};

/** Returns the fix for a picture that was enlarged more than necessary: a smaller zoom, if that is sufficient. */
function zoomedOut({ design, geometry }: PreflightSubject, scale: number): Fix | null {
  const placed = placeCoverImage(design.coverImage, geometry);
  if (!placed) return null;
  const least = effectiveDpi({ source: placed.source, destination: centredCover(placed.source, placed.frame) });
  if (least / scale < FINE_DPI) return null;
  return { label: say('zoomOut'), command: { name: 'place-cover-image', backgroundSize: null, backgroundPosition: { x: 0, y: 0 } } };
}

function shrunk({ design }: PreflightSubject, id: string, dpi: number): Fix | null {
  const box = elementBox(design, id);
  if (!box) return null;
  const { x, y } = box.rect;
  const width = (box.rect.width * dpi) / RECOMMENDED_DPI;
  const height = (box.rect.height * dpi) / RECOMMENDED_DPI;
  if (Math.min(width, height) < LEAST_SIDE) return null;
  const rect = { x: x + (box.rect.width - width) / 2, y: y + (box.rect.height - height) / 2, width, height };
  return { label: say('makeSmaller'), command: box.commandFor({ rect, rotation: box.rotation, scaled: 1 }) };
}
