import { Switch } from '@mantine/core';

interface SwitchFieldProps {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly description?: string;
  readonly onChange: (checked: boolean) => void;
}

export function SwitchField({ label, checked, disabled = false, description, onChange }: SwitchFieldProps) {
  return (
    <Switch
      label={label}
      {...(description ? { description } : {})}
      checked={checked}
      disabled={disabled}
      labelPosition="left"
      styles={{ body: { justifyContent: 'space-between' }, labelWrapper: { width: '100%' } }}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
