import { Button, CopyButton, Group, TextInput } from '@mantine/core';

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onCopied: () => void;
}

/** Something to copy: by the button, or from the field, which selects all of it. */
export function CopyField({ label, value, onCopied }: CopyFieldProps) {
  return (
    <Group align="flex-end" gap="xs" wrap="nowrap">
      <TextInput label={label} value={value} readOnly flex={1} onFocus={(event) => event.currentTarget.select()} onCopy={onCopied} />
      <CopyButton value={value} timeout={2000}>
        {({ copied, copy }) => (
          <Button
            variant={copied ? 'light' : 'filled'}
            data-autofocus
            onClick={() => {
              copy();
              onCopied();
            }}
          >
            <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}
