import { Modal, type ModalProps } from '@mantine/core';
import { useBackCloses } from '../navigation/use-back-closes.ts';

/** A dialog of the editor that the browser's Back button closes. */
export function EditorModal(props: ModalProps) {
  useBackCloses(props.opened, props.onClose);
  return <Modal {...props} />;
}
