import { readdirSync, readFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);

/** The rooms of the package: a folder of `src` each, with the words that the documentation shows above it. */
export const rooms = {
  components: {
    title: 'Components',
    description: 'They know nothing of companies and products, and serve any app.',
  },
  trade: { title: 'Trade', description: 'Companies, products, requests and chat, made of components.' },
  screens: { title: 'Screens', description: 'Views of whole screens.' },
} as const;

/** The name of a room, which is its folder. */
export type Room = keyof typeof rooms;

/** A component and where it is. */
export interface Entry {
  name: string;
  room: Room;
  /** Its folder, seen from the package: `src/trade/ProductCard`. */
  folder: string;
}

/** Every component of the package, room by room, by name. */
export const entries: readonly Entry[] = (Object.keys(rooms) as Room[]).flatMap((room) =>
  readdirSync(new URL(`src/${room}/`, root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, room, folder: `src/${room}/${name}` }))
    .sort((a, b) => a.name.localeCompare(b.name)),
);

/** What Storybook's sidebar calls a component: its room, its category if the room has some, and its name. */
export function storyTitle({ name, folder }: Entry): string {
  const stories = readFileSync(new URL(`${folder}/${name}.stories.tsx`, root), 'utf8');
  return /^ {2}title: '([^']+)',$/m.exec(stories)?.[1] ?? '';
}
