export { brand, type BrandOptions, type BrandStyle, type BrandThemes } from './brand.ts';
