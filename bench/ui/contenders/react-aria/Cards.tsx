import { Button } from 'react-aria-components';
import { BookmarkIcon } from '../../page/BookmarkIcon.tsx';
import type { CardsProps } from '../../page/contender.ts';
import { formatRupees, initials, reducedPrice, type Product } from '../../page/data.ts';

/** React Aria Components has no card: plain elements with the library's button. */
export function Cards({ products, ...actions }: CardsProps) {
  return (
    <ul className="cards">
      {products.map((product) => (
        <li key={product.id}>
          <Card product={product} {...actions} />
        </li>
      ))}
    </ul>
  );
}

function Card({
  product,
  onRequestEstimate,
  onSave,
  onViewMore,
}: Omit<CardsProps, 'products'> & { product: Product }) {
  const { id, name, description, price, discount, stockQuantity, vendorName, images } = product;
  return (
    <article className="card" data-card={id}>
      <img className="picture" src={images[0]} alt={name} loading="lazy" />
      <div className="body">
        <h3 className="name" data-name>
          {name}
        </h3>
        <p className="description">{description}</p>
        <div className="price">
          <span className="amount">{formatRupees(reducedPrice(product))}</span>
          <s className="original">{formatRupees(price)}</s>
          <span className="discount">{`${discount}% off`}</span>
        </div>
        <div className="source">
          <span className="vendor">
            <span className="avatar" aria-hidden>
              {initials(vendorName)}
            </span>
            <span>{vendorName}</span>
          </span>
          <span className="stock">{`${stockQuantity} in stock`}</span>
        </div>
        <div className="actions">
          <Button className="button" onPress={() => onRequestEstimate(product)}>
            Request Estimate
          </Button>
          <Button className="button quiet" onPress={() => onSave(product)}>
            <BookmarkIcon />
            Save for Later
          </Button>
          <Button className="button quiet" onPress={() => onViewMore(product)}>
            View More
          </Button>
        </div>
      </div>
    </article>
  );
}
