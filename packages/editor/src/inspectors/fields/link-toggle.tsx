import { ActionIcon, Tooltip } from '@mantine/core';
import { bookNameOf, isLinkable, isLinked } from '@coverwright/core/commands/link-words.ts';
import type { TextBox } from '@coverwright/core/design/text-box.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { IconLink, IconUnlink } from '@tabler/icons-react';
import { useDesign, useEditor } from '../../session/editor-context.ts';
import { fieldMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';

/** Links a title, author or subtitle to the book's data, or unlinks it. Shows nothing for other texts. */
export function LinkToggle({ box }: { readonly box: TextBox }) {
  const t = useMessages(fieldMessages);
  const design = useDesign();
  const run = useEditor((state) => state.run);
  if (!isLinkable(box)) return null;
  const linked = isLinked(design, box);
  const called = bookNameOf(box) ?? 'subtitle';
  const hint = linked ? t('linkedHint', { called }) : t('unlinkedHint', { called });
  return (
    <Tooltip label={hint} multiline maw={220}>
      <ActionIcon
        variant={linked ? 'light' : 'subtle'}
        color={linked ? 'primary' : 'gray'}
        aria-label={t('link', { called })}
        aria-pressed={linked}
        onClick={() =>
          run(
            { name: 'link-words', id: box.designMode.uniqueId, linked: !linked },
            linked ? nameStep('unlinkText', { called }) : nameStep('linkText', { called }),
          )
        }
      >
        {linked ? <IconLink size={17} /> : <IconUnlink size={17} />}
      </ActionIcon>
    </Tooltip>
  );
}
