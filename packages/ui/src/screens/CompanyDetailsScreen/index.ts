export {
  CompanyDetailsScreen,
  type CompanyDetailsScreenProps,
  type CompanyDetailsValues,
} from './CompanyDetailsScreen.tsx';
