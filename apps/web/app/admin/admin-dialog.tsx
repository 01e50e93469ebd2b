import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';

interface AdminDialogProps {
  readonly title: string;
  readonly isOpen?: boolean;
  /** True for a form with many fields. */
  readonly isWide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog of the administration. */
export function AdminDialog({ title, isOpen = true, isWide = false, onClose, children }: AdminDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      size={isWide ? 'lg' : 'md'}
      centered={!isWide}
      // The page has a banner landmark already.
      attributes={{ header: { role: 'presentation' } }}
    >
      {children}
    </Modal>
  );
}
