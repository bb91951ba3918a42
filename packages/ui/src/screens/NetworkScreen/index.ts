export {
  NetworkScreen,
  type NetworkCompany,
  type NetworkList,
  type NetworkScreenProps,
  type NetworkTab,
} from './NetworkScreen.tsx';
