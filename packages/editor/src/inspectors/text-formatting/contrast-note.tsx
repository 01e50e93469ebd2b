import { Button } from '@mantine/core';
import type { TextBox } from '@coverwright/core/design/text-box.ts';
import { letterFillOf } from '@coverwright/core/effects/effect-catalogue.ts';
import { gradeContrast } from '@coverwright/core/shop-window/grade-contrast.ts';
import { px, pxToPoints } from '@coverwright/core/units/units.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import styles from './contrast-note.module.css';
import type { ChangeText } from './text-formatting-inspector.tsx';
import { useContrast } from './use-contrast.ts';
import { textFormattingMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';

/** Shows the contrast between a text and its background, and suggests a color that is easier to read. */
export function ContrastNote({ box, change }: { readonly box: TextBox; readonly change: ChangeText }) {
  const t = useMessages(textFormattingMessages);
  const reading = useContrast(box.designMode.uniqueId);
  if (!reading) return null;
  const { fontSize, bold, textEffect } = box.text;
  const hasOwnColors = letterFillOf(textEffect) === 'recolored';
  const { ratio, passes, sentence, suggestion } = gradeContrast(reading, { points: pxToPoints(px(fontSize)), bold });
  const Icon = passes ? IconCheck : IconAlertTriangle;
  return (
    <div className={styles.note} data-passes={passes} role="status">
      <Icon size={16} stroke={2} aria-hidden="true" />
      <span>
        <strong>{t('contrast', { ratio: ratio.toFixed(1) })}</strong> {sentence}
      </span>
      {suggestion && (
        <Button
          variant="default"
          size="compact-xs"
          onClick={() =>
            change(
              { text: { colour: suggestion.colour, ...(hasOwnColors ? { textEffect: null } : {}) } },
              nameStep('colorFrom', { name: suggestion.name }),
            )
          }
        >
          {t(hasOwnColors ? 'useColorWithoutEffect' : 'useColor', { name: suggestion.name })}
        </Button>
      )}
    </div>
  );
}
