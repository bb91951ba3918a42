/** The subpath of the package under which a component is imported: `connection-toggle`. */
export const subpath = (name: string) => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
