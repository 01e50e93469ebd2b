import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconLogin2, IconLogout, IconUserCircle } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { EditorMenu } from './editor-menu.tsx';
import { leaveToSignUp, type SignInDoor, type SignInState, signInDoor } from '../api/sign-in-door.ts';

/** Whose cover this is: the way in, or to the account and out. Nothing where there are no accounts. */
export function AccountMenu() {
  const door = signInDoor();
  return door ? <OpenAccountMenu door={door} /> : null;
}

/** The same among the items of another menu. */
export function AccountItems() {
  const door = signInDoor();
  return door ? (
    <>
      <Menu.Divider />
      <AskedItems door={door} />
    </>
  ) : null;
}

interface DoorProps {
  readonly door: SignInDoor;
}

/** Asks as long as it is there, open or not: so the page learns in time when somebody is logged out. */
function OpenAccountMenu({ door }: DoorProps) {
  const state = useSyncExternalStore(door.subscribe, door.read);
  return (
    <EditorMenu position="bottom-end" width={250}>
      <Tooltip label="Account" openDelay={400}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={38} aria-label="Account">
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
  if (state.status === 'loading') return <Menu.Label>Account</Menu.Label>;
  if (state.status === 'unauthenticated') {
    return (
      <>
        <Menu.Label>Covers saved without an account are deleted 90 days after your last visit.</Menu.Label>
        <Menu.Item leftSection={<IconLogin2 size={18} stroke={1.6} />} onClick={() => leaveToSignUp(door)}>
          Log in or sign up
        </Menu.Item>
      </>
    );
  }
  return (
    <>
      <Menu.Label>{state.email}</Menu.Label>
      <Menu.Item component="a" href={door.addresses.account} leftSection={<IconUserCircle size={18} stroke={1.6} />}>
        My account
      </Menu.Item>
      <Menu.Item component="a" href={door.addresses.signOut} leftSection={<IconLogout size={18} stroke={1.6} />}>
        Log out
      </Menu.Item>
    </>
  );
}
