import { Button } from '@mantine/core';
import type { BrandContent } from '@coverwright/contracts/calls/brand.ts';
import { useMessages } from '../messages/use-messages.ts';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useEditor, useMountedEditor } from '../session/editor-context.ts';
import { brandMessages } from './messages.ts';

interface BrandToggleProps {
  /** The name of the element in the author's brand. */
  readonly name: string;
  readonly content: BrandContent;
  /** The name of the list: “your colors”. */
  readonly list: string;
}

/** Adds a font, a color or a logo to the author's brand, or removes it. */
export function BrandToggle({ name, content, list }: BrandToggleProps) {
  const t = useMessages(brandMessages);
  const { brand } = useMountedEditor().resources;
  const notify = useEditor((state) => state.notify);
  const [isBusy, setBusy] = useState(false);
  const known = useStore(brand, ({ elements }) => elements.find((element) => isSame(element.content, content)));
  const toggle = async () => {
    setBusy(true);
    const { save, remove } = brand.getState();
    const done = known ? await remove(known.id) : await save(name, content);
    setBusy(false);
    if (!done.ok) notify({ tone: 'error', text: done.fault.message });
  };
  const Icon = known ? IconBookmarkFilled : IconBookmark;
  return (
    <Button variant="default" size="xs" loading={isBusy} leftSection={<Icon size={15} />} onClick={() => void toggle()}>
      {known ? t('removeFrom', { list }) : t('addTo', { list })}
    </Button>
  );
}

function isSame(first: BrandContent, second: BrandContent): boolean {
  return identityOf(first) === identityOf(second);
}

function identityOf(content: BrandContent): string {
  switch (content.kind) {
    case 'font':
      return `font ${content.family}`;
    case 'colour':
      return `color ${content.colour}`;
    case 'logo':
      return `logo ${content.image.assetId}`;
    case 'penName':
    case 'series':
      return content.kind;
  }
}
