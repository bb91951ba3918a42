import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';
import type { RowsProps } from '../../page/contender.ts';

export function Rows({ rows, onToggle }: RowsProps) {
  return (
    <List>
      {rows.map(({ id, name, city, isOn }) => (
        <ListItem
          key={id}
          data-row={id}
          data-on={isOn}
          divider
          secondaryAction={
            <Switch
              edge="end"
              checked={isOn}
              onChange={(_, checked) => onToggle(id, checked)}
              slotProps={{ input: { 'aria-label': `Tell me of ${name}` } }}
            />
          }
        >
          <ListItemText primary={name} secondary={city} />
        </ListItem>
      ))}
    </List>
  );
}
