import { useMessages } from '../messages/use-messages.ts';
import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconLogin2, IconLogout, IconUserCircle } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { EditorMenu } from './editor-menu.tsx';
import { leaveToSignUp, type SignInProvider, type SignInState, getSignIn } from '../api/sign-in-provider.ts';
import { chromeMessages } from './messages.ts';

/** The menu of the account: login, account and logout. Shows nothing on a server without accounts. */
export function AccountMenu() {
  const door = getSignIn();
  return door ? <OpenAccountMenu door={door} /> : null;
}

/** The entries of the account menu, as part of another menu. */
export function AccountItems() {
  const door = getSignIn();
  return door ? (
    <>
      <Menu.Divider />
      <AskedItems door={door} />
    </>
  ) : null;
}

interface DoorProps {
  readonly door: SignInProvider;
}

/** Watches the session while it is mounted, open or not, so that the page learns of a logout in time. */
function OpenAccountMenu({ door }: DoorProps) {
  const t = useMessages(chromeMessages);
  const state = useSyncExternalStore(door.subscribe, door.read);
  return (
    <EditorMenu position="bottom-end" width={250}>
      <Tooltip label={t('account')} openDelay={400}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={38} aria-label={t('account')}>
            <IconUserCircle size={20} stroke={1.7} />
          </ActionIcon>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown>
        <Items door={door} state={state} />
      </Menu.Dropdown>
    </EditorMenu>
  );
}

function AskedItems({ door }: DoorProps) {
  return <Items door={door} state={useSyncExternalStore(door.subscribe, door.read)} />;
}

function Items({ door, state }: DoorProps & { readonly state: SignInState }) {
  const t = useMessages(chromeMessages);
  if (state.status === 'loading') return <Menu.Label>{t('account')}</Menu.Label>;
  if (state.status === 'unauthenticated') {
    return (
      <>
        <Menu.Label>{t('noAccountHint')}</Menu.Label>
        <Menu.Item leftSection={<IconLogin2 size={18} stroke={1.6} />} onClick={() => leaveToSignUp(door)}>
          {t('logInOrSignUp')}
        </Menu.Item>
      </>
    );
  }
  return (
    <>
      <Menu.Label>{state.email}</Menu.Label>
      <Menu.Item component="a" href={door.addresses.account} leftSection={<IconUserCircle size={18} stroke={1.6} />}>
        {t('myAccount')}
      </Menu.Item>
      <Menu.Item component="a" href={door.addresses.signOut} leftSection={<IconLogout size={18} stroke={1.6} />}>
        {t('logOut')}
      </Menu.Item>
    </>
  );
}
