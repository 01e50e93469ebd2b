import { Button, Group } from '@mantine/core';
import { useLocation } from 'react-router';
import { MessagePage } from './message-page.tsx';

/** The 404 page. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <MessagePage heading="We're sorry..." detail={`Page not found: ${pathname}`}>
      <p>The page you are looking for doesn't exist or has been moved.</p>
      <Group>
        <Button component="a" href="/">
          Home
        </Button>
        <Button component="a" href="/support" variant="default">
          Support
        </Button>
      </Group>
      <title>Page not found · Coverwright</title>
    </MessagePage>
  );
}
