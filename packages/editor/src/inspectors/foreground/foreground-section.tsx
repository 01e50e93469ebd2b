import { Button } from '@mantine/core';
import type { Design } from '@coverwright/core/design/design.ts';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import {
  type BehindReading,
  type BehindRefusal,
  type ForegroundMask,
  bareTitleCommand,
  maskForegroundCommand,
  planTitleBehind,
  readTitleBehind,
} from '@coverwright/core/foreground/title-behind.ts';
import type { CutOut } from '@coverwright/core/foreground/cut-out-skyline.ts';
import { TRUSTED_HORIZON } from '@coverwright/core/pictures/readings/picture-facts.ts';
import { IconStackBack, IconStackFront } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { useDesign, useEditor, useMountedEditor } from '../../session/editor-context.ts';
import { nameStep } from '../../steps/name-step.ts';
import { useFieldsLocked } from '../fields/fields-locked.ts';
import { Hint, Section } from '../fields/section.tsx';
import { SliderField } from '../fields/slider-field.tsx';
import styles from './foreground.module.css';
import { CutOutButton } from './cut-out-button.tsx';
import { foregroundMessages } from './messages.ts';
import { usePictureFacts } from './use-picture-facts.ts';

interface ForegroundSectionProps {
  readonly image: DesignImage;
  /** The id of the picture object, or that of the cover picture. */
  readonly picture: string;
}

/** Lays the foreground of a picture before the title, and changes its mask. A picture without a clear horizon says so and offers nothing. */
export function ForegroundSection({ image, picture }: ForegroundSectionProps) {
  const t = useMessages(foregroundMessages);
  const design = useDesign();
  const scene = useEditor((state) => state.scene);
  const { store, resources } = useMountedEditor();
  const isLocked = useFieldsLocked();
  const facts = usePictureFacts(image);
  const [refusal, setRefusal] = useState<{ readonly reason: BehindRefusal; readonly of: Design } | null>(null);
  if (!scene) return null;
  const requestOf = (current: Design) => ({
    design: current,
    scene: store.getState().scene ?? scene,
    engine: resources.engine,
    picture,
    facts,
  });
  const reading = readTitleBehind(requestOf(design));
  const isTrusted = reading.quality !== null && reading.quality >= TRUSTED_HORIZON;
  const put = (cutOut?: CutOut) => {
    const current = store.getState().history.present;
    const plan = planTitleBehind({ ...requestOf(current), ...(cutOut && { cutOut }) }, crypto.randomUUID());
    if ('refused' in plan) return setRefusal({ reason: plan.refused, of: current });
    store.getState().run({ name: 'together', commands: [...plan.commands] }, nameStep('titleBehind'));
  };
  const canPlaceCutOut = () => {
    const current = store.getState().history.present;
    const plan = planTitleBehind({ ...requestOf(current), cutOut: { image, skyline: ANY_SKYLINE } }, crypto.randomUUID());
    const reason = 'refused' in plan && !DEPENDS_ON_SKYLINE.has(plan.refused) ? plan.refused : null;
    setRefusal(reason && { reason, of: current });
    return reason === null;
  };
  const bringToFront = () => {
    const command = bareTitleCommand(store.getState().history.present, picture);
    if (command) store.getState().run(command, nameStep('titleBefore'));
  };
  const setMask = (change: Partial<ForegroundMask>, gesture: string) => {
    const command = maskForegroundCommand(requestOf(store.getState().history.present), { ...reading.mask, ...change });
    if (command) store.getState().run(command, nameStep('maskOfTitle'), gesture);
  };
  const figures = { quality: reading.quality ?? 0, least: TRUSTED_HORIZON };
  return (
    <Section title={t('heading')}>
      {reading.shape ? (
        <Button variant="default" size="xs" disabled={isLocked} leftSection={<IconStackFront size={16} />} onClick={bringToFront}>
          {t('bringToFront')}
        </Button>
      ) : (
        isTrusted && (
          <Button variant="default" size="xs" disabled={isLocked} leftSection={<IconStackBack size={16} />} onClick={() => put()}>
            {t('putBehind')}
          </Button>
        )
      )}
      {facts && !reading.shape && !isTrusted && <CutOutButton image={image} disabled={isLocked} canPlace={canPlaceCutOut} onCutOut={put} />}
      {reading.shape && isTrusted && !reading.isCutOut && <MaskFields mask={reading.mask} onChange={setMask} />}
      {refusal && refusal.of === design ? (
        <p className={styles.fault} role="alert">
          {t(refusal.reason, figures)}
        </p>
      ) : (
        <Hint>{facts ? t(stateOf(reading, isTrusted), { ...figures, percent: Math.round(reading.deepest * 100) }) : t('reading')}</Hint>
      )}
    </Section>
  );
}

/** Stands for the upper edge of a subject that is not cut out yet. */
const ANY_SKYLINE = [0.5, 0.5];
/** The refusals that only the subject's own edge can decide. */
const DEPENDS_ON_SKYLINE: ReadonlySet<BehindRefusal> = new Set(['tooDeep', 'apart', 'locked']);

/** The least hidden share of a letter that anybody sees. */
const SEEN = 0.01;

function stateOf({ quality, shape, deepest, isRead, isCutOut }: BehindReading, isTrusted: boolean) {
  if (isCutOut) return deepest < SEEN ? 'subjectCoversNothing' : isRead ? 'subjectCovers' : 'subjectCoversTooMuch';
  if (quality === null) return 'noHorizon';
  if (!isTrusted) return 'doubtful';
  if (!shape) return 'clear';
  if (deepest < SEEN) return 'coversNothing';
  return isRead ? 'covers' : 'coversTooMuch';
}

interface MaskFieldsProps {
  readonly mask: ForegroundMask;
  readonly onChange: (change: Partial<ForegroundMask>, gesture: string) => void;
}

function MaskFields({ mask, onChange }: MaskFieldsProps) {
  const t = useMessages(foregroundMessages);
  return (
    <>
      <SliderField
        label={t('maskPosition')}
        suffix=" %"
        value={mask.shift * -100}
        min={-10}
        max={10}
        step={0.1}
        onChange={(percent, gesture) => onChange({ shift: percent / -100 }, gesture)}
      />
      <SliderField
        label={t('softEdge')}
        suffix=" %"
        value={mask.softness * 100}
        min={0}
        max={4}
        step={0.1}
        onChange={(percent, gesture) => onChange({ softness: percent / 100 }, gesture)}
      />
    </>
  );
}
