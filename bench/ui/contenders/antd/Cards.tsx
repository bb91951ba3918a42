import { Avatar, Button, Card, Flex, Typography } from 'antd';
import { BookmarkIcon } from '../../page/BookmarkIcon.tsx';
import type { CardsProps } from '../../page/contender.ts';
import { formatRupees, initials, reducedPrice, type Product } from '../../page/data.ts';

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))', gap: 24 };
const pictureStyle = { aspectRatio: '4 / 3', objectFit: 'cover' } as const;

export function Cards({ products, ...actions }: CardsProps) {
  return (
    <div style={grid}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} {...actions} />
      ))}
    </div>
  );
}

function ProductCard({
  product,
  onRequestEstimate,
  onSave,
  onViewMore,
}: Omit<CardsProps, 'products'> & { product: Product }) {
  const { id, name, description, price, discount, stockQuantity, vendorName, images } = product;
  return (
    <Card
      size="small"
      data-card={id}
      cover={<img src={images[0]} alt={name} loading="lazy" style={pictureStyle} />}
    >
      <Flex vertical gap="small">
        <Typography.Title level={5} ellipsis={{ rows: 2 }} data-name>
          {name}
        </Typography.Title>
        <Typography.Paragraph type="secondary" ellipsis={{ rows: 2 }}>
          {description}
        </Typography.Paragraph>
        <Flex gap="small" align="baseline">
          <Typography.Text strong>{formatRupees(reducedPrice(product))}</Typography.Text>
          <Typography.Text delete type="secondary">
            {formatRupees(price)}
          </Typography.Text>
          <Typography.Text type="secondary">{`${discount}% off`}</Typography.Text>
        </Flex>
        <Flex gap="small" align="center">
          <Avatar>{initials(vendorName)}</Avatar>
          <Typography.Text style={{ flex: 1 }}>{vendorName}</Typography.Text>
          <Typography.Text type="secondary">{`${stockQuantity} in stock`}</Typography.Text>
        </Flex>
        <Button type="primary" block onClick={() => onRequestEstimate(product)}>
          Request Estimate
        </Button>
        <Flex gap="small">
          <Button type="text" icon={<BookmarkIcon />} onClick={() => onSave(product)}>
            Save for Later
          </Button>
          <Button type="text" onClick={() => onViewMore(product)}>
            View More
          </Button>
        </Flex>
      </Flex>
    </Card>
  );
}
