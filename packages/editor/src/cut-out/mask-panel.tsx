import { ActionIcon, Button, Tooltip } from '@mantine/core';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { useMessages } from '../messages/use-messages.ts';
import { IconArrowBackUp, IconArrowForwardUp, IconBrush, IconEraser, IconHandStop, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { ChoiceField } from '../inspectors/fields/choice-field.tsx';
import { SliderField } from '../inspectors/fields/slider-field.tsx';
import { createMaskEditor } from './create-mask-editor.ts';
import { cutByHand } from './cut-out-calls.ts';
import styles from './cut-out.module.css';
import { encodeMask } from './draw-mask.ts';
import type { MaskedPicture } from './load-mask.ts';
import { MaskCanvas } from './mask-canvas.tsx';
import { cutOutMessages } from './messages.ts';

interface MaskPanelProps {
  readonly masked: MaskedPicture;
  readonly image: DesignImage;
  readonly onCut: (image: DesignImage) => void;
  readonly onClose: () => void;
}

const MODES = [
  { value: 'erase', icon: <IconEraser size={18} /> },
  { value: 'restore', icon: <IconBrush size={18} /> },
  { value: 'move', icon: <IconHandStop size={18} /> },
] as const;
const CLOSEST = 6;

/** The mask editor with its brush settings, undo and redo. */
export function MaskPanel({ masked: { picture, mask }, image, onCut, onClose }: MaskPanelProps) {
  const t = useMessages(cutOutMessages);
  const [editor] = useState(() => createMaskEditor(mask));
  const [mode, setMode] = useState<'erase' | 'restore' | 'move'>('erase');
  const [reach, setReach] = useState(18);
  const [softness, setSoftness] = useState(30);
  const [zoom, setZoom] = useState(1);
  const [isSaving, setIsSaving] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const saving = useRef<AbortController | null>(null);
  useEffect(() => () => saving.current?.abort(), []);
  const { steps, isEmpty } = useStore(editor.state);
  const save = async () => {
    const giveUp = new AbortController();
    saving.current = giveUp;
    setIsSaving(true);
    setFault(null);
    const cut = await cutByHand(image, await encodeMask(steps.present), giveUp.signal);
    if (giveUp.signal.aborted) return;
    setIsSaving(false);
    if (cut.ok) onCut(cut.value);
    else setFault(cut.fault.message);
  };
  const step = (event: KeyboardEvent) => {
    if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    if (event.shiftKey) editor.redo();
    else editor.undo();
  };
  return (
    <div className={styles.layout} role="presentation" onKeyDown={step}>
      <MaskCanvas
        picture={picture}
        editor={editor}
        brush={{ mode: mode === 'restore' ? 'restore' : 'erase', hardness: 1 - softness / 100 }}
        reach={reach}
        zoom={zoom}
        isMoving={mode === 'move'}
      />
      <div className={styles.tools}>
        <ChoiceField
          label={t('brush')}
          value={mode}
          choices={MODES.map((choice) => ({ ...choice, label: t(choice.value) }))}
          onChange={setMode}
        />
        <SliderField label={t('size')} value={reach} min={3} max={80} suffix=" px" onChange={setReach} />
        <SliderField label={t('softness')} value={softness} min={0} max={100} suffix=" %" onChange={setSoftness} />
        <div className={styles.row}>
          <Tool label={t('undo')} isEnabled={steps.past.length > 0} onPress={editor.undo} icon={<IconArrowBackUp size={18} />} />
          <Tool label={t('redo')} isEnabled={steps.future.length > 0} onPress={editor.redo} icon={<IconArrowForwardUp size={18} />} />
          <Tool
            label={t('farther')}
            isEnabled={zoom > 1}
            onPress={() => setZoom(Math.max(1, zoom / 1.5))}
            icon={<IconZoomOut size={18} />}
          />
          <Tool
            label={t('closer')}
            isEnabled={zoom < CLOSEST}
            onPress={() => setZoom(Math.min(CLOSEST, zoom * 1.5))}
            icon={<IconZoomIn size={18} />}
          />
        </div>
        {(fault !== null || isEmpty) && (
          <p className={styles.fault} role="alert">
            {fault ?? t('nothingLeft')}
          </p>
        )}
        <div className={styles.ends}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button loading={isSaving} disabled={isEmpty} onClick={() => void save()}>
            {t('use')}
          </Button>
        </div>
      </div>
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly isEnabled: boolean;
  readonly onPress: () => void;
  readonly icon: ReactNode;
}

function Tool({ label, isEnabled, onPress, icon }: ToolProps) {
  return (
    <Tooltip label={label} openDelay={500}>
      <ActionIcon variant="default" size={36} aria-label={label} disabled={!isEnabled} onClick={onPress}>
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}
