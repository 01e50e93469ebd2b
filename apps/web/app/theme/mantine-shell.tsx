import '@mantine/core/styles.layer.css';
import { MantineProvider } from '@mantine/core';
import { Outlet } from 'react-router';
import { useNonce } from '../nonce.tsx';
import { theme } from './theme.ts';

/** Wraps the pages with Mantine components. Other pages load faster without it. */
export default function MantineShell() {
  const nonce = useNonce();
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={() => nonce}>
      <Outlet />
    </MantineProvider>
  );
}
