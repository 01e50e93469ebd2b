import { Button } from '@mantine/core';

interface ConfirmFormProps {
  /** The token of the link in the mail. */
  readonly token: string;
  readonly label: string;
}

/** The button that confirms what a mail asked about. Programs that look at links in mails press no buttons, so that only people confirm. */
export function ConfirmForm({ token, label }: ConfirmFormProps) {
  return (
    <form method="post">
      <input type="hidden" name="token" value={token} />
      <Button type="submit" size="md" fullWidth>
        {label}
      </Button>
    </form>
  );
}
