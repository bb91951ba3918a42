import { Group, Stack, Switch, Text } from '@mantine/core';
import type { RowsProps } from '../../page/contender.ts';

export function Rows({ rows, onToggle }: RowsProps) {
  return (
    <Stack gap="xs">
      {rows.map(({ id, name, city, isOn }) => (
        <Group key={id} data-row={id} data-on={isOn}>
          <Text flex={1}>{name}</Text>
          <Text c="dimmed">{city}</Text>
          <Switch
            aria-label={`Tell me of ${name}`}
            checked={isOn}
            onChange={(event) => onToggle(id, event.currentTarget.checked)}
          />
        </Group>
      ))}
    </Stack>
  );
}
