import { Switch } from 'react-aria-components';
import type { RowsProps } from '../../page/contender.ts';

export function Rows({ rows, onToggle }: RowsProps) {
  return (
    <ul className="rows">
      {rows.map(({ id, name, city, isOn }) => (
        <li className="row" key={id} data-row={id} data-on={isOn}>
          <span className="row-name">{name}</span>
          <span className="row-city">{city}</span>
          <Switch
            aria-label={`Tell me of ${name}`}
            isSelected={isOn}
            onChange={(selected) => onToggle(id, selected)}
          >
            <div className="indicator" />
          </Switch>
        </li>
      ))}
    </ul>
  );
}
