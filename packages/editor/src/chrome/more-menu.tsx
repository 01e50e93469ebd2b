import { actionMessages } from '../actions/messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { ActionIcon, Menu, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import {
  IconBook,
  IconBuildingStore,
  IconBulb,
  IconDeviceFloppy,
  IconDots,
  IconHistory,
  IconMessage,
  IconMoon,
  IconRulerMeasure,
  IconShare2,
  IconSun,
} from '@tabler/icons-react';
import { EditorMenu } from './editor-menu.tsx';
import { toggleBook } from '../book-view/toggle-book.ts';
import { toggleGuidelines } from '../actions/document-actions.ts';
import { useSaving } from '../saving/saving-context.ts';
import { useDesign, useEditor, useMountedEditor } from '../session/editor-context.ts';
import { openIdeas } from '../ideas/open-ideas.ts';
import { toggleReview } from '../reviews/toggle-review.ts';
import { openShare } from '../sharing/open-share.ts';
import { openVersions } from '../versions/open-versions.ts';
import { openShopWindow } from '../shop-window/shop-window-action.ts';
import { AccountItems } from './account-menu.tsx';
import { FormatItems } from './format-menu.tsx';
import { HelpItems } from './help-menu.tsx';
import { runAction } from '../actions/run-action.ts';
import { SaveStateText } from './save-state.tsx';
import { chromeMessages } from './messages.ts';

/** The actions for which a phone's top bar has no space. */
export function MoreMenu() {
  const t = useMessages(chromeMessages);
  const tActions = useMessages(actionMessages);
  const editor = useMountedEditor();
  const { save } = useSaving();
  const { showGuidelines } = useDesign();
  const isBought = useEditor((state) => state.bought !== null);
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  return (
    <EditorMenu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('more')} data-tour="more">
          <IconDots size={22} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isBought ? null : (
          <>
            <Menu.Label>
              <SaveStateText isSaid={false} />
            </Menu.Label>
            <Menu.Item leftSection={<IconDeviceFloppy size={18} stroke={1.6} />} onClick={() => void save()}>
              {t('save')}
            </Menu.Item>
          </>
        )}
        {isBought ? null : (
          <Menu.Item leftSection={<IconShare2 size={18} stroke={1.6} />} onClick={() => runAction(openShare, editor)}>
            {tActions(openShare.label)}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconMessage size={18} stroke={1.6} />} onClick={() => runAction(toggleReview, editor)}>
          {tActions(toggleReview.label)}
        </Menu.Item>
        {isBought ? null : (
          <Menu.Item leftSection={<IconHistory size={18} stroke={1.6} />} onClick={() => runAction(openVersions, editor)}>
            {tActions(openVersions.label)}
          </Menu.Item>
        )}
        {isBought ? null : (
          <Menu.Item leftSection={<IconRulerMeasure size={18} stroke={1.6} />} onClick={() => runAction(toggleGuidelines, editor)}>
            {showGuidelines ? t('hideGuidelines') : t('showGuidelines')}
          </Menu.Item>
        )}
        {toggleBook.isEnabled(editor) && (
          <Menu.Item leftSection={<IconBook size={18} stroke={1.6} />} onClick={() => runAction(toggleBook, editor)}>
            {tActions(toggleBook.label)}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconBuildingStore size={18} stroke={1.6} />} onClick={() => runAction(openShopWindow, editor)}>
          {tActions(openShopWindow.label)}
        </Menu.Item>
        {isBought ? null : (
          <Menu.Item leftSection={<IconBulb size={18} stroke={1.6} />} onClick={() => runAction(openIdeas, editor)}>
            {tActions(openIdeas.label)}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={isDark ? <IconSun size={18} stroke={1.6} /> : <IconMoon size={18} stroke={1.6} />}
          onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
        >
          {isDark ? t('lightMode') : t('darkMode')}
        </Menu.Item>
        <Menu.Divider />
        <FormatItems />
        <Menu.Divider />
        <HelpItems withKeys={false} />
        <AccountItems />
      </Menu.Dropdown>
    </EditorMenu>
  );
}
