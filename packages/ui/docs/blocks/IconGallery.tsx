import { icons, users } from 'virtual:icons-in-use';

/** Every icon that the sources import, with who imports it. */
export const IconGallery = () => (
  <ul className="icon-gallery sb-unstyled">
    {Object.entries(icons).map(([name, Icon]) => (
      <li key={name}>
        <Icon size={20} aria-hidden />
        <code>{name}</code>
        <span>{users[name]?.join(', ')}</span>
      </li>
    ))}
  </ul>
);
