import { Button, Group } from '@mantine/core';
import { MessagePage } from './message-page.tsx';

/** Shown when a page itself breaks: what happened, and the two ways on. */
export function FailurePage() {
  return (
    <MessagePage heading="Something went wrong on our side">
      <p>Your covers are safe: they are saved apart from this page. Try once more, or start again from the home page.</p>
      <Group>
        <Button component="a" href="">
          Try again
        </Button>
        <Button component="a" href="/" variant="default">
          Home
        </Button>
      </Group>
      <title>Something went wrong · Coverwright</title>
    </MessagePage>
  );
}
