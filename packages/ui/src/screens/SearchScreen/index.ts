export { SearchScreen, type SearchKind, type SearchScreenProps } from './SearchScreen.tsx';
