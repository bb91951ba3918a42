import { HStack, Stack, Switch, Text } from '@chakra-ui/react';
import type { RowsProps } from '../../page/contender.ts';

export function Rows({ rows, onToggle }: RowsProps) {
  return (
    <Stack>
      {rows.map(({ id, name, city, isOn }) => (
        <HStack key={id} data-row={id} data-on={isOn}>
          <Text flex="1">{name}</Text>
          <Text color="fg.muted">{city}</Text>
          <Switch.Root checked={isOn} onCheckedChange={({ checked }) => onToggle(id, checked)}>
            <Switch.HiddenInput aria-label={`Tell me of ${name}`} />
            <Switch.Control>
              <Switch.Thumb />
            </Switch.Control>
          </Switch.Root>
        </HStack>
      ))}
    </Stack>
  );
}
