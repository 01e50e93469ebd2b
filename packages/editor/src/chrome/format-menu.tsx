import { Button, Menu } from '@mantine/core';
import { FORMAT_IDS, type FormatId } from '@coverwright/core/formats/format.ts';
import { useMessages } from '../messages/use-messages.ts';
import { IconBook, IconBook2, IconCheck, IconChevronDown, IconDeviceTablet, IconHeadphones } from '@tabler/icons-react';
import { EditorMenu } from './editor-menu.tsx';
import { useDesign, useMountedEditor } from '../session/editor-context.ts';
import { switchFormat } from '../session/switch-format.ts';
import { runAction } from '../actions/run-action.ts';
import { fitCover } from '../actions/view-actions.ts';
import { chromeMessages } from './messages.ts';
import { nameFormat } from '../messages/name-format.ts';

const ICONS = { paperback: IconBook2, hardback: IconBook, audiobook: IconHeadphones, ebook: IconDeviceTablet } as const satisfies Record<
  FormatId,
  typeof IconBook
>;

export function FormatMenu() {
  const t = useMessages(chromeMessages);
  const { format } = useDesign();
  const Icon = ICONS[format];
  return (
    <EditorMenu position="bottom-start" width={230}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          px={10}
          leftSection={<Icon size={18} stroke={1.6} />}
          rightSection={<IconChevronDown size={14} />}
          data-tour="formats"
          aria-label={t('format', { name: nameFormat(format) })}
        >
          {nameFormat(format)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <FormatItems />
      </Menu.Dropdown>
    </EditorMenu>
  );
}

/** A menu item for each format; a title has a design for each. */
export function FormatItems() {
  const t = useMessages(chromeMessages);
  const editor = useMountedEditor();
  const { format } = useDesign();
  return (
    <>
      <Menu.Label>{t('otherFormats')}</Menu.Label>
      {FORMAT_IDS.map((id) => {
        const ItemIcon = ICONS[id];
        return (
          <Menu.Item
            key={id}
            leftSection={<ItemIcon size={18} stroke={1.6} />}
            rightSection={id === format ? <IconCheck size={16} /> : null}
            onClick={() => {
              switchFormat(editor, id);
              runAction(fitCover, editor);
            }}
          >
            {nameFormat(id)}
          </Menu.Item>
        );
      })}
    </>
  );
}
