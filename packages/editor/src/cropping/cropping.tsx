import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useBackCloses } from '../navigation/use-back-closes.ts';
import { useDesign, useEditor, useMountedEditor } from '../session/editor-context.ts';
import { CropEditor } from './crop-editor.tsx';
import { type CropTarget, cropCommand, cropTarget } from './crop-target.ts';
import { nameStep } from '../steps/name-step.ts';

/** Renders the crop mode while it is open. */
export function Cropping() {
  const { dialogs } = useMountedEditor();
  const design = useDesign();
  const isOpen = useStore(dialogs, ({ open }) => open === 'crop');
  const selectedIds = useEditor((state) => state.selectedIds);
  const target = isOpen ? cropTarget(design, selectedIds) : null;
  return target ? (
    <OpenCrop key={`${target.id} ${target.image.assetId}`} target={target} onEnd={() => dialogs.setState({ open: null })} />
  ) : null;
}

/** The open crop mode, which applies the crop as one step. */
function OpenCrop({ target, onEnd }: { readonly target: CropTarget; readonly onEnd: () => void }) {
  useBackCloses(true, onEnd);
  const run = useEditor((state) => state.run);
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <CropEditor
      target={target}
      onApply={(crop) => {
        onEnd();
        run(cropCommand(target, crop), nameStep('cropThePicture'));
      }}
      onLeave={onEnd}
    />
  );
}
