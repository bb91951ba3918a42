import { RowList } from '@guildhall/ui/row-list';
import { Switch } from '@guildhall/ui/switch';
import type { RowsProps } from '../../page/contender.ts';
import './guildhall.css';

export function Rows({ rows, onToggle }: RowsProps) {
  return (
    <RowList>
      {rows.map(({ id, name, city, isOn }) => (
        <div className="row" key={id} data-row={id} data-on={isOn}>
          <span className="row-name">{name}</span>
          <span className="row-city">{city}</span>
          <Switch
            label={`Tell me of ${name}`}
            hideLabel
            checked={isOn}
            onCheckedChange={(checked) => onToggle(id, checked)}
          />
        </div>
      ))}
    </RowList>
  );
}
