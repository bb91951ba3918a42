/**
 * The folders of `src` that React Compiler compiles: what is rendered many times over, or is large. In a small component
 * the cache costs more than it saves.
 */
export const compiledFolders = ['trade', 'screens', 'components/Table'];
