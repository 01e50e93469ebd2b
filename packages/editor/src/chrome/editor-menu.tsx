import { Menu, type MenuProps } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { useBackCloses } from '../navigation/use-back-closes.ts';

/** A menu of the editor with the target and dropdown of a Mantine `Menu`; its target opens it unless `opened` is given. */
export function EditorMenu({ onChange, opened: isOpenFromOutside, ...props }: MenuProps) {
  const [isOpenByItself, setOpen] = useState(false);
  const isOpen = isOpenFromOutside ?? isOpenByItself;
  const change = (opened: boolean) => {
    setOpen(opened);
    onChange?.(opened);
  };
  useBackCloses(isOpen, () => change(false));
  // The dropdown handles Escape only while it has the focus, which a cover or an item that loads late can take from it.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== 'Escape') return;
    event.stopPropagation();
    change(false);
  };
  useWindowEvent('keydown', closeOnEscape, { capture: true });
  return <Menu withInitialFocusPlaceholder={false} shadow="md" {...props} opened={isOpen} onChange={change} />;
}
