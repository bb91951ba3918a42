import { Flex, Switch, Text } from '@radix-ui/themes';
import type { RowsProps } from '../../page/contender.ts';

export function Rows({ rows, onToggle }: RowsProps) {
  return (
    <Flex direction="column" gap="2">
      {rows.map(({ id, name, city, isOn }) => (
        <Flex key={id} data-row={id} data-on={isOn} align="center" gap="3">
          <Text>{name}</Text>
          <Text color="gray" ml="auto">
            {city}
          </Text>
          <Switch
            aria-label={`Tell me of ${name}`}
            checked={isOn}
            onCheckedChange={(checked) => onToggle(id, checked)}
          />
        </Flex>
      ))}
    </Flex>
  );
}
