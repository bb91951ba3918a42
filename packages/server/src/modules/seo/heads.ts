import type { CompanyProfile, Product } from '@guildhall/contract';
import { netPrice, toPaise, toRupees } from '@guildhall/contract/money';
import type { PageHead } from '#http/pages.ts';

/** About as much as search engines show. */
const maxDescription = 160;

/** The beginning of a text, up to a whole word, on one line. */
function summarize(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= maxDescription) return line;
  const cut = line.slice(0, maxDescription);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxDescription / 2)).trimEnd()}…`;
}

export const productPath = (id: string): string => `/products/${id}`;
export const companyPath = (id: string): string => `/companies/${id}`;

export function productHead(product: Product, absolute: (address: string) => string): PageHead {
  const { id, name, description, images, sku, category, price, discount, stockQuantity } = product;
  const path = productPath(id);
  return {
    title: name,
    description: summarize(description) || `${name}, sold by ${product.vendorName}.`,
    path,
    picture: images?.[0],
    data: {
      '@type': 'Product',
      name,
      description: summarize(description),
      category,
      ...(sku && { sku }),
      ...(images && images.length > 0 && { image: images.map(absolute) }),
      offers: {
        '@type': 'Offer',
        url: absolute(path),
        price: toRupees(netPrice(toPaise(price), discount)).toFixed(2),
        priceCurrency: 'INR',
        availability: `https://schema.org/${stockQuantity > 0 ? 'InStock' : 'OutOfStock'}`,
        seller: {
          '@type': 'Organization',
          name: product.vendorName,
          url: absolute(companyPath(product.vendorId)),
        },
      },
    },
  };
}

export function companyHead(company: CompanyProfile, absolute: (address: string) => string): PageHead {
  const { _id, companyName, companyIndustry, productTypes, address, avatar } = company;
  const path = companyPath(_id);
  const facts = [companyIndustry, productTypes, address].filter(Boolean).join('. ');
  return {
    title: companyName,
    description: summarize(facts ? `${companyName}: ${facts}` : `${companyName} on Guildhall.`),
    path,
    picture: avatar ?? undefined,
    data: {
      '@type': 'Organization',
      name: companyName,
      url: absolute(path),
      ...(avatar && { logo: absolute(avatar) }),
      ...(address && { address }),
    },
  };
}
