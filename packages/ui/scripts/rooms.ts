import { readdirSync, readFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);

/**
 * The rooms of the package, each a folder of `src`, in the order in which the documentation shows them: their words
 * and the categories that their components are shown by.
 */
export const rooms = {
  components: {
    title: 'Components',
    description: 'They know nothing of companies and products, and serve any app.',
    categories: [
      'Actions',
      'Data display',
      'Feedback',
      'Forms',
      'Layout',
      'Navigation',
      'Overlays',
      'Typography',
    ],
  },
  trade: {
    title: 'Trade',
    description: 'Companies, products, requests and chat, made of components.',
    categories: ['Account', 'Chat', 'Companies', 'Deals', 'Frame', 'Products', 'Requests', 'Search'],
  },
  screens: { title: 'Screens', description: 'Views of whole screens.', categories: [] },
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

/** What Storybook's sidebar calls a component, as its stories say: its room, its category if the room has some, its name. */
export const storyTitle = (stories: string) => /^ {2}title: '([^']+)',$/m.exec(stories)?.[1] ?? '';

/** A room of the package as the documentation shows it. */
export interface Chapter {
  title: string;
  description: string;
  /** Its components by category; a room without categories has one group without a title. */
  groups: { title: string; entries: Entry[] }[];
}

/** All rooms with their components. */
export const chapters = (): Chapter[] =>
  (Object.keys(rooms) as Room[]).map((room) => {
    const { title, description, categories } = rooms[room];
    const own = entries.filter((entry) => entry.room === room);
    const categoryOf = ({ name, folder }: Entry) =>
      storyTitle(readFileSync(new URL(`${folder}/${name}.stories.tsx`, root), 'utf8'))
        .split('/')
        .at(-2);
    const groups = categories.map((category) => ({
      title: category,
      entries: own.filter((entry) => categoryOf(entry) === category),
    }));
    return { title, description, groups: groups.length > 0 ? groups : [{ title: '', entries: own }] };
  });
