const kebab = (name: string) => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

/** The subpath of the package under which a component is imported: `button`, `trade/product-card`. */
export const subpath = (name: string, room: string) =>
  room === 'components' ? kebab(name) : `${room}/${kebab(name)}`;
