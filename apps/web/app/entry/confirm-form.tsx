import { Button } from '@mantine/core';

interface ConfirmFormProps {
  /** The token of the link in the mail. */
  readonly token: string;
  readonly label: string;
}

/** A button that confirms the action of a mail's link, because programs that scan mails open links but press no buttons. */
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
