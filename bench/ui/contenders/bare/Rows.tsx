import type { RowsProps } from '../../page/contender.ts';

export function Rows({ rows, onToggle }: RowsProps) {
  return (
    <ul className="rows">
      {rows.map(({ id, name, city, isOn }) => (
        <li className="row" key={id} data-row={id} data-on={isOn}>
          <span className="row-name">{name}</span>
          <span className="row-city">{city}</span>
          <input
            className="switch"
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its own state
            role="switch"
            aria-label={`Tell me of ${name}`}
            checked={isOn}
            onChange={(event) => onToggle(id, event.target.checked)}
          />
        </li>
      ))}
    </ul>
  );
}
