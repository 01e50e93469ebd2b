import '@mantine/core/styles.layer.css';
import { MantineProvider } from '@mantine/core';
import { Outlet } from 'react-router';
import { useNonce } from '../nonce.tsx';
import { theme } from './theme.ts';

/** Around every page that has parts of Mantine. The others do without it, and come sooner. */
export default function MantineShell() {
  const nonce = useNonce();
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={() => nonce}>
      <Outlet />
    </MantineProvider>
  );
}
