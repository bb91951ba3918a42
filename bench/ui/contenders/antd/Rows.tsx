import { Flex, Switch, Typography } from 'antd';
import type { RowsProps } from '../../page/contender.ts';

export function Rows({ rows, onToggle }: RowsProps) {
  return (
    <Flex vertical gap="small">
      {rows.map(({ id, name, city, isOn }) => (
        <Flex key={id} data-row={id} data-on={isOn} gap="middle">
          <Typography.Text style={{ flex: 1 }}>{name}</Typography.Text>
          <Typography.Text type="secondary">{city}</Typography.Text>
          <Switch
            aria-label={`Tell me of ${name}`}
            checked={isOn}
            onChange={(checked) => onToggle(id, checked)}
          />
        </Flex>
      ))}
    </Flex>
  );
}
