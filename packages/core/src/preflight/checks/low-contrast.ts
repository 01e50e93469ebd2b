import { wordsOf } from '../../elements/element-kinds.ts';
import type { Command } from '../../commands/apply-command.ts';
import { BLACK, WHITE, withAlpha } from '../../design/colour.ts';
import { letterFillOf } from '../../effects/effect-catalogue.ts';
import { contrastOn, type InkReading } from '../../shop-window/measure-ink.ts';
import { gradeContrast } from '../../shop-window/grade-contrast.ts';
import { relativeLuminance } from '../../design/contrast.ts';
import { spineBoxes } from '../../elements/spine/spine-words.ts';
import { points, pointsToPx, px, pxToPoints } from '../../units/units.ts';
import type { Check, Concern, Fix } from '../check.ts';
import { elementLabel } from '../measuring/element-label.ts';
import { isOutlined } from '../measuring/is-outlined.ts';
import { minTypeSize } from '../measuring/type-size.ts';
import type { PreflightSubject } from '../preflight-subject.ts';
import { say } from '../say.ts';

/** The contrast ratio below which a reviewer does not notice text. */
const UNSEEN = 1.5;
const PLATE_OPACITY = 0.8;

/** Checks the contrast of text with the layers below it. */
export const lowContrast: Check = (subject) => {
  const { scene, readings, design } = subject;
  return scene.layers.flatMap((layer): readonly Concern[] => {
    const words = wordsOf(layer.kind);
    if (words === null || words === 'code') return [];
    const reading = isOutlined(design, layer.id) ? null : readings.ink(layer.id);
    if (!reading) return [];
    const size = minTypeSize(layer) ?? pointsToPx(points(12));
    const { passes, ratio, sentence, suggestion } = gradeContrast(reading, {
      points: pxToPoints(px(size)),
      bold: isBold(subject, layer.id),
    });
    if (passes) return [];
    return [
      {
        severity: ratio < UNSEEN ? 'error' : 'warning',
        message: say('lowContrast', { element: elementLabel(design, layer.id), ratio: ratio.toFixed(1), advice: sentence }),
        element: layer.id,
        fix: fixFor(subject, layer.id, reading, suggestion && reads(reading, relativeLuminance(suggestion.colour)) ? suggestion : null),
      },
    ];
  });
};

/** Returns true if an ink can be read, with a margin, because the colour of text also changes the mixed colors at its edges. */
function reads(reading: InkReading, ink: number): boolean {
  return contrastOn(reading, ink) >= 4.7;
}

function isBold({ design }: PreflightSubject, id: string): boolean {
  return [...design.frontBoard.textBoxes, ...spineBoxes(design)].some(({ designMode, text }) => designMode.uniqueId === id && text.bold);
}

/** Returns the fix: another colour if black or white can be read, otherwise a plain area between the text and the picture. */
function fixFor(
  { design }: PreflightSubject,
  id: string,
  reading: InkReading,
  suggestion: ReturnType<typeof gradeContrast>['suggestion'],
): Fix | null {
  const isLight = reading.inkLuminance > 0.18;
  const ground = isLight ? BLACK : WHITE;
  if (id === 'blurb') {
    if (suggestion)
      return { label: say('makeIt', { color: suggestion.name }), command: { name: 'edit-blurb', text: { colour: suggestion.colour } } };
    return {
      label: say('shadeBack'),
      command: behind('back', isLight, { name: 'edit-blurb', text: { colour: isLight ? WHITE : BLACK } }),
    };
  }
  const front = design.frontBoard.textBoxes.find(({ designMode }) => designMode.uniqueId === id);
  const effect = front?.text.textEffect;
  const colour = suggestion?.colour ?? (isLight ? WHITE : BLACK);
  const recolour = {
    name: 'edit-text-box',
    id,
    changes: { text: { colour, ...(letterFillOf(effect ?? null) === 'recolored' ? { textEffect: null } : {}) } },
  } as const;
  if (suggestion) return { label: say('makeIt', { color: suggestion.name }), command: recolour };
  if (!front) return { label: say('colorSpine'), command: behind('spine', isLight, recolour) };
  return {
    label: say('addPanel'),
    command: {
      name: 'together',
      commands: [
        recolour,
        { name: 'edit-text-box', id, changes: { transparent: false, panel: { colour: ground, transparency: 1 - PLATE_OPACITY } } },
      ],
    },
  };
}

type Single = Exclude<Command, { readonly name: 'together' }>;

function behind(panel: 'back' | 'spine', isLight: boolean, words: Single): Command {
  const colour = withAlpha(isLight ? BLACK : WHITE, PLATE_OPACITY);
  return { name: 'together', commands: [{ name: 'set-panel-colour', panel, colour }, words] };
}
